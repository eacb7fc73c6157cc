import { shared, textsOfGame, timesText } from '../boot.ts'
import { h } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { type Hand, handPlace, hands } from '../../rules/poker.ts'
import { type HandPays, handsPaid } from '../../rules/video-poker/engine.ts'
import type { videoPokerTexts } from './texts/en.ts'

const words = textsOfGame<typeof videoPokerTexts>()

/** The hands that a table pays, the highest first. */
export const paid = (pays: HandPays) =>
  hands.flatMap((hand): (readonly [Hand, number])[] => (pays[hand] === undefined ? [] : [[hand, pays[hand]]]))

/** A name whose explanation in brackets stands apart: narrow tables do without it. */
function nameWithGloss(name: string): (string | HTMLElement)[] {
  const [short = '', gloss] = name.split(' (')
  return gloss !== undefined && /\p{Letter}/u.test(gloss)
    ? [short, h('span', { class: 'gloss' }, ` (${gloss}`)]
    : [name]
}

/** What each hand pays at the stake that is set; the one that lies there is marked. */
export class PayTable {
  readonly #room: GameHost
  readonly #pays: HandPays
  readonly #rows = new Map<Hand, readonly [HTMLElement, HTMLElement]>()
  readonly element: HTMLElement

  constructor(room: GameHost, pays: HandPays) {
    ;[this.#room, this.#pays] = [room, pays]
    for (const [hand, multiple] of paid(pays)) {
      const amount = h('td', { class: 'num', role: 'cell' })
      const row = h(
        'tr',
        { role: 'row' },
        h('th', { scope: 'row', role: 'rowheader' }, ...nameWithGloss(words.hands[hand])),
        h('td', { class: 'num times', role: 'cell' }, timesText(String(multiple))),
        amount
      )
      this.#rows.set(hand, [row, amount])
    }
    // Its rows stand in two columns where there is room: roles say that it is a table all the same.
    const rows = [...this.#rows.values()].map(([row]) => row)
    const body = h('tbody', { role: 'rowgroup', style: `--rows: ${Math.ceil(rows.length / 2)}` }, ...rows)
    this.element = h('table', { class: 'hand-pays', role: 'table', 'aria-label': shared.info.pays }, body)
  }

  /** Marks what these five cards are. */
  write([a, b, c, d, e]: readonly number[]): void {
    const marked = e === undefined ? undefined : handsPaid(this.#pays)[handPlace(a ?? 0, b ?? 0, c ?? 0, d ?? 0, e)]
    for (const [hand, [row, amount]] of this.#rows) {
      row.toggleAttribute('data-hit', hand === marked)
      amount.textContent = this.#room.amount(this.#room.table.stake.minor * BigInt(this.#pays[hand] ?? 0))
    }
  }
}
