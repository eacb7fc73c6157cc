import { say, shared } from '../boot.ts'
import { icon } from '../controls.ts'
import { h } from '../dom.ts'
import { shortHash } from './facts.ts'

const words = shared.seeds

/** The way to the seed panel, in sight in every game: with the beginning of the hash that the next round is promised with. */
export class Seal {
  readonly #hash = h('code', { dir: 'ltr', 'aria-hidden': 'true' })
  readonly element: HTMLButtonElement
  #shown: string | undefined

  constructor(open: () => void) {
    this.element = h('button', { class: 'seal', type: 'button', click: open }, icon('seal'), this.#hash)
    this.write(undefined, false)
  }

  /** While a round is shown the panel stays closed: its list would tell the result before the game does. */
  write(serverHash: string | undefined, isBusy: boolean): void {
    this.element.disabled = isBusy
    const hash = serverHash === undefined ? '' : shortHash(serverHash)
    if (hash === this.#shown) return
    this.#shown = hash
    // A narrow phone has room for its first half.
    this.#hash.replaceChildren(...(hash === '' ? [] : [hash.slice(0, 4), h('span', {}, hash.slice(4))]))
    const label = hash === '' ? words.open : say(words.openWith, { hash })
    this.element.setAttribute('aria-label', label)
    this.element.title = label
  }
}
