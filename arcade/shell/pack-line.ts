import { fromWire } from '@ante/kit/money'
import { boot, say, shared } from './boot.ts'
import { h } from './dom.ts'
import type { GameHost } from './game-client.ts'

/** Day and month by the reader's own clock. */
const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat(boot.locale, { day: 'numeric', month: 'long' }).format(new Date(iso))

/** LOBBY-31: what is left of the player's free spins in this game, until when, and where their wins go. */
export class PackLine {
  readonly element = h('div', { class: 'pack', hidden: true })
  readonly #host: GameHost
  #shown: GameHost['table']['pack']

  constructor(host: GameHost) {
    this.#host = host
  }

  changed(): void {
    const { pack } = this.#host.table
    if (pack === this.#shown) return
    this.#shown = pack
    this.element.hidden = pack === undefined
    if (!pack) return
    const left = say(shared.packLeft, { left: pack.remaining_count, total: pack.total_count })
    this.element.replaceChildren(
      h('span', {}, left),
      h('small', {}, say(shared.packUntil, { date: dayOf(pack.expires_at) })),
      ...(pack.pays === 'bonus' ? [h('small', {}, shared.packToBonus)] : [])
    )
  }

  /** Said after the last round of a pack; undefined after any other round. */
  over(): HTMLElement | undefined {
    const { paidBy } = this.#host.table
    if (!paidBy || paidBy.remaining_count > 0) return undefined
    return h('span', {}, say(shared.packOver, { amount: this.#host.amount(fromWire(paidBy.win).minor) }))
  }
}
