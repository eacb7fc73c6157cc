import { histogramProof, type Proof } from '../../rules/exact/proof.ts'
import { combination, hintOf } from './rules.ts'

/**
 * Perfect play of the lock, by trying everything: each try splits the codes that are still possible by the hint they would give; the last but one
 * try is worth its own chance and one code of each part. Pays are hundredths per code, so all sums are whole numbers.
 */
export function proof(): Proof {
  const { dials, signs, pays } = combination
  const count = signs ** dials
  const codes = Array.from({ length: count }, (_, index) =>
    Array.from({ length: dials }, (__, dial) => Math.floor(index / signs ** dial) % signs)
  )
  const hints = codes.map((code) =>
    Uint8Array.from(codes, (guess) => {
      const { right, near } = hintOf(code, guess)
      return right * (dials + 1) + near
    })
  )
  const solved = dials * (dials + 1)
  const split = (possible: readonly number[], guess: number): Map<number, number[]> => {
    const parts = new Map<number, number[]>()
    for (const code of possible) {
      const hint = hints[code]![guess]!
      const part = parts.get(hint)
      if (part) part.push(code)
      else parts.set(hint, [code])
    }
    return parts
  }
  /** The most hundredths that can be won over all possible codes together from this try on, with the codes opened at each try. */
  const best = (possible: readonly number[], at: number, guesses: Iterable<number>): Played => {
    if (at === pays.length - 1 || possible.length === 1) return opened(at, 1)
    let found = opened(at, 0)
    for (const guess of guesses) {
      let value = opened(at, 0)
      for (const [hint, part] of split(possible, guess))
        value = together(
          value,
          hint === solved ? opened(at, 1) : best(part, at + 1, part.length === 1 ? part : codes.keys())
        )
      if (value.hundredths > found.hundredths) found = value
    }
    return found
  }
  // By symmetry of signs and dials only three first tries differ: three different signs, a pair, three of the same.
  const firsts = [
    [0, 1, 2],
    [0, 0, 1],
    [0, 0, 0],
  ].map((code) => code.reduce((index, sign, dial) => index + sign * signs ** dial, 0))
  const played = best([...codes.keys()], 0, firsts)
  const wins = new Map([
    [0n, BigInt(count - played.opened.reduce((a, b) => a + b, 0))],
    ...pays.map((pay, at) => [BigInt(pay), BigInt(played.opened[at] ?? 0)] as const),
  ])
  const found = histogramProof(BigInt(count), wins, 100n)
  return { ...found, method: 'optimal-play', cycle: BigInt(count), lowest: found.rtp, parts: [] }
}

/** Codes opened at each try, and what that pays in hundredths. */
interface Played {
  readonly hundredths: number
  readonly opened: readonly number[]
}
const opened = (at: number, count: number): Played => ({
  hundredths: (combination.pays[at] ?? 0) * count,
  opened: combination.pays.map((_, index) => (index === at ? count : 0)),
})
const together = (a: Played, b: Played): Played => ({
  hundredths: a.hundredths + b.hundredths,
  opened: a.opened.map((count, index) => count + (b.opened[index] ?? 0)),
})
