import { fromWire } from '@ante/kit/money'
import { shared } from './boot.ts'
import { h } from './dom.ts'
import type { GameHost } from './game-client.ts'

/** The levels nearest to the stakes that the player has at hand: one press chooses one. Nothing for who has chosen none. */
export class OwnStakes {
  readonly element: HTMLElement | false
  readonly #table: GameHost['table']
  readonly #buttons: readonly { readonly minor: bigint; readonly button: HTMLButtonElement }[]

  constructor(host: GameHost) {
    const { table } = host
    this.#table = table
    this.#buttons = table.info.stakes.own.map(fromWire).map(({ minor }) => {
      const choose = () => {
        table.stake = table.levels.find((level) => level.minor === minor) ?? table.stake
        host.changed()
      }
      return { minor, button: h('button', { class: 'own', type: 'button', click: choose }, host.amount(minor)) }
    })
    this.element =
      this.#buttons.length > 0 &&
      h(
        'div',
        { class: 'owns', role: 'group', 'aria-label': shared.ownStakes },
        ...this.#buttons.map(({ button }) => button)
      )
  }

  changed(isBusy: boolean): void {
    for (const { minor, button } of this.#buttons) {
      button.disabled = isBusy || this.#table.isOpen || this.#table.pack !== undefined
      button.setAttribute('aria-pressed', String(minor === this.#table.stake.minor))
    }
  }
}
