import { refused } from '@ante/kit/refusal'
import { onlyParts, partOf, hundredfold, wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine } from '../../rules/engine.ts'

/** Marks 1 to 13, each as likely as any other at every draw. Six climbs at most; the round ends by itself at `enough` hundredths. */
export const higherGround = { marks: 13, climbs: 6, enough: 50_000, returned: 99 } as const
export type Guess = 'higher' | 'lower'

/**
 * How many of the thirteen marks make a guess right: higher or the same, lower or the same; at the ends, where that would be all of them,
 * strictly higher (lower), and the other side is the same mark alone.
 */
export function rightMarks(mark: number, guess: Guess): number {
  const count = guess === 'higher' ? higherGround.marks + 1 - mark : mark
  return count === higherGround.marks ? count - 1 : count
}
export function isRight(mark: number, guess: Guess, next: number): boolean {
  if (mark === 1) return guess === 'higher' ? next > 1 : next === 1
  if (mark === higherGround.marks) return guess === 'lower' ? next < mark : next === mark
  return guess === 'higher' ? next >= mark : next <= mark
}
/** Hundredths after so many right guesses whose counts of right marks multiply to `weight`: 0.99 over the chance, cut off. */
export const higherGroundPay = (climbs: number, weight: number): number =>
  Math.floor((higherGround.returned * higherGround.marks ** climbs) / weight)

export type HigherGroundView = {
  readonly marks: readonly number[]
  readonly guesses: readonly Guess[]
  readonly multiple: number
  /** What a right guess would lead to, and of thirteen marks how many make it right; null when the round is over. */
  readonly next: { readonly [guess in Guess]: { readonly multiple: number; readonly right: number } } | null
  readonly isFallen: boolean
}

export const engine: Engine<HigherGroundView> = {
  sysname: 'higher-ground',
  type: 'high_low',
  version: '1.0.0',
  stakesMinor: [100n, 200n, 500n, 1000n, 2000n, 5000n],
  stakeStepMinor: 100n,
  sheet: { kind: 'higher-ground', ...higherGround },
  storedChoice: (choice, step) =>
    // Before the first guess there is nothing to cash: there `cash` is not read.
    step === 0 ? null : onlyParts(choice, step > 1 && partOf(choice, 'cash') === true ? 'cash' : 'guess'),
  resolve(draws, stakeMinor, [choice, ...steps]) {
    if (choice !== null && choice !== undefined) return wrongChoice()
    const mark = (): number => below(draws, higherGround.marks) + 1
    const marks = [mark()]
    const guesses: Guess[] = []
    let [weight, multiple, isOver, isFallen] = [1, 0, false, false]
    for (const step of steps) {
      if (isOver) return refused('InvalidRequest/round_not_open')
      if (partOf(step, 'cash') === true && guesses.length > 0) {
        isOver = true
        continue
      }
      const guess = partOf(step, 'guess')
      if (guess !== 'higher' && guess !== 'lower') return wrongChoice('guess')
      const [from, to] = [marks.at(-1) ?? 1, mark()]
      marks.push(to)
      guesses.push(guess)
      isFallen = !isRight(from, guess, to)
      weight *= rightMarks(from, guess)
      multiple = isFallen ? 0 : higherGroundPay(guesses.length, weight)
      isOver = isFallen || guesses.length === higherGround.climbs || multiple >= higherGround.enough
    }
    const at = marks.at(-1) ?? 1
    const option = (guess: Guess) => ({
      multiple: higherGroundPay(guesses.length + 1, weight * rightMarks(at, guess)),
      right: rightMarks(at, guess),
    })
    return {
      open: !isOver,
      winMinor: hundredfold(stakeMinor, BigInt(multiple)),
      view: {
        marks,
        guesses,
        multiple,
        isFallen,
        next: isOver ? null : { higher: option('higher'), lower: option('lower') },
      },
    }
  },
  rest: ({ guesses }) => (guesses.length > 0 ? { cash: true } : undefined),
}
