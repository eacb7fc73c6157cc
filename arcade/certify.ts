import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { plays } from './registry/plays.ts'
import { proofs } from './registry/proofs.ts'
import { engines } from './rules/catalogue.ts'
import type { Draws } from './rules/draws.ts'
import type { Engine } from './rules/engine.ts'
import { certificateOf } from './rules/exact/certificate.ts'
import { type Play, results } from './rules/play.ts'
import type { Certificate } from './rules/protocol.ts'

/** Numbers that are the same each time: block b of round n is SHA-256 of `n:b`. */
function fixedDraws(round: number): Draws {
  let [block, blocks, at] = [Buffer.alloc(0), 0, 0]
  return {
    uint32() {
      if (at === block.length) [block, at] = [createHash('sha256').update(`${round}:${blocks++}`).digest(), 0]
      at += 4
      return block.readUInt32BE(at - 4)
    },
  }
}

/** What the plays of a game win, step by step, in so many rounds each, on numbers that are the same each time. */
export const resultsOf = (engine: Engine, plays: readonly Play[], rounds: number, from = 0): string[][] =>
  plays.flatMap((play, index) =>
    Array.from({ length: rounds }, (_, round) => results(engine, play, () => fixedDraws(from + index * rounds + round)))
  )

export { plays }

const roundsOfHash = 40

/**
 * SHA-256 of the version, the stake levels, the sheet (strips, pays, feature parameters) and of what forty rounds of each play win on fixed numbers.
 * So it changes with every figure that pays, wherever in the rules that figure stands.
 */
export const definitionHash = (engine: Engine, plays: readonly Play[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify({
        sysname: engine.sysname,
        version: engine.version,
        sheet: engine.sheet,
        stakes: engine.stakesMinor.map(String),
        results: resultsOf(engine, plays, roundsOfHash),
      })
    )
    .digest('hex')

/** Works a certificate out from the rules: seconds for a slot. */
export function certify(engine: Engine): Certificate {
  const { [engine.sysname]: proof } = proofs
  const { [engine.sysname]: ways } = plays
  if (!proof || !ways) throw new RangeError(`${engine.sysname} has no proof or no plays`)
  return certificateOf(engine, definitionHash(engine, ways), proof())
}

/** `node --conditions=ante-server arcade/certify.ts`: writes all certificate files anew. */
if (import.meta.main) {
  for (const engine of engines) {
    await writeFile(
      new URL(`games/${engine.sysname}/certificate.json`, import.meta.url),
      `${JSON.stringify(certify(engine), null, 2)}\n`
    )
  }
}
