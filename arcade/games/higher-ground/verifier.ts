import {
  at,
  begun,
  isCash,
  named,
  nothing,
  oneOf,
  quotient,
  refuse,
  times,
  type Verifier,
} from '../../verifier/verifier.ts'

const marksMost = 13
const climbs = 6
const enough = 50_000
const sides = ['higher', 'lower'] as const
type Side = (typeof sides)[number]

/** How many of the marks make the guess right. */
const rightOf = (mark: number, side: Side): number => Math.min(side === 'higher' ? marksMost + 1 - mark : mark, 12)

function isRight(before: number, side: Side, after: number): boolean {
  if (side === 'higher') return before === 1 ? after > 1 : after >= before
  return before === marksMost ? after < marksMost : after <= before
}

/** After `count` right guesses whose numbers of right marks have this product. */
const multipleOf = (count: number, product: number): number => quotient(99 * marksMost ** count, product)

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    const [first, steps] = begun(choices)
    nothing(first)
    const marks = [numbers.below(marksMost) + 1]
    const guesses: Side[] = []
    let product = 1
    let multiple = 0
    let isFallen = false
    let isOver = false
    for (const step of steps) {
      if (isOver) refuse('the round was over before the last entry')
      if (isCash(step)) {
        if (guesses.length === 0) refuse('cash before the first guess')
        isOver = true
        continue
      }
      const guess = oneOf(named(step, 'guess').guess, sides)
      const before = at(marks, marks.length - 1)
      const after = numbers.below(marksMost) + 1
      marks.push(after)
      guesses.push(guess)
      product *= rightOf(before, guess)
      isFallen = !isRight(before, guess, after)
      multiple = isFallen ? 0 : multipleOf(guesses.length, product)
      isOver = isFallen || guesses.length === climbs || multiple >= enough
    }
    const last = at(marks, marks.length - 1)
    const nextOf = (side: Side) => {
      const right = rightOf(last, side)
      return { right, multiple: multipleOf(guesses.length + 1, product * right) }
    }
    const next = isOver ? null : { higher: nextOf('higher'), lower: nextOf('lower') }
    return { isOver, winMinor: times(stakeMinor, multiple), view: { marks, guesses, multiple, isFallen, next } }
  },
}
