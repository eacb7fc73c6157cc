import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { seeded } from '../../testing/seeded.ts'
import { clearingPay, engine } from './rules.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

describe('Clearing', () => {
  it('pays the published multiples, cut off to two decimals', () => {
    expect(
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 5],
        [5, 1],
        [5, 3],
        [5, 5],
        [24, 1],
      ].map(([mines = 0, safe = 0]) => Number(clearingPay(mines, safe)))
    ).toEqual([103, 107, 112, 112, 128, 147, 199, 123, 199, 339, 2475])
  })

  it('RES-2 hides the mines while the round is open and shows them all at its end', () => {
    const open = play(4, 100n, [{ mines: 5 }])
    expect(open).toMatchObject({ open: true, winMinor: 0n, view: { field: null, opened: [] } })
    for (let tile = 0; tile < 25; tile++) {
      const after = play(4, 100n, [{ mines: 5 }, { tile }])
      const { field, struck } = after.view as { field: number[] | null; struck: number | null }
      if (struck === null) expect([after.winMinor, field]).toEqual([123n, null])
      else expect([after.winMinor, field?.length, field?.includes(tile)]).toEqual([0n, 5, true])
    }
  })

  it('does not pay out before the first tile', () => {
    expect(engine.resolve(seeded(4), 100n, [{ mines: 5 }, { cash: true }])).toHaveProperty('refused')
  })
})
