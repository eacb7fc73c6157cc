import { refused } from '@ante/kit/refusal'
import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine } from '../../rules/engine.ts'

/**
 * A lock of three dials with six signs each. Seven tries, each of which must agree with all hints so far; the sooner it opens, the more it pays
 * (hundredths of the stake).
 */
export const combination = { dials: 3, signs: 6, pays: [1000, 130, 110, 90, 85, 80, 75] } as const

export type Hint = { readonly right: number; readonly near: number }
export type Try = Hint & { readonly guess: readonly number[] }

/** How a try fits: dials that are right, and signs that are right but on another dial. */
export function hintOf(code: readonly number[], guess: readonly number[]): Hint {
  let [right, near] = [0, 0]
  const elsewhere = new Uint8Array(combination.signs)
  code.forEach((sign, dial) => (sign === guess[dial] ? right++ : elsewhere[sign]!++))
  guess.forEach((sign, dial) => {
    if (sign === code[dial] || !elsewhere[sign]) return
    elsewhere[sign]--
    near++
  })
  return { right, near }
}

/** Every code of the lock. */
export const codes: readonly (readonly number[])[] = Array.from(
  { length: combination.signs ** combination.dials },
  (_, index) =>
    Array.from(
      { length: combination.dials },
      (__, dial) => Math.floor(index / combination.signs ** dial) % combination.signs
    )
)

/** The first try whose hint says that this code cannot be the one; -1 when all hints allow it. */
export const contradicted = (tries: readonly Try[], code: readonly number[]): number =>
  tries.findIndex(({ guess, right, near }) => {
    const hint = hintOf(code, guess)
    return hint.right !== right || hint.near !== near
  })

/** The codes that all hints allow. */
export const possible = (tries: readonly Try[]): readonly (readonly number[])[] =>
  codes.filter((code) => contradicted(tries, code) < 0)

export type CombinationView = {
  readonly tries: readonly Try[]
  /** What opening at the next try pays, in hundredths; null when the round is over. */
  readonly next: number | null
  readonly isOpen: boolean
  /** The code, shown when the round is over. */
  readonly code: readonly number[] | null
}

const isGuess = (guess: unknown): guess is number[] =>
  Array.isArray(guess) &&
  guess.length === combination.dials &&
  guess.every((sign: number) => isWhole(sign, 0, combination.signs - 1))

export const engine: Engine<CombinationView> = {
  sysname: 'combination',
  type: 'logical',
  version: '2.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'combination', ...combination },
  storedChoice: (choice) => onlyParts(choice, 'guess'),
  resolve(draws, stakeMinor, choices) {
    const code = Array.from({ length: combination.dials }, () => below(draws, combination.signs))
    const tries: Try[] = []
    let isOpen = false
    for (const choice of choices) {
      if (isOpen || tries.length === combination.pays.length) return refused('InvalidRequest/round_not_open')
      const guess = partOf(choice, 'guess')
      if (!isGuess(guess) || contradicted(tries, guess) >= 0) return wrongChoice('guess')
      tries.push({ guess, ...hintOf(code, guess) })
      isOpen = tries.at(-1)?.right === combination.dials
    }
    const isOver = isOpen || tries.length === combination.pays.length
    const pay = isOpen ? (combination.pays[tries.length - 1] ?? 0) : 0
    return {
      open: !isOver,
      winMinor: hundredfold(stakeMinor, BigInt(pay)),
      view: {
        tries,
        isOpen,
        next: isOver ? null : (combination.pays[tries.length] ?? null),
        code: isOver ? code : null,
      },
    }
  },
  /** The first code that all hints allow. (A stake given back would make the first try free.) */
  rest({ tries }) {
    const [guess] = possible(tries)
    return guess && { guess }
  },
}
