import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { GameJackpot } from '../rules/jackpot-shapes.ts'
import { call } from './api.ts'
import { boot, say, shared } from './boot.ts'
import { h } from './dom.ts'
import type { GameHost } from './game-client.ts'
import type { Round } from './table.ts'

const pollMs = 10_000

/** What the meters of the game's jackpot hold, the largest first: as the books have them, asked again while the game is looked at. Play money feeds none. */
export class JackpotLine {
  readonly element = h('div', { class: 'jackpot', hidden: true })
  #levels: GameJackpot['levels'] = []
  #told: string | undefined

  constructor(host: GameHost) {
    const { jackpot } = host.table.info
    if (!jackpot || boot.mode === 'demo') return
    this.#show(jackpot.levels)
    setInterval(() => void (document.hidden || this.#read(jackpot.id)), pollMs)
  }

  async #read(id: string): Promise<void> {
    // The next one asks again; what is shown was true.
    const answer = await call<{ items: readonly GameJackpot[] }>(
      'Jackpots.get',
      { ids: id },
      { method: 'GET', onLink: () => undefined }
    )
    const found = 'data' in answer ? answer.data.items[0] : undefined
    if (found) this.#show(found.levels)
  }

  #show(levels: GameJackpot['levels']): void {
    this.#levels = levels
    this.element.hidden = levels.length === 0
    this.element.replaceChildren(
      ...this.#levels
        .toReversed()
        .map(({ title, amount }) =>
          h('span', {}, h('small', {}, title), ' ', h('b', { class: 'num' }, formatMoney(fromWire(amount))))
        )
    )
  }

  /** What a round won of the jackpot, in minor units; it is told once, by the answer to the step that risked the stake. */
  wonBy(round: Round): bigint {
    return round.jackpot && this.#told !== round.id ? fromWire(round.jackpot.amount).minor : 0n
  }

  /** JKP-3: said of the step that won, with what was paid, and again when its round is over: the last win counts it. */
  say(round: Round): HTMLElement | undefined {
    const { jackpot } = round
    const isTold = this.#told === round.id
    if (!jackpot || (isTold && round.status === 'open')) return undefined
    this.#told = round.id
    if (!isTold) void this.#read(jackpot.id)
    const amount = formatMoney(fromWire(jackpot.amount))
    const level = this.#levels.find(({ name }) => name === jackpot.level)?.title ?? jackpot.level
    return h('strong', { class: 'jackpot-won' }, say(shared.jackpotWon, { level, amount }))
  }
}
