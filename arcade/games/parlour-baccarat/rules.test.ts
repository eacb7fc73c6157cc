import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import { coups } from './proof.ts'
import { coup, engine } from './rules.ts'

/** The third-card rule as a tableau is printed: for each count of the banker's points (0 to 7), D or S for the player's third card 0 to 9, then for none. */
const tableau = [
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDDDD',
  'DDDDDDDDSDD',
  'SSDDDDDDSSD',
  'SSSSDDDDSSD',
  'SSSSSSDDSSS',
  'SSSSSSSSSSS',
]
const value = (card: number): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0][card % 13] ?? 0
const total = (cards: readonly number[]): number =>
  Number(String(cards.reduce((sum, card) => sum + value(card), 0)).slice(-1))

/** A coup as a second implementation plays it: card by card from a shoe. */
function second(shoe: number[]): { player: number[]; banker: number[] } {
  const next = (): number => shoe.shift() ?? -1
  const player = [next()]
  const banker = [next()]
  player.push(next())
  banker.push(next())
  const [p, b] = [total(player), total(banker)]
  if (p > 7 || b > 7) return { player, banker }
  let third = 10
  if (p <= 5) {
    player.push(next())
    third = value(player[2] ?? 0)
  }
  if (tableau[b]?.charAt(third) === 'D') banker.push(next())
  return { player, banker }
}

describe('Parlour Baccarat', () => {
  it('GAM-8 ends as often for banker, player and tie as is published for eight packs', () => {
    expect(coups()).toEqual({ banker: 2_292_252_566_437_888, player: 2_230_518_282_592_256, tie: 475_627_426_473_216 })
  })

  it('deals and draws as a second implementation does, which reads the printed tableau', () => {
    for (let nonce = 0; nonce < 4000; nonce++) {
      const draws = seeded(nonce)
      const shoe = Array.from({ length: 6 }, () => draws.uint32() % 52)
      expect(coup(shoe)).toMatchObject(second([...shoe]))
    }
  })

  it('takes its six cards from the front of a shuffle of eight packs', () => {
    const answer = engine.resolve(drawsFrom([415, 0, 413, 0, 0, 0]), 100n, [{ bets: [{ bet: 'tie', stake: 100 }] }])
    // The last place, then the second one, then again the last one, where the first card lies now.
    expect(answer).toMatchObject({ view: { player: [51, 0, 4], banker: [1, 3] } })
  })

  it('GAM-6 pays each bet on its own; a tie gives bets on player and banker back', () => {
    const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((bet) => ({ bet, stake: 200 }))
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 600; nonce++) {
      const answer = engine.resolve(seeded(nonce), 1000n, [{ bets }])
      if ('refused' in answer) throw new Error('refused')
      const { view, winMinor } = answer
      const pair = ([one = 0, other = 0]: readonly number[]) => (one % 13 === other % 13 ? 2400 : 0)
      const [p, b] = [total(view.player), total(view.banker)]
      seen.add(view.winner)
      expect(view.points).toEqual({ player: p, banker: b })
      expect(view.bets.map(({ win }) => win)).toEqual([
        p > b ? 400 : p === b ? 200 : 0,
        b > p ? 390 : p === b ? 200 : 0,
        p === b ? 1800 : 0,
        pair(view.player),
        pair(view.banker),
      ])
      expect(winMinor).toBe(BigInt(view.bets.reduce((sum, { win }) => sum + win, 0)))
    }
    expect([...seen].toSorted()).toEqual(['banker', 'player', 'tie'])
  })

  it('refuses bets that do not add up to the stake and unknown ones', () => {
    const refusedWith = (bets: Json) => engine.resolve(seeded(0), 500n, [{ bets }])
    expect(refusedWith([{ bet: 'player', stake: 400 }])).toHaveProperty('refused')
    expect(refusedWith([{ bet: 'dealer', stake: 500 }])).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'player', stake: 450 },
        { bet: 'tie', stake: 50 },
      ])
    ).toHaveProperty('refused')
  })
})
