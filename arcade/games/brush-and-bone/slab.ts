import { say } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import { animate } from '../../shell/motion.ts'
import { sound } from '../../shell/sound.ts'
import { Cover } from './cover.ts'
import { finds } from './finds.ts'
import { brushAndBone, type BrushAndBoneView, type Site } from './rules.ts'

interface SlabWords {
  readonly card: string
  readonly field: string
  readonly covered: string
  readonly finds: readonly string[]
  readonly all: string
  readonly brush: string
}
const across = 3
/** A card that nobody touches uncovers itself: what it won is not kept back from the balance. */
const longestMs = 45_000

/** The slab with its nine fields: their finds, the sand over them, and the ways to take it off. */
export class Slab {
  readonly #words: SlabWords
  readonly #cover = new Cover((field) => this.#opened(field))
  readonly #fields = Array.from({ length: brushAndBone.fields }, (_, field) =>
    h('button', { class: 'field', type: 'button', disabled: true, click: () => this.open(field) })
  )
  readonly #said = h('p', { class: 'unseen', role: 'status' })
  readonly all: HTMLButtonElement
  readonly element: HTMLElement
  #view: BrushAndBoneView | undefined
  #left = new Set<number>()
  #done: (() => void) | undefined

  constructor(words: SlabWords) {
    this.#words = words
    this.all = h('button', { class: 'way all', type: 'button', disabled: true, click: () => this.openAll() }, words.all)
    const grid = h('div', { class: 'fields', role: 'group', 'aria-label': words.card, dir: 'ltr' }, ...this.#fields)
    grid.addEventListener('keydown', (event) => this.#move(event))
    this.element = h('div', { class: 'slab' }, grid, this.#cover.element, this.#said)
  }

  /** A card that is not bought yet: all sand. */
  lie(site: Site): void {
    this.#view = undefined
    this.#left.clear()
    this.#cover.lay(site, false)
    for (const field of this.#fields.keys()) this.#write(field, false)
  }

  /** A card that is over. */
  show(view: BrushAndBoneView): void {
    this.#view = view
    this.#left.clear()
    this.#cover.clear()
    for (const field of this.#fields.keys()) this.#write(field, true)
    this.#mark()
  }

  /** Lays the card down, covered, and waits until every field of it is free. */
  async brush(view: BrushAndBoneView): Promise<void> {
    this.#view = view
    this.#left = new Set(this.#fields.keys())
    this.#cover.lay(view.site, true)
    for (const field of this.#fields.keys()) this.#write(field, false)
    this.all.disabled = false
    this.#said.textContent = this.#words.brush
    // Whoever plays by keyboard is where they can go on; who is elsewhere on the page stays there.
    if (document.hasFocus() && document.activeElement === document.body) this.all.focus({ preventScroll: true })
    const timer = setTimeout(() => this.openAll(), longestMs)
    await new Promise<void>((resolve) => (this.#done = resolve))
    clearTimeout(timer)
    this.#done = undefined
    this.all.disabled = true
    this.#mark()
    const won = this.#fields.filter((field) => 'won' in field.dataset)
    await Promise.all(
      won.map((field) =>
        animate(field, [{ transform: 'none' }, { transform: 'scale(1.08)' }, { transform: 'none' }], { duration: 420 })
      )
    )
  }

  open(field: number): void {
    if (this.#done && this.#left.has(field)) this.#cover.open(field)
  }

  openAll(): void {
    for (const field of this.#left) this.open(field)
  }

  #opened(field: number): void {
    if (!this.#left.delete(field)) return
    this.#write(field, true)
    sound.knock()
    this.#said.textContent = this.#fields[field]?.getAttribute('aria-label') ?? ''
    if (this.#left.size === 0) this.#done?.()
  }

  /** A field lies there from the start, so that the brush brings it out; it is named only when it is free. */
  #write(field: number, isOpen: boolean): void {
    const button = this.#fields[field]
    const find = this.#view?.fields[field]
    if (!button) return
    button.replaceChildren(...(find === undefined ? [] : [picture('-60 -60 120 120', finds[find] ?? '')]))
    button.disabled = !this.#left.has(field)
    delete button.dataset['won']
    const name = isOpen && find !== undefined ? (this.#words.finds[find] ?? '') : this.#words.covered
    button.setAttribute('aria-label', say(this.#words.field, { field: field + 1, find: name }))
  }

  #mark(): void {
    const { find, fields } = this.#view ?? {}
    for (const [field, button] of this.#fields.entries())
      if (find !== null && find === fields?.[field]) button.dataset['won'] = ''
  }

  /** Arrow keys go to the next covered field in their direction. */
  #move(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key]
    const from = this.#fields.findIndex((field) => field === event.target)
    if (!by || from < 0) return
    event.preventDefault()
    const isAcross = Math.abs(by) === 1
    for (let to = from + by; to >= 0 && to < this.#fields.length; to += by) {
      if (isAcross && Math.floor(to / across) !== Math.floor(from / across)) return
      if (this.#left.has(to)) return this.#fields[to]?.focus()
    }
  }
}
