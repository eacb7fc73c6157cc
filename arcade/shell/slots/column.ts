import { h } from '../dom.ts'
import { animate } from '../motion.ts'

/** Symbols that pass by before a reel stops; more on each reel. */
const passing = 11
const spinMs = 720
const staggerMs = 130
const tenseMs = 850
const tensePassing = 10

/**
 * One column of a slot: the symbols that it shows, and over them what runs while it turns. What passes by is made before the first turn and stays: symbols are drawings of
 * many parts, and to lay a hundred of them out for every turn takes longer than several frames.
 */
export class Column {
  readonly element = h('div', { class: 'reel' })
  readonly #reel: number
  readonly #strip: string
  readonly #cell: (symbol: string) => HTMLElement
  #runner: HTMLElement | undefined

  constructor(reel: number, strip: string, cell: (symbol: string) => HTMLElement) {
    ;[this.#reel, this.#strip, this.#cell] = [reel, strip, cell]
  }

  get cells(): Element[] {
    return [...this.element.querySelectorAll(':scope > .cell')]
  }

  /** Shows these cells and runs no more. */
  rest(cells: readonly HTMLElement[]): void {
    this.element.classList.remove('turning')
    for (const cell of this.cells) cell.remove()
    this.element.prepend(...cells)
  }

  /** The symbols that pass are those of the reel's own strip, in their order. */
  #passed(from: number, count: number): HTMLElement[] {
    return Array.from({ length: count }, (_, index) =>
      this.#cell(this.#strip.charAt((this.#reel * 7 + from + index) % this.#strip.length))
    )
  }

  /** Makes what passes by, unless it is there. */
  prepare(): HTMLElement {
    if (!this.#runner) {
      this.#runner = h('div', { class: 'runner' }, ...this.#passed(0, this.#count))
      this.element.append(this.#runner)
      // As long as something might move it, a browser keeps all of it drawn; else it draws it anew as a turn begins and as it ends.
      this.#runner.animate({ transform: ['none', 'none'] }, { duration: 1 }).pause()
    }
    return this.#runner
  }
  get #count(): number {
    return passing + this.#reel * 3
  }

  /** From the top: where it lands, what passes by, and what was there before. */
  #load(landing: readonly HTMLElement[], before: readonly HTMLElement[], longer: number): HTMLElement {
    const runner = this.prepare()
    for (const cell of runner.querySelectorAll(':scope > .once')) cell.remove()
    const below = [...this.#passed(this.#count, longer * tensePassing), ...before]
    for (const cell of [...landing, ...below]) cell.classList.add('once')
    runner.prepend(...landing)
    runner.append(...below)
    return runner
  }

  /** Runs from `before` to `landing`, each as many cells as the window has rows; `longer` times as many tense moments more. */
  async run(landing: readonly HTMLElement[], before: readonly HTMLElement[], longer: number): Promise<void> {
    const runner = this.#load(landing, before, longer)
    this.element.classList.add('turning')
    const cells = runner.childElementCount
    const share = ((cells - before.length) / cells) * 100
    await animate(
      runner,
      [
        { transform: `translateY(-${share}%)` },
        { transform: 'translateY(0.7%)', offset: 0.88, easing: 'ease-out' },
        { transform: 'translateY(0)' },
      ],
      {
        duration: spinMs + this.#reel * staggerMs + longer * tenseMs,
        easing: 'cubic-bezier(0.3, 0.02, 0.35, 1)',
      }
    )
  }
}
