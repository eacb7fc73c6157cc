import { h } from '../dom.ts'

/** A chip on a bet, in minor units. */
export interface Chip {
  readonly bet: string
  readonly stake: number
}
export interface ChipLimits {
  readonly betMostMinor: number
  readonly betsMost: number
  readonly allMostMinor: number
}

export const sumOf = (chips: readonly Chip[]): number => chips.reduce((sum, chip) => sum + chip.stake, 0)
export function byBet(chips: readonly Chip[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const { bet, stake } of chips) all.set(bet, (all.get(bet) ?? 0) + stake)
  return all
}

/** Whether another chip is within the table's limits. */
export function fits(chips: readonly Chip[], { bet, stake }: Chip, limits: ChipLimits): boolean {
  const bets = byBet(chips)
  return (
    (bets.get(bet) ?? 0) + stake <= limits.betMostMinor &&
    sumOf(chips) + stake <= limits.allMostMinor &&
    (bets.has(bet) || bets.size < limits.betsMost)
  )
}

/** A chip's figure: whole units, thousands shortened. */
const short = (minor: number): string => (minor >= 100_000 ? `${minor / 100_000}k` : String(minor / 100))
export const chipMark = (stake: number): HTMLElement =>
  h(
    'b',
    {
      class: 'chip num',
      'aria-hidden': 'true',
      'data-size': stake >= 10_000 ? 'big' : stake >= 1000 ? 'middle' : 'small',
    },
    short(stake)
  )

/** The stake that each place shows. */
const shownStakes = new WeakMap<HTMLElement, number>()
/** Shows the chip of a place, where its stake has changed: a table has up to 150 places, and the browser lays out each that is written. `named` is what the place is called with this stake. */
export function showChip(spot: HTMLElement, stake: number, named: (stake: number) => string): void {
  if (shownStakes.get(spot) === stake) return
  shownStakes.set(spot, stake)
  spot.querySelector('.chip')?.remove()
  if (stake > 0) spot.append(chipMark(stake))
  spot.setAttribute('aria-label', named(stake))
}

export const way = (label: string, click: () => void): HTMLButtonElement =>
  h('button', { class: 'way', type: 'button', click }, label)
