import type { Round } from '../../rules/protocol.ts'
import { shared } from '../boot.ts'
import { h } from '../dom.ts'
import type { GameClient, GameHost, Playing } from '../game-client.ts'
import { measureNow } from '../measured.ts'

const nothing = (): Promise<void> => Promise.resolve()

/** A table that shows one round and plays none. */
function stillHost(host: GameHost, round: Round): GameHost {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is made has the table itself behind it, and so all that it has.
  const table = Object.create(host.table, {
    round: { value: round },
    isOpen: { value: false },
  }) as GameHost['table']
  const none = (): undefined => undefined
  return { table, act: nothing, renew: nothing, changed: none, say: none, amount: (minor) => host.amount(minor) }
}

/** The game once more, beside the one that is played: it shows how a round ended, and plays again how it came to that. */
export class Still {
  readonly element = h('div', { class: 'still', hidden: true })
  readonly #host: GameHost
  readonly #client: GameClient
  readonly #picture = h('div', { class: 'picture', inert: true })
  readonly #replay = h(
    'button',
    { class: 'rotate', type: 'button', click: () => void this.#play() },
    shared.desk.history.replay
  )
  #shown: { readonly round: Round; readonly playing: Playing } | undefined

  constructor(host: GameHost, client: GameClient) {
    ;[this.#host, this.#client] = [host, client]
    this.element.append(this.#picture, this.#replay)
  }

  /** What the game says of it; undefined where it says nothing of its own. */
  show(round: Round): string | undefined {
    const playing = this.#client.mount(stillHost(this.#host, round))
    playing.settle(round)
    playing.busy(true)
    this.#shown = { round, playing }
    this.#picture.replaceChildren(playing.element)
    this.element.hidden = false
    measureNow()
    return playing.tell(round)
  }

  async #play(): Promise<void> {
    if (!this.#shown || this.#replay.disabled) return
    const { round, playing } = this.#shown
    this.#replay.disabled = true
    await playing.reveal(round)
    this.#replay.disabled = false
    this.#replay.focus()
  }
}
