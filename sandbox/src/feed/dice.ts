import { createHash } from 'node:crypto'

/** Numbers that look like chance and are a pure function of their words: the same words, the same match, on every machine and after every restart. */
export interface FeedDice {
  /** 0 ≤ x < 1. */
  next(): number
  /** Whole number 0 ≤ x < below. */
  below(below: number): number
  /** Roughly normal, mean 0, deviation 1. */
  normal(): number
}

export function feedDice(...words: readonly (string | number)[]): FeedDice {
  const seed = createHash('sha256').update(words.join('\u001f')).digest()
  let [a, b, c, counter] = [seed.readUInt32LE(0), seed.readUInt32LE(4), seed.readUInt32LE(8), 1]
  // sfc32: small, quick and good enough for a world of football; nothing of value is drawn here.
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    normal: () => Array.from({ length: 12 }, next).reduce((sum, x) => sum + x, -6),
  }
}

/** The same things in another order. */
export function shuffled<T>(dice: FeedDice, things: readonly T[]): T[] {
  const all = [...things]
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const [x, y] = [all[i], all[j]]
    if (x !== undefined && y !== undefined) [all[i], all[j]] = [y, x]
  }
  return all
}
