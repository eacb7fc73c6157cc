import { refused } from '@ante/kit/refusal'
import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../../rules/choice.ts'
import { below } from '../../../rules/draws.ts'
import type { Engine } from '../../../rules/engine.ts'

/** A lock of three dials with six signs each. Four tries; the sooner it opens, the more it pays (hundredths of the stake). */
export const combination = { dials: 3, signs: 6, pays: [1300, 380, 110, 100] } as const

/** How a try fits: dials that are right, and signs that are right but on another dial. */
export function hintOf(code: readonly number[], guess: readonly number[]): { right: number; near: number } {
  const right = code.filter((sign, dial) => sign === guess[dial]).length
  let shared = 0
  for (let sign = 0; sign < combination.signs; sign++)
    shared += Math.min(code.filter((one) => one === sign).length, guess.filter((one) => one === sign).length)
  return { right, near: shared - right }
}

export type CombinationView = {
  readonly tries: readonly { readonly guess: readonly number[]; readonly right: number; readonly near: number }[]
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
  version: '1.0.0',
  stakesMinor: wholeLevels,
  sheet: { kind: 'combination', ...combination },
  storedChoice: (choice) => onlyParts(choice, 'guess'),
  resolve(draws, stakeMinor, choices) {
    const code = Array.from({ length: combination.dials }, () => below(draws, combination.signs))
    const tries: { guess: readonly number[]; right: number; near: number }[] = []
    let isOpen = false
    for (const choice of choices) {
      if (isOpen || tries.length === combination.pays.length) return refused('InvalidRequest/round_not_open')
      const guess = partOf(choice, 'guess')
      if (!isGuess(guess)) return wrongChoice('guess')
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
    const { signs, dials } = combination
    const fits = (code: readonly number[]): boolean =>
      tries.every((one) => {
        const hint = hintOf(code, one.guess)
        return hint.right === one.right && hint.near === one.near
      })
    for (let index = 0; index < signs ** dials; index++) {
      const code = Array.from({ length: dials }, (_, dial) => Math.floor(index / signs ** dial) % signs)
      if (fits(code)) return { guess: code }
    }
    return undefined
  },
}
