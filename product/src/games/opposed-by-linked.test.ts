import type { ReadTx } from '@ante/kit/context'
import { describe, expect, it } from 'vitest'
import { opposedByLinkedInGames } from './count-towards-bonuses.ts'
import type { SettledRow } from './store-settled.ts'

const round = (id: number, uid: number, draw: number, bets: readonly string[]) =>
  ({
    id: BigInt(id),
    player_uid: BigInt(uid),
    game: 'wheel-of-hours',
    currency: 'USD',
    stake_minor: 100n,
    live_round: BigInt(draw),
    choices: [{ bets: bets.map((bet) => ({ bet, stake: 100 })) }],
  }) as unknown as SettledRow
/** Every player of an even number shares a device with the next one. */
const find = (rows: readonly SettledRow[]) => {
  const uids = [...new Set(rows.map(({ player_uid: uid }) => uid))]
  const tx = {
    rows: async ({ name }: { name: string }) =>
      name.startsWith('games.') ? rows : name.includes('evice') ? uids.map((uid) => ({ uid, other: uid ^ 1n })) : [],
  } as unknown as ReadTx
  return opposedByLinkedInGames(tx, uids, { from: new Date(0), until: new Date(1) })
}

describe('rounds against linked accounts', () => {
  it('BON-39 count each time, only on one draw, and only where the other account has the other side', async () => {
    const rows = [
      round(1, 2, 1, ['light']),
      round(2, 2, 1, ['light']),
      round(3, 3, 1, ['light']),
      round(4, 3, 1, ['dark']),
      round(5, 4, 1, ['dark']),
      round(6, 2, 2, ['light']),
      round(7, 3, 3, ['dark']),
    ]
    expect(await find(rows)).toEqual(
      new Map([
        ['2 USD', { plays: 2, stakedMinor: 200n, others: [3n] }],
        ['3 USD', { plays: 1, stakedMinor: 100n, others: [2n] }],
      ])
    )
  })

  it('BON-39 a week of rounds is read a number of times that grows as the rounds do', async () => {
    const size = 4_000
    let reads = 0
    const rows = Array.from({ length: size }, (_, at) => {
      const { live_round: draw, ...row } = round(at, at % 20, at % 2 === 0 ? at : 1, ['light'])
      return {
        ...row,
        get live_round() {
          reads += 1
          return draw
        },
      }
    })
    expect(await find(rows)).toEqual(new Map())
    expect(reads).toBeLessThan(20 * size)
  })
})
