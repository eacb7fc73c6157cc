import { refused } from '@ante/kit/refusal'
import { onlyParts, partOf, isWhole, hundredfold, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { pickWithout } from '../../rules/draws.ts'
import type { Engine } from '../../rules/engine.ts'

/** A field of 25 tiles. The round ends by itself when its multiple reaches `enough` hundredths or nothing but mines is left. */
export const clearing = { tiles: 25, mines: [1, 2, 3, 5, 8, 12, 18, 24], enough: 50_000, returned: 99 } as const

const choose = (n: number, k: number): bigint => {
  let result = 1n
  for (let index = 1; index <= k; index++) result = (result * BigInt(n - k + index)) / BigInt(index)
  return result
}

/** Hundredths paid after so many safe tiles: 0.99 over the chance to get there, cut off. */
export const clearingPay = (mines: number, safe: number): bigint =>
  (BigInt(clearing.returned) * choose(clearing.tiles, safe)) / choose(clearing.tiles - mines, safe)
/** The chance of so many safe tiles in a row, as a fraction. */
export const clearingChance = (mines: number, safe: number): readonly [over: bigint, under: bigint] => [
  choose(clearing.tiles - mines, safe),
  choose(clearing.tiles, safe),
]
/** After how many safe tiles the round ends by itself. */
export function clearingEnd(mines: number): number {
  for (let safe = 1; safe < clearing.tiles - mines; safe++)
    if (clearingPay(mines, safe) >= BigInt(clearing.enough)) return safe
  return clearing.tiles - mines
}

/** What each number of mines pays after so many safe tiles, from none on, and where it ends: worked out once and not for every round. */
const tables = new Map(
  clearing.mines.map((mines) => [
    mines as number,
    {
      end: clearingEnd(mines),
      pays: Array.from({ length: clearing.tiles - mines + 1 }, (_, safe) => clearingPay(mines, safe)),
    },
  ])
)

export type ClearingView = {
  readonly mines: number
  readonly opened: readonly number[]
  /** Hundredths that are paid now, and those after one more safe tile (null at the end). */
  readonly multiple: number
  readonly next: number | null
  readonly chance: readonly [number, number] | null
  /** All mines, shown only when the round is over. */
  readonly field: readonly number[] | null
  readonly struck: number | null
}

export const engine: Engine<ClearingView> = {
  sysname: 'clearing',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: {
    kind: 'clearing',
    ...clearing,
    pays: clearing.mines.map((mines) =>
      Array.from({ length: clearingEnd(mines) }, (_, index) => Number(clearingPay(mines, index + 1)))
    ),
  },
  storedChoice: (choice, step) =>
    // Before the first tile there is nothing to cash: there `cash` is not read.
    onlyParts(choice, step === 0 ? 'mines' : step > 1 && partOf(choice, 'cash') === true ? 'cash' : 'tile'),
  resolve(draws, stakeMinor, [choice, ...steps]) {
    const mines = partOf(choice, 'mines')
    const table = isWhole(mines, 1, 24) ? tables.get(mines) : undefined
    if (!isWhole(mines, 1, 24) || !table) return wrongChoice('mines')
    const { end, pays } = table
    const field = pickWithout(draws, clearing.tiles, mines)
    const opened: number[] = []
    let [struck, isOver]: [number | null, boolean] = [null, false]
    for (const step of steps) {
      if (isOver) return refused('InvalidRequest/round_not_open')
      const tile = partOf(step, 'tile')
      if (partOf(step, 'cash') === true && opened.length > 0) isOver = true
      else if (!isWhole(tile, 0, clearing.tiles - 1) || opened.includes(tile)) return wrongChoice('tile')
      else if (field.includes(tile)) [struck, isOver] = [tile, true]
      else isOver = opened.push(tile) === end
    }
    const safe = opened.length
    const multiple = struck === null && safe > 0 ? (pays[safe] ?? 0n) : 0n
    const hidden = clearing.tiles - safe
    return {
      open: !isOver,
      winMinor: hundredfold(stakeMinor, multiple),
      view: {
        mines,
        opened,
        multiple: Number(multiple),
        struck,
        next: isOver ? null : Number(pays[safe + 1]),
        chance: isOver ? null : [hidden - mines, hidden],
        field: isOver ? field.toSorted((a, b) => a - b) : null,
      },
    }
  },
  rest: ({ opened }) => (opened.length > 0 ? { cash: true } : undefined),
}
