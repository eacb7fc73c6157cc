import { at, isCash, named, oneOf, refuse, times, type Verifier } from '../../verifier/verifier.ts'

const sides = ['sun', 'moon'] as const
type Side = (typeof sides)[number]
const callsMost = 12

/** In hundredths, after so many right calls. */
const multipleOf = (count: number): number => 99 * 2 ** count

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, stakeMinor, choices }) {
    if (choices.length === 0) refuse('the choices have no entry')
    const calls: Side[] = []
    const tosses: Side[] = []
    let isMissed = false
    let isOver = false
    for (const entry of choices) {
      if (isOver) refuse('the round was over before the last entry')
      if (isCash(entry)) {
        if (calls.length === 0) refuse('cash before the first call')
        isOver = true
        continue
      }
      const call = oneOf(named(entry, 'side').side, sides)
      const toss = at(sides, numbers.below(2))
      calls.push(call)
      tosses.push(toss)
      isMissed = call !== toss
      isOver = isMissed || calls.length === callsMost
    }
    const multiple = isMissed ? 0 : multipleOf(calls.length)
    const next = isOver ? null : multipleOf(calls.length + 1)
    return { isOver, winMinor: times(stakeMinor, multiple), view: { calls, tosses, multiple, next, isMissed } }
  },
}
