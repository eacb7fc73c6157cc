import { latinLayoutKey, searchKey, skeletonOf } from './key.ts'
import { slipsAllowed, editsToPrefix } from './typo.ts'

/** Something that can be found: its names (the first weighs most), given in the order in which equals shall stand. */
export interface Findable<Id> {
  readonly id: Id
  readonly names: readonly string[]
}

/** The more a word fits what was typed, the smaller. A whole tier lies between them, so that a sum over few words keeps their order. */
const fits = { whole: 0, start: 1, inside: 3, slip: 10, sound: 20 } as const
/** A word of the second name (the studio of a game) counts less than one of the first. */
const otherName = 0.5

interface Word {
  readonly text: string
  readonly skeleton: string
  /** Which letters it has, a bit each: most words are ruled out by them alone. */
  readonly letters: number
  readonly places: number[]
  readonly penalties: number[]
}
/** How well a word of the dictionary fits one typed word; Infinity: not at all. */
type Fit = (word: Word) => number

/**
 * An index of names, searched as a person types: case, accents and punctuation do not count; any part of a word is found; where no name has the
 * parts that were typed, slips are forgiven, a wrong keyboard layout and letters of another script are read. `find` answers the ids of what fits
 * every typed word, the best first, each once, however many places it was given. Its cost grows with the number of different words (10,000 names: a few milliseconds at worst).
 */
export function createSearch<Id>(all: readonly Findable<Id>[]): { find(query: string): Id[]; readonly size: number } {
  const words = new Map<string, Word>()
  for (const [place, { names }] of all.entries()) {
    for (const [nth, name] of names.entries()) {
      for (const text of new Set(searchKey(name).split(' '))) {
        if (text === '') continue
        const word = words.get(text) ?? {
          text,
          skeleton: skeletonOf(text),
          letters: lettersOf(text),
          places: [],
          penalties: [],
        }
        words.set(text, word)
        word.places.push(place)
        word.penalties.push(nth === 0 ? 0 : otherName)
      }
    }
  }
  const dictionary = [...words.values()]

  /** The places that fit all words, best first. */
  function places(typed: readonly string[], fitOf: (typed: string) => Fit): number[] {
    let sums = new Float64Array(all.length)
    for (const part of typed) {
      const fit = fitOf(part)
      const next = new Float64Array(all.length).fill(Infinity)
      for (const word of dictionary) {
        const cost = fit(word)
        if (cost === Infinity) continue
        for (const [nth, place] of word.places.entries()) {
          const sum = (sums[place] ?? Infinity) + cost + (word.penalties[nth] ?? 0)
          if (sum < (next[place] ?? 0)) next[place] = sum
        }
      }
      sums = next
    }
    // One number sorts by both: how well it fits, then where it stands.
    const found: number[] = []
    for (const [place, sum] of sums.entries()) if (sum < Infinity) found.push(sum * 2 * scale + place)
    return [...Float64Array.from(found).sort()].map((key) => key % scale)
  }

  return {
    size: all.length,
    find(query) {
      const key = searchKey(query)
      const readings = [key, latinLayoutKey(query) ?? '']
        .filter((reading) => reading !== '')
        .map((reading) => reading.split(' '))
      for (const fitOf of [fitsLiterally, fitsWithSlips, fitsBySound]) {
        for (const typed of readings) {
          const found = places(typed, fitOf)
          if (found.length > 0) return [...new Set(found.flatMap((place) => all[place]?.id ?? []))]
        }
      }
      return []
    },
  }
}

/** More than there are places. Sums are of halves: twice a sum is a whole number, and so is a key. */
const scale = 2 ** 31

const fitsLiterally =
  (typed: string): Fit =>
  ({ text }) => {
    const at = text.indexOf(typed)
    if (at < 0) return Infinity
    return at > 0 ? fits.inside : text.length === typed.length ? fits.whole : fits.start
  }

function fitsWithSlips(typed: string): Fit {
  const literally = fitsLiterally(typed)
  const allowed = slipsAllowed(typed.length)
  const letters = lettersOf(typed)
  return (word) => {
    const literal = literally(word)
    if (literal < Infinity || allowed === 0 || bitsOf(letters & ~word.letters) > allowed) return literal
    const slips = editsToPrefix(typed, word.text, allowed)
    return slips > allowed ? Infinity : fits.slip + slips
  }
}

function fitsBySound(typed: string): Fit {
  const withSlips = fitsWithSlips(typed)
  const skeleton = skeletonOf(typed)
  // Two consonants say too little.
  if (skeleton.length < 3) return withSlips
  return (word) => {
    const nearer = withSlips(word)
    if (nearer < Infinity) return nearer
    return word.skeleton.startsWith(skeleton) ? fits.sound + word.skeleton.length - skeleton.length : Infinity
  }
}

/** a to z, a bit each, and one for whatever else there is. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - 97
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return letters
}

function bitsOf(letters: number): number {
  let count = 0
  for (let left = letters; left !== 0; left &= left - 1) count += 1
  return count
}
