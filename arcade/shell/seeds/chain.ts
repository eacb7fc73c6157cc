import type { Draws } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import type { LiveTable } from '../../rules/protocol.ts'
import { drawsOf, sha256, sha256OfHex } from './hashes.ts'

type LiveRound = LiveTable['round']

/** The round that is drawn next and the hash of its seed; undefined when its chain is not made yet. */
export function nextDraw({ round, chain }: LiveTable): { place: number; hash: string } | undefined {
  if (round.state !== 'settled') return { place: round.place, hash: round.server_hash }
  // Each seed is the hash of the one after it.
  const hash = round.server_seed
  return hash !== null && round.place < chain.length ? { place: round.place + 1, hash } : undefined
}

/** The rounds that are over, the newest first. */
export const settledRounds = ({ round, last }: LiveTable): LiveRound[] =>
  [round, ...last].filter(({ state }) => state === 'settled')

/**
 * Checks a revealed seed against everything that was published before: its hash, the seed of the round before (or the anchor), and the result.
 * @param before the round before it, where it is known
 */
export async function checkRound(
  round: LiveRound,
  before: LiveRound | undefined,
  { chain }: Pick<LiveTable, 'chain'>,
  draw: (draws: Draws) => Json
): Promise<boolean> {
  if (round.server_seed === null || (await sha256(round.server_seed)) !== round.server_hash) return false
  if (before?.place === round.place - 1 && before.server_seed !== round.server_hash) return false
  const drawn = draw(await drawsOf(round.server_seed, chain.client_seed, round.place))
  return JSON.stringify(drawn) === JSON.stringify(round.drawn)
}

/** Whether so many hashes lead from the seed of the round `place` to the anchor that was published before the first round. */
export async function leadsToAnchor(seed: string, place: number, anchor: string): Promise<boolean> {
  let hash = seed
  for (let at = place; at > 0; at--) hash = await sha256(hash)
  return hash === anchor
}

/** Whether the salt of a chain is the number of its public source: SHA-256 of the bytes of the signature. */
export const isSaltOf = async (salt: string, signature: string): Promise<boolean> =>
  (await sha256OfHex(signature)) === salt
