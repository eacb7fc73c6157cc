import { expect, test } from 'vitest'
import { KeptPacks, keyOf } from './kept-packs.ts'

const pack = (n: number) => ({ id: BigInt(n), name: 'test.good', payload: [{ id: String(n), payload: { n } }] })

test('the newest packs are kept, by event and name, and no more of them than a busy minute needs', () => {
  const kept = new KeptPacks()
  kept.keep(Array.from({ length: 1000 }, (_, index) => pack(index)))
  kept.keep([{ ...pack(1000), name: 'test.other' }])
  const all = kept.all()
  expect(all.size).toBe(64)
  expect(all.get('999 test.good')).toEqual(pack(999).payload)
  expect(all.has(keyOf(pack(1000)))).toBe(false)
  expect(all.has('1000 test.other')).toBe(true)
  kept.keep([pack(1001)])
  expect(all.has('1001 test.good')).toBe(false)
})
