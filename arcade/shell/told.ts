import type { WireError } from '@ante/kit/refusal'
import { shared } from './boot.ts'
import { h } from './dom.ts'
import { noFunds, wayOn } from './way-on.ts'

/** The line under the game: one sentence on what happened, read out by screen readers, with ways on beside it. */
export class Told {
  readonly element = h('div', { class: 'told', role: 'status', 'aria-live': 'polite' })

  say(sentence: string, tone?: 'win' | 'bad', ...more: (HTMLElement | undefined)[]): void {
    if (sentence === '' && this.element.textContent === '') return
    this.element.dataset.tone = tone ?? 'plain'
    this.element.replaceChildren(h('span', {}, sentence), ...more.filter((one) => one !== undefined))
  }

  /** Why nothing was played, with the way on; `refill` brings play money. */
  refuse(error: WireError, refill: () => void): void {
    if (error.code === 'insufficient_funds') this.say(...noFunds(refill))
    else this.say(error.message || shared.failed, 'bad', wayOn(error.code))
  }
}
