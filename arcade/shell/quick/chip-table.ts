import type { GameHost } from '../game-client.ts'
import { say } from '../boot.ts'
import { byBet, type Chip, type ChipLimits, fits, showChip, sumOf, way } from './chips.ts'
import { figure } from './parts.ts'

/** What a table with chips says. */
export interface ChipWords {
  readonly undo: string
  readonly clear: string
  readonly again: string
  readonly total: string
  readonly onBet: string
}
/** A place that takes chips. */
export interface Spot {
  readonly bet: string
  readonly name: string
  readonly button: HTMLButtonElement
}

/** The chips of a player on the bets of a table, and the ways to take them back and to put them down again. */
export class ChipTable {
  readonly #room: GameHost
  readonly #words: ChipWords
  readonly #limits: ChipLimits
  readonly #together: readonly string[]
  readonly #spots: ReadonlyMap<string, Spot>
  /** In the order in which the chips were put down, so that the last can be taken back. */
  #chips: readonly Chip[] = []
  #before: readonly Chip[] = []
  #isBusy = false
  #isOld = false
  readonly #total: ReturnType<typeof figure>
  readonly #undo: HTMLButtonElement
  readonly #clear: HTMLButtonElement
  readonly #again: HTMLButtonElement
  /** The controls, for the panel of the game. */
  readonly controls: readonly HTMLElement[]

  /** `together` are bets that lie as high as each other: a chip on one of them puts one on all of them. */
  constructor(
    room: GameHost,
    spots: readonly Spot[],
    limits: ChipLimits,
    words: ChipWords,
    together: readonly string[] = []
  ) {
    ;[this.#room, this.#limits, this.#words, this.#together] = [room, limits, words, together]
    this.#spots = new Map(spots.map((spot) => [spot.bet, spot]))
    for (const { bet, button } of spots) button.addEventListener('click', () => this.#lay(bet))
    this.#total = figure(words.total)
    this.#undo = way(words.undo, () =>
      this.#put(this.#chips.slice(0, -this.#with(this.#chips.at(-1)?.bet ?? '').length))
    )
    this.#clear = way(words.clear, () => this.#put([]))
    this.#again = way(words.again, () => this.#put(this.#before))
    this.controls = [this.#total.element, this.#undo, this.#clear, this.#again]
    this.#write()
  }

  get stakeMinor(): bigint {
    return BigInt(sumOf(this.#chips))
  }

  /** The bets as the rules read them. */
  get bets(): { readonly bet: string; readonly stake: number }[] {
    return [...byBet(this.#chips)].map(([bet, stake]) => ({ bet, stake }))
  }

  #lay(bet: string): void {
    const stake = Number(this.#room.table.stake.minor)
    let next = this.#isOld ? [] : this.#chips
    for (const one of this.#with(bet)) {
      const chip = { bet: one, stake }
      if (!fits(next, chip, this.#limits)) return
      next = [...next, chip]
    }
    if (!this.#isBusy) this.#put(next)
  }

  /** A bet with those that lie as high as it. */
  #with(bet: string): readonly string[] {
    return this.#together.includes(bet) ? this.#together : [bet]
  }

  #put(next: readonly Chip[]): void {
    if (this.#isBusy) return
    this.#chips = next
    this.#isOld = false
    this.mark([])
    this.#write()
    this.#room.changed()
  }

  /** Marks the bets that won. */
  mark(won: readonly string[]): void {
    for (const { bet, button } of this.#spots.values()) button.toggleAttribute('data-won', won.includes(bet))
  }

  #write(): void {
    const all = byBet(this.#chips)
    for (const { bet, name, button } of this.#spots.values()) {
      button.disabled = this.#isBusy
      showChip(button, all.get(bet) ?? 0, (stake) =>
        stake > 0 ? say(this.#words.onBet, { bet: name, amount: this.#room.amount(BigInt(stake)) }) : name
      )
    }
    this.#total.set(this.#room.amount(this.stakeMinor))
    this.#undo.disabled = this.#clear.disabled = this.#isBusy || this.#chips.length === 0
    this.#again.disabled = this.#isBusy || this.#before.length === 0
  }

  /** The bets of a round that is over: they lie there until the next chip, and can be put down again. */
  settle(bets: readonly { readonly bet: string; readonly stake: number; readonly win: number }[]): void {
    this.#chips = bets.map(({ bet, stake }) => ({ bet, stake }))
    this.#before = this.#chips
    this.#isOld = true
    this.mark(bets.filter(({ win }) => win > 0).map(({ bet }) => bet))
    this.#write()
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}
