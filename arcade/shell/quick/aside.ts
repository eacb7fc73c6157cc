import { shared } from '../boot.ts'
import { type Child, h, picture, write } from '../dom.ts'
import './aside.css'

/** A card beside the board, where the frame is wide enough for one (`.flanked`); elsewhere it is not shown, so nothing stands on it alone. */
export const aside = (side: 'start' | 'end', title: string, ...parts: readonly Child[]): HTMLElement =>
  h(
    'section',
    { class: 'aside', 'data-side': side, 'aria-label': title },
    h('h2', { 'aria-hidden': 'true' }, title),
    ...parts
  )

/** A sheet with nothing on it yet, and the pencil that waits beside it. */
const blankSheet =
  '<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M18 12H56L66 22V62H18Z"/><path d="M56 12V22H66"/><g stroke-dasharray="2 5" opacity=".75"><path d="M27 30H57M27 40H57M27 50H46"/></g><path d="M58 54L80 26L87 31L65 59L57 62Z" fill="var(--ember)" fill-opacity=".22"/><path d="M75 32L82 37"/></g>'

/** The last rounds of this sitting with what each came to, newest first. Its lines are there from the start: a new one moves nothing. */
export class RunLog {
  readonly #lines = Array.from({ length: 10 }, () => {
    const [what, came] = [h('span', { class: 'num' }), h('span', { class: 'num' })]
    return { element: h('li', {}, what, came), what, came }
  })
  readonly #rounds: { readonly what: string; readonly came: string; readonly tone: string }[] = []
  readonly #none = h('p', { class: 'no-rounds' }, picture('0 0 96 72', blankSheet), shared.desk.history.none)
  readonly element = h(
    'div',
    { class: 'run' },
    h('ol', { class: 'run-log' }, ...this.#lines.map(({ element }) => element)),
    this.#none
  )

  add(what: string, came: string, tone: 'win' | 'miss'): void {
    this.#none.hidden = true
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
