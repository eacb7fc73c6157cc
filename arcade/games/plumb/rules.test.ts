import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { seeded } from '../../testing/seeded.ts'
import { engine, plumbPays, risks } from './rules.ts'

const played = (number: number, risk: string, rows: number) =>
  engine.resolve(drawsFrom([number]), 100n, [{ risk, rows }])

describe('Plumb', () => {
  it('falls to the outermost bins when every row goes one way, and pays their multiple', () => {
    expect(played(0, 'high', 16)).toMatchObject({ winMinor: 100_000n, view: { bin: 0, pay: 100_000 } })
    expect(played(0xffff_ffff, 'high', 16)).toMatchObject({ winMinor: 100_000n, view: { bin: 16 } })
    // 1010… over eight rows: four to the right.
    expect(played(0xaaaa_aaaa, 'low', 8)).toMatchObject({
      winMinor: 50n,
      view: { bin: 4, path: [1, 0, 1, 0, 1, 0, 1, 0] },
    })
  })

  it('reads the bits of one number from the highest, as a second implementation by text does', () => {
    const draws = seeded(11)
    for (let round = 0; round < 20_000; round++) {
      const number = draws.uint32()
      const rows = 8 + (round % 9)
      const risk = risks[round % 3] ?? 'low'
      const ones = number.toString(2).padStart(32, '0').slice(0, rows).replaceAll('0', '').length
      expect(played(number, risk, rows)).toMatchObject({ view: { bin: ones, pay: plumbPays(risk, rows)[ones] } })
    }
  })

  it('pays alike on both sides, most outside, and never less further out', () => {
    for (const risk of risks)
      for (let rows = 8; rows <= 16; rows++) {
        const all = plumbPays(risk, rows)
        expect(all).toEqual(all.toReversed())
        const half = all.slice(0, Math.floor(rows / 2) + 1)
        expect(half).toEqual(half.toSorted((a, b) => b - a))
      }
  })

  it('refuses a risk or a number of rows that it does not have', () => {
    expect(played(1, 'none', 8)).toHaveProperty('refused')
    expect(played(1, 'low', 7)).toHaveProperty('refused')
    expect(played(1, 'low', 17)).toHaveProperty('refused')
  })
})
