import { refused } from '@ante/kit/refusal'
import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { pickWithout } from '../../rules/draws.ts'
import type { Engine } from '../../rules/engine.ts'

/** How many stones lie in each row, how many of them are loose, and how many rows there are to the far bank. */
export const waters = [
  { stones: 4, loose: 1, rows: 9 },
  { stones: 3, loose: 1, rows: 9 },
  { stones: 2, loose: 1, rows: 8 },
  { stones: 3, loose: 2, rows: 6 },
] as const
export const stepstones = { returned: 99 } as const

/** Hundredths paid after so many rows: 0.99 over the chance to get there, cut off. */
export function stepstonesPay(water: number, rows: number): number {
  const { stones, loose } = waters[water] ?? waters[0]
  return Math.floor((stepstones.returned * stones ** rows) / (stones - loose) ** rows)
}

export type StepstonesView = {
  readonly water: number
  /** The stones that were stepped on, row by row. */
  readonly steps: readonly number[]
  /** Hundredths that are paid now, and those after one more row (null at the end). */
  readonly multiple: number
  readonly next: number | null
  readonly isFallen: boolean
  /** The loose stones of every row, shown only when the round is over. */
  readonly loose: readonly (readonly number[])[] | null
}

export const engine: Engine<StepstonesView> = {
  sysname: 'stepstones',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: {
    kind: 'stepstones',
    ...stepstones,
    waters: waters.map((water, index) => ({
      ...water,
      pays: Array.from({ length: water.rows }, (_, row) => stepstonesPay(index, row + 1)),
    })),
  },
  storedChoice: (choice, step) =>
    // Before the first stone there is nothing to cash: there `cash` is not read.
    onlyParts(choice, step === 0 ? 'water' : step > 1 && partOf(choice, 'cash') === true ? 'cash' : 'stone'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const water = partOf(choice, 'water')
    const kind = isWhole(water, 0, waters.length - 1) ? waters[water] : undefined
    if (!kind || typeof water !== 'number') return wrongChoice('water')
    const { stones, rows } = kind
    // Each row is drawn when it is reached, and the rest at the end: always in the same order, whatever is chosen.
    const loose: number[][] = []
    const draw = (): void => void loose.push(pickWithout(draws, stones, kind.loose))
    const steps: number[] = []
    let [isOver, isFallen] = [false, false]
    for (const step of more) {
      if (isOver) return refused('InvalidRequest/round_not_open')
      if (partOf(step, 'cash') === true && steps.length > 0) {
        isOver = true
        continue
      }
      const stone = partOf(step, 'stone')
      if (!isWhole(stone, 0, stones - 1)) return wrongChoice('stone')
      draw()
      isFallen = loose[steps.length]?.includes(stone) ?? false
      isOver = steps.push(stone) === rows || isFallen
    }
    while (isOver && loose.length < rows) draw()
    const multiple = isFallen || steps.length === 0 ? 0 : stepstonesPay(water, steps.length)
    return {
      open: !isOver,
      winMinor: hundredfold(stakeMinor, BigInt(multiple)),
      view: {
        water,
        steps,
        multiple,
        next: isOver ? null : stepstonesPay(water, steps.length + 1),
        isFallen,
        loose: isOver ? loose.map((row) => row.toSorted((a, b) => a - b)) : null,
      },
    }
  },
  rest: ({ steps }) => (steps.length > 0 ? { cash: true } : undefined),
}
