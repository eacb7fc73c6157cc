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

const firstBlocks = new Map<number, Buffer>()
const block = (round: number, at: number): Buffer => createHash('sha256').update(`${round}:${at}`).digest()
/** Kept, because each step of a round asks for it again. */
function firstBlock(round: number): Buffer {
  const first = firstBlocks.get(round) ?? block(round, 0)
  firstBlocks.set(round, first)
  return first
}

/** Numbers that are the same each time: block b of round n is SHA-256 of `n:b`. */
function fixedDraws(round: number): Draws {
  let words = firstBlock(round)
  let [blocks, at] = [1, 0]
  return {
    uint32() {
      if (at === words.length) [words, at] = [block(round, blocks++), 0]
      at += 4
      return words.readUInt32BE(at - 4)
    },
  }
}

/** What the plays of a game win, step by step, in so many rounds each, on numbers that are the same each time: one round after the other. */
export function* resultsOf(engine: Engine, plays: readonly Play[], rounds: number, from = 0): Generator<string[]> {
  for (const [index, play] of plays.entries())
    for (let round = 0; round < rounds; round += 1)
      yield results(engine, play, () => fixedDraws(from + index * rounds + round))
}

export { plays }

export const roundsOfHash = 40

/** What a game's definition says without a round being played. */
export const headOf = ({ sysname, version, sheet, stakesMinor }: Engine) => ({
  sysname,
  version,
  sheet,
  stakes: stakesMinor.map(String),
})

/**
 * SHA-256 of the version, the stake levels, the sheet (strips, pays, feature parameters) and of what forty rounds of each play win on fixed numbers.
 * So it changes with every figure that pays, wherever in the rules that figure stands.
 */
export const definitionHash = (engine: Engine, plays: readonly Play[]): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...headOf(engine), results: [...resultsOf(engine, plays, roundsOfHash)] }))
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
