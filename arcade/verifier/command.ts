import { readFileSync } from 'node:fs'
import { verifiers } from '../registry/verifiers.ts'
import { verifyText } from './verify.ts'

/**
 * `npm run verify -- round.json` verifies the round, or the draw of a bet, in the file, `npm run verify` the one at standard input. Exit code 0 when it matches, else 1.
 * `npm run verify -- --compare 1000000 [game …]` plays so many rounds of each game by its rules and by its verifier: 0 when all of them are equal.
 */
const [file, rounds = '1000000', ...games] = process.argv.slice(2)

/** The whole rules are loaded only for this: a round is verified without them. */
async function compare(): Promise<void> {
  const { compareRounds } = await import('../testing/compare.ts')
  const count = Number(rounds)
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`${rounds} is no number of rounds`)
  for (const game of games.length > 0 ? games : Object.keys(verifiers)) {
    const began = performance.now()
    compareRounds(game, count)
    process.stdout.write(`${game}: ${count} rounds are equal, ${Math.round((performance.now() - began) / 1000)} s\n`)
  }
}

function verify(): void {
  const { verdict, checks, problem } = verifyText(readFileSync(file ?? 0, 'utf8'), verifiers)
  for (const { name, holds, said, found } of checks)
    process.stdout.write(
      `${name}: ${holds ? 'verified' : `does not match\n  recorded     ${said}\n  recalculated ${found}`}\n`
    )
  if (problem !== undefined) process.stdout.write(`${problem}\n`)
  process.stdout.write(`${verdict}\n`)
  process.exitCode = verdict === 'matches' ? 0 : 1
}

if (file === '--compare') await compare()
else verify()
