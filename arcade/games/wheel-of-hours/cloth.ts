import { wheelBets } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import { byBet, type Chip, showChip } from '../../shell/quick/chips.ts'
import { times } from '../../shell/quick/parts.ts'
import { watchOf } from './art.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
const isHour = (bet: string): boolean => /^\d+$/.test(bet)
export const nameOf = (bet: string): string =>
  isHour(bet) ? say(words.hour, { hour: bet }) : (words.names[bet] ?? bet)

/** The places for chips: the 24 hours, the watches under them, the halves and the twelves. */
export class Cloth {
  readonly element = h('div', { class: 'hours', role: 'group', 'aria-label': words.table, dir: 'ltr' })
  readonly #spots: ReadonlyMap<string, HTMLButtonElement>

  constructor(lay: (bet: string) => void) {
    this.#spots = new Map([...wheelBets].map(([bet, { pays }]) => [bet, spotOf(bet, pays, lay)]))
    this.element.append(...this.#spots.values())
  }

  /** The chips as they lie, and what each place is called for who cannot see them. */
  write(chips: readonly Chip[], amount: (minor: bigint) => string): void {
    const all = byBet(chips)
    for (const [bet, spot] of this.#spots) {
      showChip(spot, all.get(bet) ?? 0, (stake) =>
        stake > 0 ? say(words.onBet, { bet: nameOf(bet), amount: amount(BigInt(stake)) }) : nameOf(bet)
      )
    }
  }

  /** Marks the bets that hold the hour, and among them those that won. */
  mark(hour: number | undefined, won: ReadonlySet<string> = new Set()): void {
    for (const [bet, spot] of this.#spots) {
      const hits = hour !== undefined && (won.has(bet) || bet === String(hour))
      spot.toggleAttribute('data-hit', hits)
      if (won.has(bet)) spot.setAttribute('data-hit', 'won')
    }
  }

  dead(isDead: boolean): void {
    for (const spot of this.#spots.values()) spot.disabled = isDead
  }
}

const spotOf = (bet: string, pays: number, lay: (bet: string) => void): HTMLButtonElement =>
  h(
    'button',
    {
      class: `spot ${isHour(bet) ? 'one' : bet}`,
      type: 'button',
      'data-watch': isHour(bet) ? String(watchOf(Number(bet))) : undefined,
      click: () => lay(bet),
    },
    h('span', { class: isHour(bet) ? 'num' : '' }, isHour(bet) ? bet : nameOf(bet)),
    !isHour(bet) && h('small', { class: 'num' }, times(pays))
  )
