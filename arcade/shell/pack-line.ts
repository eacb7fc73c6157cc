import { fromWire } from '@ante/kit/money'
import { say, shared } from './boot.ts'
import { h } from './dom.ts'
import type { GameHost } from './game-client.ts'

/** LOBBY-31: what is left of the player's free spins in this game, and where their wins go. */
export class PackLine {
  readonly element = h('div', { class: 'pack', hidden: true })
  readonly #host: GameHost

  constructor(host: GameHost) {
    this.#host = host
  }

  changed(): void {
    const { pack } = this.#host.table
    this.element.hidden = pack === undefined
    if (!pack) return
    const left = say(shared.packLeft, { left: pack.remaining_count, total: pack.total_count })
    this.element.replaceChildren(
      h('span', {}, left),
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
