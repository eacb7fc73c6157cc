import { readFileSync } from 'node:fs'
import { verifiers } from '../registry/verifiers.ts'
import { verifyText } from './verify.ts'

/** `npm run verify -- round.json` verifies the round in the file, `npm run verify` the one at standard input. Exit code 0 when it matches, else 1. */
const [file] = process.argv.slice(2)
const { verdict, checks, problem } = verifyText(readFileSync(file ?? 0, 'utf8'), verifiers)
for (const { name, holds, said, found } of checks)
  process.stdout.write(
    `${name}: ${holds ? 'verified' : `does not match\n  recorded     ${said}\n  recalculated ${found}`}\n`
  )
if (problem !== undefined) process.stdout.write(`${problem}\n`)
process.stdout.write(`${verdict}\n`)
process.exitCode = verdict === 'matches' ? 0 : 1
