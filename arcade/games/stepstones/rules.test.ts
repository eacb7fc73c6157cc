import { describe, expect, it } from 'vitest'
import { seeded } from '../../testing/seeded.ts'
import { engine, stepstonesPay, waters } from './rules.ts'

const walk = (nonce: number, water: number, ...more: readonly { readonly stone?: number; readonly cash?: boolean }[]) =>
  engine.resolve(seeded(nonce), 100n, [{ water }, ...more.map((step) => ({ ...step }))])

describe('Stepstones', () => {
  it('pays the published multiples of the first and of the last row', () => {
    expect(waters.map(({ rows }, water) => [stepstonesPay(water, 1), stepstonesPay(water, rows)])).toEqual([
      [132, 1318],
      [148, 3805],
      [198, 25_344],
      [297, 72_171],
    ])
  })

  it('has its loose stones before the first step: they are where a second implementation draws them, whatever is stepped on', () => {
    for (let nonce = 0; nonce < 400; nonce++)
      for (const [water, { stones, loose, rows }] of waters.entries()) {
        const draws = seeded(nonce)
        const field = Array.from({ length: rows }, () => {
          const left = Array.from({ length: stones }, (_, stone) => stone)
          const taken: number[] = []
          for (let count = 0; count < loose; count++) {
            let value = draws.uint32()
            while (value >= 2 ** 32 - (2 ** 32 % (stones - count))) value = draws.uint32()
            const at = count + (value % (stones - count))
            ;[left[count], left[at]] = [left[at] ?? 0, left[count] ?? 0]
            taken.push(left[count] ?? 0)
          }
          return taken.toSorted((a, b) => a - b)
        })
        const stone = nonce % stones
        const end = walk(nonce, water, { stone }, { cash: true })
        const isFallen = field[0]?.includes(stone) ?? false
        const first = walk(nonce, water, { stone })
        if ('refused' in first) throw new Error('refused')
        expect(first.view.isFallen).toBe(isFallen)
        // Nothing of the other rows is shown before the end.
        expect(first.view.loose).toEqual(isFallen ? field : null)
        if (!isFallen) expect(end).toMatchObject({ winMinor: BigInt(stepstonesPay(water, 1)), view: { loose: field } })
      }
  })

  it('refuses a stone or a water that is not there, a step after the end, and to take before the first stone', () => {
    for (const water of [-1, 4, 1.5]) expect(walk(1, water)).toHaveProperty('refused')
    expect(walk(1, 2, { stone: 2 })).toHaveProperty('refused')
    expect(walk(1, 1, { cash: true })).toHaveProperty('refused')
    expect(walk(1, 0, { stone: 0 }, { cash: true }, { stone: 0 })).toHaveProperty('refused')
  })
})
