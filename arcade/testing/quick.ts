import type { Draws } from '../rules/draws.ts'

/** Quick numbers for many rounds, the same for the same seed. */
export function quick(seed: number): Draws {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return {
    uint32() {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) >>> 0
      return (state ^ (state >>> 13)) >>> 0
    },
  }
}
