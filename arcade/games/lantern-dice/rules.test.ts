import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine, lanternBets } from './rules.ts'

/** What a bet returns by a second implementation: from the three numbers as a text in rising order. */
function second(bet: string, text: string): number {
  const [kind = '', a = '', b = ''] = bet.split('-')
  const total = [...text].reduce((sum, one) => sum + Number(one), 0)
  const isTriple = /^(.)\1\1$/.test(text)
  const totals: Record<number, number> = {
    4: 63,
    5: 31,
    6: 19,
    7: 13,
    8: 9,
    9: 8,
    10: 7,
    11: 7,
    12: 8,
    13: 9,
    14: 13,
    15: 19,
    16: 31,
    17: 63,
  }
  if (kind === 'total') return String(total) === a ? (totals[total] ?? 0) : 0
  if (kind === 'any') return isTriple ? 31 : 0
  if (kind === 'triple') return text === a.repeat(3) ? 191 : 0
  if (kind === 'double') return text.includes(a + a) ? 12 : 0
  if (kind === 'pair') return text.includes(a) && text.includes(b) ? 7 : 0
  if (kind === 'single') return [0, 2, 3, 4][text.split(a).length - 1] ?? 0
  if (isTriple) return 0
  return (kind === 'small' && total <= 10) ||
    (kind === 'big' && total > 10) ||
    (kind === 'odd' && total % 2 === 1) ||
    (kind === 'even' && total % 2 === 0)
    ? 2
    : 0
}

describe('Lantern Dice', () => {
  it('GAM-6 GAM-10 pays every bet on every throw as a second implementation does', () => {
    for (const bet of lanternBets) {
      let returned = 0
      for (let first = 0; first < 6; first++)
        for (let other = 0; other < 6; other++)
          for (let last = 0; last < 6; last++) {
            const answer = engine.resolve(drawsFrom([first, other, last]), 100n, [{ bets: [{ bet, stake: 100 }] }])
            if ('refused' in answer) throw new Error(bet)
            const text = [first, other, last]
              .map((one) => one + 1)
              .toSorted()
              .join('')
            if (answer.winMinor !== BigInt(second(bet, text) * 100)) throw new Error(`${bet} ${text}`)
            returned += Number(answer.winMinor)
          }
      // GAM-7: every bet of the table returns at least 85 % over all throws, and less than it takes.
      expect(returned / 21_600, bet).toBeGreaterThanOrEqual(0.85)
      expect(returned).toBeLessThan(21_600)
    }
  })

  it('GAM-8 certifies small and big with 210 of 216', () => {
    expect(certificate.choices[0]?.rtp).toEqual({ numerator: '35', denominator: '36', percent: '97.22' })
  })

  it('refuses bets that do not add up to the stake and unknown ones', () => {
    const refusedWith = (bets: Json) => engine.resolve(seeded(0), 500n, [{ bets }])
    expect(refusedWith([{ bet: 'small', stake: 400 }])).toHaveProperty('refused')
    for (const bet of ['total-3', 'pair-2-1', 'single-7', 'half'])
      expect(refusedWith([{ bet, stake: 500 }])).toHaveProperty('refused')
  })
})
