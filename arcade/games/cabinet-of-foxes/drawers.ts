import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate, pause } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { items } from './art.ts'
import { alcoveLight, front, inside } from './furniture.ts'
import { cabinet } from './rules/cabinet.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
export const nameOf = (item: string): string => (words.items as Readonly<Record<string, string>>)[item] ?? item
const size = '0 0 100 100'
const columns = 5

interface Drawer {
  readonly button: HTMLButtonElement
  readonly item: HTMLElement
  readonly worth: HTMLElement
}
export interface DrawersOptions {
  readonly amount: (stakes: number) => string
  readonly open: (drawer: number) => void
}

/** The drawers of the cabinet, where the reels were: each is opened by its player, and shows in the end what it held. */
export class Drawers {
  readonly element: HTMLElement
  readonly #options: DrawersOptions
  readonly #drawers: readonly Drawer[]
  #opened: readonly number[] = []
  #isBusy = false

  constructor(options: DrawersOptions) {
    this.#options = options
    this.#drawers = Array.from(cabinet.contents, (_, drawer) => this.#made(drawer))
    this.element = h(
      'div',
      { class: 'drawers', dir: 'ltr', role: 'group', 'aria-label': words.drawers, hidden: true },
      picture(size, alcoveLight, { class: 'defs' }),
      ...this.#drawers.map(({ button }) => button)
    )
  }

  #made(drawer: number): Drawer {
    const [item, worth] = [h('span', { class: 'item' }), h('span', { class: 'worth num' })]
    const button = h(
      'button',
      {
        class: 'drawer',
        type: 'button',
        click: () => this.#ask(drawer),
        keydown: (event) => event instanceof KeyboardEvent && this.#move(event, drawer),
      },
      picture(size, inside, { class: 'inside', preserveAspectRatio: 'none' }),
      item,
      h(
        'span',
        { class: 'front' },
        picture(size, front, { preserveAspectRatio: 'none' }),
        h('span', { class: 'number num' }, String(drawer + 1))
      ),
      worth
    )
    return { button, item, worth }
  }

  #ask(drawer: number): void {
    const button = this.#drawers[drawer]?.button
    if (this.#isBusy || !button || button.dataset['state'] !== 'closed') return
    button.toggleAttribute('data-asked', true)
    this.#options.open(drawer)
  }

  /** Arrows go from drawer to drawer; a held key opens one. */
  #move(event: KeyboardEvent, drawer: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key]
    if (by !== undefined) this.#drawers[drawer + by]?.button.focus({ preventScroll: true })
    if (by !== undefined || event.repeat) event.preventDefault()
  }

  #label(drawer: number, content: string): void {
    this.#drawers[drawer]?.button.setAttribute('aria-label', say(words.drawer, { number: drawer + 1, content }))
  }

  /** What a thing is called, with what it is worth. */
  readonly told = (item: string): string => {
    const worth = cabinet.worths[item]
    return worth === undefined
      ? nameOf(item)
      : say(words.thing, { name: nameOf(item), amount: this.#options.amount(worth) })
  }

  #set(drawer: number, state: 'closed' | 'open' | 'seen', item = ''): void {
    const one = this.#drawers[drawer]
    if (!one) return
    one.button.dataset['state'] = state
    one.button.dataset['item'] = item
    one.button.removeAttribute('data-asked')
    one.item.replaceChildren(...(item ? [picture(size, items[item] ?? '')] : []))
    const worth = cabinet.worths[item]
    one.worth.textContent = worth === undefined ? '' : this.#options.amount(worth)
    this.#label(
      drawer,
      state === 'closed'
        ? words.closed
        : state === 'seen'
          ? say(words.left, { thing: this.told(item) })
          : this.told(item)
    )
  }

  /** These drawers are open with what was found in them; `all`: what lay in every drawer, where the cabinet is closed. */
  show(opened: readonly number[], found: string, all: string | null): void {
    this.#opened = opened
    for (const drawer of this.#drawers.keys()) {
      const place = opened.indexOf(drawer)
      if (place >= 0) this.#set(drawer, 'open', found.charAt(place))
      else if (all) this.#set(drawer, 'seen', all.charAt(drawer))
      else this.#set(drawer, 'closed')
    }
    this.element.hidden = false
    this.#write()
  }

  hide(): void {
    this.element.hidden = true
  }

  /** One drawer opens, and what lies in it comes up. */
  async open(drawer: number, item: string): Promise<void> {
    this.#opened = [...this.#opened, drawer]
    sound.knock()
    this.#set(drawer, 'open', item)
    const one = this.#drawers[drawer]
    if (!one) return
    await animate(
      one.item,
      [
        { transform: 'translateY(46%) scale(0.5)', opacity: 0 },
        { transform: 'translateY(-9%) scale(1.12)', opacity: 1, offset: 0.7 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: item === cabinet.fox ? 420 : 340 }
    )
    if (item === cabinet.fox) await this.#startle(one.button)
    else if (item === cabinet.lamp) sound.notes([523, 659, 988])
    else sound.bell(cabinet.worths[item] ?? 0)
  }

  /** A fox is found: its drawer trembles. */
  async #startle(button: HTMLElement): Promise<void> {
    sound.notes([330, 262])
    await animate(
      button,
      [0, -2.5, 2.5, -1.5, 1, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
      { duration: 380, easing: 'linear' }
    )
  }

  /** The cabinet closes: the drawers that nobody opened show what they held, one after another. */
  async reveal(all: string): Promise<void> {
    for (const drawer of this.#drawers.keys()) {
      if (this.#opened.includes(drawer)) continue
      this.#set(drawer, 'seen', all.charAt(drawer))
      await pause(70)
    }
    await pause(300)
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }

  #write(): void {
    for (const { button } of this.#drawers) {
      const isClosed = button.dataset['state'] === 'closed'
      // It keeps the focus while the server answers.
      button.setAttribute('aria-disabled', String(this.#isBusy || !isClosed))
      button.tabIndex = isClosed ? 0 : -1
    }
  }

  /** Who plays by keyboard goes on from the drawers, and not from the top of the page. */
  focus(): void {
    const at = document.activeElement
    const isOpen = at instanceof HTMLElement && this.element.contains(at) && at.dataset['state'] !== 'closed'
    if (this.element.hidden || (at !== document.body && at !== null && !isOpen)) return
    this.#drawers.find(({ button }) => button.dataset['state'] === 'closed')?.button.focus({ preventScroll: true })
  }
}
