import { type Child, h, write } from '../dom.ts'
import './aside.css'

/** A card beside the board, where the frame is wide enough for one (`.flanked`); elsewhere it is not shown, so nothing stands on it alone. */
export const aside = (side: 'start' | 'end', title: string, ...parts: readonly Child[]): HTMLElement =>
  h(
    'section',
    { class: 'aside', 'data-side': side, 'aria-label': title },
    h('h2', { 'aria-hidden': 'true' }, title),
    ...parts
  )

/** The last rounds of this sitting with what each came to, newest first. Its lines are there from the start: a new one moves nothing. */
export class RunLog {
  readonly #lines = Array.from({ length: 10 }, () => {
    const [what, came] = [h('span', { class: 'num' }), h('span', { class: 'num' })]
    return { element: h('li', {}, what, came), what, came }
  })
  readonly #rounds: { readonly what: string; readonly came: string; readonly tone: string }[] = []
  readonly element = h('ol', { class: 'run-log' }, ...this.#lines.map(({ element }) => element))

  add(what: string, came: string, tone: 'win' | 'miss'): void {
    this.#rounds.unshift({ what, came, tone })
    this.#rounds.length = Math.min(this.#rounds.length, this.#lines.length)
    for (const [index, round] of this.#rounds.entries()) {
      const line = this.#lines[index]
      if (!line) continue
      line.element.dataset.tone = round.tone
      write(line.what, round.what)
      write(line.came, round.came)
    }
  }
}
