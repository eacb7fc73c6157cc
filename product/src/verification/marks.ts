import { createHmac } from 'node:crypto'
import type { Marks } from '@ante/kit/marks'

interface MarkKey {
  readonly key: Uint8Array
}

/** Marks by the keys that seal data. Another purpose, so another key is derived. */
export function createMarks(keys: readonly MarkKey[]): Marks {
  const derived = keys.map(({ key }) => createHmac('sha256', key).update('ante:verification:marks').digest())
  const [first] = derived
  if (!first) throw new Error('marks need a key')
  const by = (key: Uint8Array, text: string): Uint8Array => createHmac('sha256', key).update(text).digest()
  return { mark: (text) => by(first, text), all: (text) => derived.map((key) => by(key, text)) }
}
