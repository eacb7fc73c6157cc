import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import type { Json } from '../../rules/engine.ts'
import { seeded } from '../../testing/seeded.ts'
import { colourOf, engine, rouletteBets, wheelOrder } from './rules.ts'

describe('Parlour Roulette', () => {
  it('GAM-10 has every pocket of a European wheel once, eighteen of each colour', () => {
    expect([...wheelOrder].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket))
    expect(wheelOrder.filter((pocket) => colourOf(pocket) === 'red')).toHaveLength(18)
    // Around the wheel the colours alternate.
    expect(
      wheelOrder
        .slice(1)
        .every((pocket, index, all) => index === 0 || colourOf(pocket) !== colourOf(all[index - 1] ?? 0))
    ).toBe(true)
  })

  it('GAM-6 pays each bet on its own and returns 36 of 37 on every one', () => {
    for (const [bet, numbers] of rouletteBets) {
      let total = 0n
      for (let pocket = 0; pocket < 37; pocket++) {
        const answer = engine.resolve(drawsFrom([pocket]), 3600n, [{ bets: [{ bet, stake: 3600 }] }])
        if ('refused' in answer) throw new Error(bet)
        expect(answer.winMinor > 0n).toBe(numbers.includes(pocket))
        total += answer.winMinor
      }
      expect(total).toBe(3600n * 36n)
    }
  })

  it('refuses bets that do not add up to the stake, unknown ones and one bet twice', () => {
    const refusedWith = (bets: Json) => engine.resolve(seeded(0), 500n, [{ bets }])
    expect(refusedWith([{ bet: 'red', stake: 400 }])).toHaveProperty('refused')
    expect(refusedWith([{ bet: 'split-3-4', stake: 500 }])).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'red', stake: 300 },
        { bet: 'red', stake: 200 },
      ])
    ).toHaveProperty('refused')
    expect(
      refusedWith([
        { bet: 'red', stake: 450 },
        { bet: 'odd', stake: 50 },
      ])
    ).toHaveProperty('refused')
  })
})
