import { h, picture, still } from '../dom.ts'
import { animate, prefersReducedMotion, pause } from '../motion.ts'
import { sound } from '../sound.ts'
import { Column } from './column.ts'
import { measureWindow } from './window.ts'

export interface ReelOptions {
  readonly rows: number
  readonly strips: readonly string[]
  readonly symbols: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
  /** What stands behind a symbol as a part of its own, because it moves. */
  readonly behind?: Readonly<Record<string, string>>
  /** Adds to a cell that has landed what its symbol alone does not say. */
  readonly dress?: (cell: HTMLElement, reel: number, row: number) => void
}
export interface SpinOptions {
  /** Reels that run on for longer, because what they bring can open a feature. */
  readonly tense?: ReadonlySet<number>
  /** Reels that do not turn. */
  readonly held?: ReadonlySet<number>
}
export type Cell = readonly [reel: number, row: number]
export interface Path {
  readonly cells: readonly Cell[]
}

/** Does these one after the other, each when the page has nothing else to do. */
function whenIdle([next, ...rest]: readonly (() => void)[]): void {
  const run = (): void => {
    next?.()
    whenIdle(rest)
  }
  if (!next) return
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, 400)
}

/** Reels of a slot: columns of symbols that run and stop on what the server answered. Left to right in every language, as the lines are. */
export class Reels {
  readonly element: HTMLElement
  readonly #options: ReelOptions
  readonly #columns: readonly Column[]
  readonly #paths: SVGSVGElement
  /** What stands in a cell of each symbol: copies are made of it, and as long as it is kept they show it at once. */
  readonly #drawings = new Map<string, readonly HTMLImageElement[]>()
  #grid: readonly string[] = []
  #rows: number

  constructor(options: ReelOptions) {
    this.#options = options
    this.#rows = options.rows
    this.#columns = options.strips.map((strip, reel) => new Column(reel, strip, (symbol) => this.#cell(symbol)))
    this.#paths = picture(`0 0 ${options.strips.length * 100} ${options.rows * 100}`, '', {
      class: 'paths',
      preserveAspectRatio: 'none',
    })
    this.element = h(
      'div',
      { class: 'reels', dir: 'ltr', role: 'img', style: `--reels: ${options.strips.length}; --rows: ${options.rows}` },
      ...this.#columns.map(({ element }) => element),
      this.#paths
    )
    measureWindow(this.element)
    whenIdle(this.#columns.map((column) => () => column.prepare()))
  }

  /** A window of another height, from the top of what is in sight; what is not known of it stays empty. */
  resize(rows: number): void {
    this.#rows = rows
    this.element.style.setProperty('--rows', String(rows))
    this.#paths.setAttribute('viewBox', `0 0 ${this.#columns.length * 100} ${rows * 100}`)
    this.show(this.#grid.map((column) => column.slice(0, rows).padEnd(rows)))
  }

  #draw(symbol: string): readonly HTMLImageElement[] {
    const { symbols, behind } = this.#options
    const back = behind?.[symbol]
    const drawings = [
      ...(back === undefined ? [] : [still(back, 'behind')]),
      ...(symbols[symbol] === undefined ? [] : [still(symbols[symbol])]),
    ]
    this.#drawings.set(symbol, drawings)
    return drawings
  }

  #cell(symbol: string): HTMLElement {
    const drawings = this.#drawings.get(symbol) ?? this.#draw(symbol)
    return h('div', { class: 'cell', 'data-symbol': symbol }, ...drawings.map((drawing) => drawing.cloneNode()))
  }

  #landed(landing: string, reel: number): HTMLElement[] {
    return [...landing].map((symbol, row) => {
      const cell = this.#cell(symbol)
      this.#options.dress?.(cell, reel, row)
      return cell
    })
  }

  #label(): void {
    const names = this.#options.names
    this.element.setAttribute(
      'aria-label',
      this.#grid.map((column) => [...column].map((symbol) => names[symbol] ?? symbol).join(', ')).join(' | ')
    )
  }

  show(grid: readonly string[]): void {
    this.#grid = grid
    this.clear()
    this.#columns.forEach((column, reel) => column.rest(this.#landed(grid[reel] ?? '', reel)))
    this.#label()
  }

  /** Runs all reels and stops them, from the left, on the given windows. */
  async spin(
    grid: readonly string[],
    { tense = new Set<number>(), held = new Set<number>() }: SpinOptions = {}
  ): Promise<void> {
    this.clear()
    if (prefersReducedMotion()) {
      this.show(grid)
      return animate(this.element, [{ opacity: 0.35 }, { opacity: 1 }], { duration: 80 })
    }
    let longer = 0
    const stops: Promise<void>[] = []
    for (const [reel, column] of this.#columns.entries()) {
      if (held.has(reel)) {
        column.rest(this.#landed(grid[reel] ?? '', reel))
        continue
      }
      const before = stops.at(-1)
      if (tense.has(reel)) {
        longer++
        // It lights up when the reel before it has stopped.
        void before?.then(() => column.element.classList.add('tense'))
      }
      stops.push(
        column.run(this.#landed(grid[reel] ?? '', reel), this.#before(reel, grid), longer).then(() => {
          column.element.classList.remove('tense')
          sound.knock()
        })
      )
    }
    await Promise.all(stops)
    this.show(grid)
  }

  /** What is in sight of a reel before it turns; at the first time what it will land on. */
  #before(reel: number, grid: readonly string[]): HTMLElement[] {
    return [...(this.#grid[reel] ?? grid[reel] ?? '')].map((symbol) => this.#cell(symbol))
  }

  cellAt(reel: number, row: number): Element | undefined {
    return this.#columns[reel]?.cells[row]
  }

  /** Lights the cells of the given wins and draws their paths; everything else steps back. */
  light(paths: readonly Path[]): void {
    this.clear()
    if (paths.length === 0) return
    this.element.classList.add('lit')
    for (const { cells } of paths) for (const [reel, row] of cells) this.cellAt(reel, row)?.classList.add('won')
    this.#paths.innerHTML = paths
      .map(
        ({ cells }) =>
          `<polyline points="${cells.map(([reel, row]) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')}"/>`
      )
      .join('')
  }

  /** Lights cells without a path: wins that are no lines. */
  mark(cells: readonly Cell[]): void {
    this.clear()
    this.element.classList.add('lit')
    for (const [reel, row] of cells) this.cellAt(reel, row)?.classList.add('won')
  }

  /** Takes cells out and lets the columns sink into the next window; new symbols come from above. */
  async sink(grid: readonly string[], out: readonly Cell[]): Promise<void> {
    const rows = this.#rows
    const gone = out.flatMap(([reel, row]) => this.cellAt(reel, row) ?? [])
    await Promise.all(
      gone.map((cell) =>
        animate(
          cell,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(0.6)', opacity: 0 },
          ],
          { duration: 200, fill: 'forwards' }
        )
      )
    )
    this.show(grid)
    const falling = this.#columns.flatMap((column, reel) => {
      const stays = Array.from({ length: rows }, (_, row) => row).filter(
        (row) => !out.some(([outReel, outRow]) => outReel === reel && outRow === row)
      )
      const fresh = rows - stays.length
      return column.cells.map((cell, row) => ({
        cell,
        by: row < fresh ? fresh : row - (stays[row - fresh] ?? row),
      }))
    })
    await Promise.all(
      falling
        .filter(({ by }) => by > 0)
        .map(({ cell, by }) =>
          animate(cell, [{ transform: `translateY(${-by * 100}%)` }, { transform: 'none' }], {
            duration: 200 + by * 90,
            easing: 'cubic-bezier(0.45, 0, 0.7, 1)',
          })
        )
    )
  }

  clear(): void {
    this.element.classList.remove('lit')
    this.#paths.innerHTML = ''
    for (const cell of this.element.querySelectorAll('.won')) cell.classList.remove('won')
  }

  /** Shows the wins one after another until the next spin; `tell` is called with the index of each. */
  cycle(paths: readonly Path[], tell: (index: number) => void): () => void {
    let isOn = paths.length > 1
    const run = async (): Promise<void> => {
      await pause(1500)
      for (let index = 0; isOn; index = (index + 1) % paths.length) {
        const path = paths[index]
        if (path) this.light([path])
        tell(index)
        await new Promise((resolve) => setTimeout(resolve, 1600))
      }
    }
    if (isOn) void run()
    return () => {
      isOn = false
    }
  }
}
