import { expect, test } from 'vitest'
import { KeptPacks } from './kept-packs.ts'

const pack = (n: number) => ({
  key: `key ${n}`,
  id: BigInt(n),
  name: 'test.good',
  payload: [{ id: String(n), payload: { n } }],
})

test('the newest packs are kept, by their keys, and no more of them than a busy minute needs', () => {
  const kept = new KeptPacks()
  kept.keep(Array.from({ length: 1000 }, (_, index) => pack(index)))
  kept.keep([{ ...pack(999), key: 'another' }])
  const all = kept.all()
  expect(all.size).toBe(128)
  expect(all.get('key 999')).toEqual(pack(999).payload)
  expect(all.get('another')).toEqual(pack(999).payload)
  expect(all.has('key 872')).toBe(false)
  kept.keep([pack(1001)])
  expect(all.has('key 1001')).toBe(false)
})
