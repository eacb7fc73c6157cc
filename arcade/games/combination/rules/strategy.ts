import { codes, combination, contradicted, hintOf, type Try } from '../rules.ts'

/** Hundredths won over all codes of a set together, and how many of them are opened at each try. */
export interface Worth {
  readonly hundredths: number
  readonly opened: readonly number[]
}
export type Aim = 'best' | 'least' | 'most-opened' | 'least-opened'
/** What a play of each aim looks for: the larger figure is taken. */
const figures: Readonly<Record<Aim, (worth: Worth) => number>> = {
  best: ({ hundredths }) => hundredths,
  least: ({ hundredths }) => -hundredths,
  'most-opened': ({ opened }) => opened.reduce((a, b) => a + b, 0),
  'least-opened': ({ opened }) => -opened.reduce((a, b) => a + b, 0),
}

const { dials, pays } = combination
const solved = dials * (dials + 1)
const hints = codes.map((code) =>
  Uint8Array.from(codes, (guess) => {
    const { right, near } = hintOf(code, guess)
    return right * (dials + 1) + near
  })
)

/** The codes of a set by the hint that a try of `guess` would get. */
function split(set: readonly number[], guess: number): Map<number, number[]> {
  const parts = new Map<number, number[]>()
  for (const code of set) {
    const hint = hints[code]?.[guess] ?? 0
    const part = parts.get(hint)
    if (part) part.push(code)
    else parts.set(hint, [code])
  }
  return parts
}

/** Signs that no try had yet are alike: of tries that differ only by such signs, one is enough, in which they come in rising order. */
function isFirstOfAlike(guess: readonly number[], seen: number): boolean {
  let known = seen
  for (const sign of guess) {
    const bit = 1 << sign
    if (known & bit) continue
    if ((bit - 1) & ~known) return false
    known |= bit
  }
  return true
}
const signsOf = (guess: readonly number[]): number => guess.reduce((bits, sign) => bits | (1 << sign), 0)

/** Plays from a set of codes on, by trying every allowed try: those that all hints so far allow. */
class Search {
  readonly #known = new Map<string, Worth>()
  readonly #figure: (worth: Worth) => number
  constructor(aim: Aim) {
    this.#figure = figures[aim]
  }

  /** The worth of a set from try `at` on, and the try to begin with. `seen` are the signs of earlier tries, a bit for each. */
  find(set: readonly number[], at: number, seen: number): { worth: Worth; guess: number } {
    let found: { worth: Worth; guess: number } | undefined
    for (const guess of set) {
      const code = codes[guess] ?? []
      if (!isFirstOfAlike(code, seen)) continue
      const opened: number[] = pays.map((_, index) => (index === at ? 1 : 0))
      let hundredths = pays[at] ?? 0
      for (const [hint, part] of split(set, guess)) {
        if (hint === solved) continue
        const after = this.#worth(part, at + 1, seen | signsOf(code))
        hundredths += after.hundredths
        after.opened.forEach((count, index) => (opened[index] = (opened[index] ?? 0) + count))
      }
      const worth = { hundredths, opened }
      if (!found || this.#figure(worth) > this.#figure(found.worth)) found = { worth, guess }
    }
    if (!found) throw new RangeError('no code agrees with all hints')
    return found
  }

  #worth(set: readonly number[], at: number, seen: number): Worth {
    if (at === pays.length) return { hundredths: 0, opened: pays.map(() => 0) }
    const key = `${at} ${set.join(' ')}`
    const before = this.#known.get(key)
    if (before) return before
    const { worth } = this.find(set, at, seen)
    this.#known.set(key, worth)
    return worth
  }
}

const everyCode = codes.map((_, index) => index)

/** What a play with this aim wins over all codes together. */
export const worthOf = (aim: Aim): Worth => new Search(aim).find(everyCode, 0, 0).worth

/** The next try of a play with this aim. Source: the whole tree of tries that may still follow, nothing sampled. */
export function moveOf(aim: Aim, tries: readonly Try[]): readonly number[] {
  const set = everyCode.filter((index) => contradicted(tries, codes[index] ?? []) < 0)
  const seen = tries.reduce((bits, { guess }) => bits | signsOf(guess), 0)
  return codes[new Search(aim).find(set, tries.length, seen).guess] ?? []
}
