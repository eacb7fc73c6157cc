import { drawsFrom } from '@ante/arcade/rules/draws'
import { jackpotClientSeed, winsJackpot } from '@ante/arcade/rules/jackpot'
import { numbersOf, sha256 } from '../../../app/fairness/numbers.ts'
import type { Bet } from './bet.ts'

export type BetDraw = NonNullable<NonNullable<Bet['jackpot']>['draw']>
export interface PublishedSeed {
  readonly server_hash: string
  readonly server_seed: string
}

/** Far more than a level ever needs: a number is drawn again once in billions. */
const blocks = 16

/** Whether the draw of a bet follows from the published seed: the seed has its fingerprint, and the first level that its numbers hit is the one that was said. */
export async function drawHolds(draw: BetDraw, { server_hash, server_seed }: PublishedSeed): Promise<boolean> {
  if ((await sha256(server_seed)) !== server_hash) return false
  let found: string | null = null
  for (const { level, share, range } of draw.levels) {
    const place = { client_seed: jackpotClientSeed(draw.text, draw.id, level), nonce: 0 }
    const draws = drawsFrom(await numbersOf(server_seed, place, blocks))
    if (found === null && winsJackpot(draws, { share: BigInt(share), range: BigInt(range) })) found = level
  }
  return found === draw.hit
}
