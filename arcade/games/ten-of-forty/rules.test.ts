import { describe, expect, it } from 'vitest'
import { seeded } from '../../testing/seeded.ts'
import { engine, tenOfFortyPay } from './rules.ts'

const played = (nonce: number, numbers: readonly number[]) =>
  engine.resolve(seeded(nonce), 100n, [{ numbers: [...numbers] }])

describe('Ten of Forty', () => {
  it('draws ten different numbers of forty, whatever was chosen, and pays by how many were hit', () => {
    for (let nonce = 0; nonce < 2000; nonce++) {
      const [one, other] = [played(nonce, [3, 9, 27]), played(nonce, [40])]
      if ('refused' in one || 'refused' in other) throw new Error('refused')
      expect(one.view.drawn).toEqual(other.view.drawn)
      expect(new Set(one.view.drawn.filter((number) => number >= 1 && number <= 40)).size).toBe(10)
      const hits = [3, 9, 27].filter((number) => one.view.drawn.includes(number)).length
      expect(one).toMatchObject({ winMinor: [0n, 0n, 440n, 3200n][hits], view: { hits } })
    }
  })

  it('draws each number as a second implementation does: by laying the draws on the numbers that are left', () => {
    for (let nonce = 0; nonce < 2000; nonce++) {
      const draws = seeded(nonce)
      const left = Array.from({ length: 40 }, (_, index) => index + 1)
      const drawn: number[] = []
      for (let place = 0; place < 10; place++) {
        const size = 40 - place
        // Numbers beyond the last whole multiple are drawn again.
        let value = draws.uint32()
        while (value >= 2 ** 32 - (2 ** 32 % size)) value = draws.uint32()
        const at = place + (value % size)
        ;[left[place], left[at]] = [left[at] ?? 0, left[place] ?? 0]
        drawn.push(left[place] ?? 0)
      }
      expect(played(nonce, [1])).toMatchObject({ view: { drawn } })
    }
  })

  it('pays never less for more hits, and for all of them most', () => {
    for (let chosen = 1; chosen <= 10; chosen++) {
      const all = Array.from({ length: chosen + 1 }, (_, hits) => tenOfFortyPay(chosen, hits))
      expect(all).toEqual(all.toSorted((a, b) => a - b))
      expect(all[0]).toBe(0)
      expect(all.at(-1)).toBeGreaterThan(all.at(-2) ?? 0)
    }
  })

  it('refuses no number, too many, the same twice and what is not on the field', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => index + 1)
    for (const numbers of [[], eleven, [4, 4], [0], [41], [1.5]]) expect(played(1, numbers)).toHaveProperty('refused')
  })
})
