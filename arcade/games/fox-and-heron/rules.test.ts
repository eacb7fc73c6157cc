import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine } from './rules.ts'

describe('Fox and Heron', () => {
  it('GAM-8 returns what is known of one card against one from eight packs', () => {
    // A side loses half at a tie: 31 of 830 of its stake. Of 415 cards 31 have the rank of the first one, and 7 its suit too.
    expect(certificate.choices.map(({ rtp }) => [rtp.numerator, rtp.denominator, rtp.percent])).toEqual([
      ['799', '830', '96.26'],
      ['799', '830', '96.26'],
      ['372', '415', '89.63'],
      ['357', '415', '86.02'],
    ])
  })

  it('GAM-6 pays each bet on its own, as a second implementation does from the two cards', () => {
    const bets = ['fox', 'heron', 'tie', 'suited-tie'].map((bet) => ({ bet, stake: 200 }))
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 1500; nonce++) {
      const draws = seeded(nonce)
      /** The place of a card in the shoe: numbers beyond the last whole multiple are drawn again. */
      const place = (size: number): number => {
        for (;;) {
          const value = draws.uint32()
          if (value < 2 ** 32 - (2 ** 32 % size)) return value % size
        }
      }
      const shoe = Array.from({ length: 416 }, (_, card) => card)
      const first = place(416)
      ;[shoe[0], shoe[first]] = [shoe[first] ?? 0, shoe[0] ?? 0]
      const second = 1 + place(415)
      const [one, other] = [(shoe[0] ?? 0) % 52, (shoe[second] ?? 0) % 52]
      const order = 'A23456789TJQK'
      const [a, b] = [order.charAt(one % 13), order.charAt(other % 13)]
      const wins =
        a === b
          ? [100, 100, 2400, one === other ? 10_200 : 0]
          : order.indexOf(a) > order.indexOf(b)
            ? [400, 0, 0, 0]
            : [0, 400, 0, 0]
      const answer = engine.resolve(seeded(nonce), 800n, [{ bets }])
      if ('refused' in answer) throw new Error('refused')
      seen.add(wins.join(' '))
      expect([answer.view.fox, answer.view.heron, ...answer.view.bets.map(({ win }) => win)]).toEqual([
        one,
        other,
        ...wins,
      ])
    }
    expect(seen.size).toBe(4)
  })

  it('refuses bets that do not add up to the stake and unknown ones', () => {
    const refusedWith = (bets: Json) => engine.resolve(seeded(0), 500n, [{ bets }])
    expect(refusedWith([{ bet: 'fox', stake: 400 }])).toHaveProperty('refused')
    expect(refusedWith([{ bet: 'half', stake: 500 }])).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'fox', stake: 450 },
        { bet: 'tie', stake: 50 },
      ])
    ).toHaveProperty('refused')
  })
})
