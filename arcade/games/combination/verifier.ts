import { at, isList, named, refuse, times, type Value, type Verifier, whole } from '../../verifier/verifier.ts'

const signs = 6
const dials = 3
/** In hundredths, by the try that opens the lock. */
const pays = [1000, 130, 110, 90, 85, 80, 75]

function guessOf(entry: Value): number[] {
  const { guess } = named(entry, 'guess')
  if (!isList(guess) || guess.length !== dials) refuse('a guess is not three signs')
  return guess.map((sign) => whole(sign, 0, signs - 1))
}

function hintOf(code: readonly number[], guess: readonly number[]): { right: number; near: number } {
  const differing = code.map((sign, dial) => [sign, at(guess, dial)] as const).filter(([a, b]) => a !== b)
  let near = 0
  for (let sign = 0; sign < signs; sign++) {
    const inCode = differing.filter(([a]) => a === sign).length
    const inGuess = differing.filter(([, b]) => b === sign).length
    near += Math.min(inCode, inGuess)
  }
  return { right: dials - differing.length, near }
}

export const verifier: Verifier = {
  version: '2.0.0',
  play({ numbers, stakeMinor, choices }) {
    if (choices.length === 0) refuse('the choices have no entry')
    const code = Array.from({ length: dials }, () => numbers.below(signs))
    const tries: { guess: number[]; right: number; near: number }[] = []
    let isOpen = false
    for (const entry of choices) {
      if (isOpen || tries.length === pays.length) refuse('the round was over before the last entry')
      const guess = guessOf(entry)
      for (const before of tries) {
        const { right, near } = hintOf(guess, before.guess)
        if (right !== before.right || near !== before.near) refuse('a guess cannot be the code by the hints before it')
      }
      const hint = hintOf(code, guess)
      tries.push({ guess, ...hint })
      isOpen = hint.right === dials
    }
    const isOver = isOpen || tries.length === pays.length
    return {
      isOver,
      winMinor: isOpen ? times(stakeMinor, at(pays, tries.length - 1)) : 0,
      view: { tries, isOpen, next: isOver ? null : at(pays, tries.length), code: isOver ? code : null },
    }
  },
}
