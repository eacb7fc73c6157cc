import { refused } from '@ante/kit/refusal'
import { hundredfold, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { below } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'

/** The two sides of the coin, in the order in which a toss numbers them. */
export const sides = ['sun', 'moon'] as const
export type Side = (typeof sides)[number]
/** At most so many calls in a round; `returned` is what a call returns in percent, whenever the player stops. */
export const sunAndMoon = { calls: 12, returned: 99 } as const

/** Hundredths paid after so many right calls: 0.99 over the chance of them, a whole number each time. */
export const streakPay = (calls: number): number => sunAndMoon.returned * 2 ** calls

export type SunAndMoonView = {
  readonly calls: readonly Side[]
  /** How the coin fell, toss by toss. */
  readonly tosses: readonly Side[]
  /** Hundredths that are paid now, and those after one more right call (null at the end). */
  readonly multiple: number
  readonly next: number | null
  readonly isMissed: boolean
}

const isSide = (value: Json | undefined): value is Side => sides.some((side) => side === value)

export const engine: Engine<SunAndMoonView> = {
  sysname: 'sun-and-moon',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: {
    kind: 'sun-and-moon',
    ...sunAndMoon,
    sides: [...sides],
    pays: Array.from({ length: sunAndMoon.calls }, (_, index) => streakPay(index + 1)),
  },
  // The stake comes with the first call: there is nothing to take yet.
  storedChoice: (choice, step) => onlyParts(choice, step > 0 && partOf(choice, 'cash') === true ? 'cash' : 'side'),
  resolve(draws, stakeMinor, choices) {
    const [calls, tosses]: [Side[], Side[]] = [[], []]
    let [isOver, isMissed] = [false, false]
    for (const choice of choices) {
      if (isOver) return refused('InvalidRequest/round_not_open')
      if (calls.length > 0 && partOf(choice, 'cash') === true) {
        isOver = true
        continue
      }
      const side = partOf(choice, 'side')
      if (!isSide(side)) return wrongChoice('side')
      const toss = sides[below(draws, sides.length)] ?? 'sun'
      tosses.push(toss)
      isMissed = toss !== side
      isOver = calls.push(side) === sunAndMoon.calls || isMissed
    }
    if (calls.length === 0) return wrongChoice('side')
    const multiple = isMissed ? 0 : streakPay(calls.length)
    return {
      open: !isOver,
      winMinor: hundredfold(stakeMinor, BigInt(multiple)),
      view: { calls, tosses, multiple, next: isOver ? null : streakPay(calls.length + 1), isMissed },
    }
  },
  rest: () => ({ cash: true }),
}
