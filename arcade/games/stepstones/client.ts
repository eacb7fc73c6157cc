import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture, write } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { whenSized } from '../../shell/measured.ts'
import { animate } from '../../shell/motion.ts'
import { board } from '../../shell/quick/board.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { chanceText, figure, hundredths, oneOf, times } from '../../shell/quick/parts.ts'
import type { Round } from '../../shell/table.ts'
import { closedStone, firmStone, looseStone, sparedStone, walker } from './art.ts'
import { currents } from './water.ts'
import { stepstonesPay, type StepstonesView, waters } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): StepstonesView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

/** On a phone as many rows are in sight as leave each so many pixels: the river comes nearer with each step. */
const nearRow = 62
const phoneMost = 460

type Face = 'closed' | 'firm' | 'loose' | 'spared'
const art = { closed: closedStone, firm: firmStone, loose: looseStone, spared: sparedStone }

function faceOf(view: StepstonesView | undefined, row: number, stone: number): Face {
  const isStepped = view?.steps[row] === stone
  if (view?.loose) return view.loose[row]?.includes(stone) ? 'loose' : isStepped ? 'firm' : 'spared'
  return isStepped ? 'firm' : 'closed'
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  if (view.isFallen) return words.fell
  const amount = room.amount(minorOf(round.win))
  if (round.status === 'finished')
    return say(view.steps.length === waters[view.water]?.rows ? words.crossed : words.taken, { amount })
  return view.steps.length > 0 ? say(words.holds, { multiple: hundredths(view.multiple) }) : words.pick
}

class Stepstones implements Playing {
  readonly #room: GameHost
  #water = 1
  #isBusy = false
  #stones: HTMLButtonElement[][] = []
  readonly #rows = h('div', { class: 'rows' })
  readonly #river = h('div', { class: 'river', dir: 'ltr', role: 'group', 'aria-label': words.pick }, this.#rows)
  readonly #bed = h('div', { class: 'bed' }, this.#river)
  /** How many rows are in sight; all of them where it is 0. */
  #fit = 0
  readonly #now = figure(words.now)
  readonly #next = h('output', { class: 'next num' })
  readonly #waters = oneOf(
    words.water,
    waters.map((_, water) => [water, words.waters[water] ?? ''] as const),
    this.#water,
    (water) => {
      this.#water = water
      this.#build()
      this.#paint(undefined)
    }
  )
  readonly element = h(
    'div',
    { class: 'quick stepstones' },
    picture('0 0 1600 1000', draughting(1600, 1000, 410, 'steps', 'river'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    currents(),
    board(this.#bed),
    h('div', { class: 'panel' }, this.#waters, this.#now.element, this.#next)
  )

  constructor(room: GameHost) {
    this.#room = room
    document.addEventListener('keydown', (event) => this.#key(event))
    whenSized(this.#bed, (wide, high) => {
      this.#fit = wide < phoneMost ? Math.max(2, Math.floor(high / nearRow)) : 0
      this.#river.toggleAttribute('data-near', this.#fit > 0)
      this.#river.style.setProperty('--fit', String(this.#fit))
      this.#look()
    })
    this.#build()
  }

  /** The rows of this water, the first one nearest. */
  #build(): void {
    const { stones, rows } = waters[this.#water] ?? waters[0]
    this.#stones = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: stones }, (_stone, stone) =>
        h('button', { class: 'stone', type: 'button', click: () => this.#step(row, stone) })
      )
    )
    this.#rows.replaceChildren(
      ...this.#stones.map((stonesOfRow, row) =>
        h(
          'div',
          { class: 'row' },
          h('span', { class: 'mark num', 'aria-hidden': 'true' }, times(stepstonesPay(this.#water, row + 1))),
          ...stonesOfRow
        )
      )
    )
  }

  /** Moves the river so that the next row is the second in sight. */
  #look(): void {
    const view = this.#room.table.round ? viewOf(this.#room.table.round) : undefined
    const most = this.#stones.length - this.#fit
    const first = this.#fit === 0 ? 0 : Math.max(0, Math.min((view?.steps.length ?? 0) - 1, most))
    // No variable of styles: each drawing of the river would inherit it.
    this.#rows.style.translate = `0 calc(${first} * var(--pitch))`
    for (const [row, element] of [...this.#rows.children].entries())
      element.toggleAttribute('data-out', this.#fit > 0 && (row < first || row >= first + this.#fit))
  }

  get #open(): StepstonesView | undefined {
    return this.#room.table.round && this.#room.table.isOpen ? viewOf(this.#room.table.round) : undefined
  }

  #step(row: number, stone: number): void {
    if (!this.#isBusy && this.#open?.steps.length === row) void this.#room.act('advance', { stone })
  }

  /** The keys 1 to 4 step on the stones of the next row. */
  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLInputElement) return
    const [view, stone] = [this.#open, Number(event.key) - 1]
    if (view && this.#stones[view.steps.length]?.[stone]) this.#step(view.steps.length, stone)
  }

  #paint(view: StepstonesView | undefined): void {
    for (const [row, stones] of this.#stones.entries())
      for (const [stone, button] of stones.entries()) {
        const face = faceOf(view, row, stone)
        const isHere = view !== undefined && view.steps.length === row + 1 && view.steps[row] === stone
        const look = `${face}${isHere && !view.isFallen ? ' here' : ''}`
        if (button.dataset['face'] === look) continue
        button.dataset['face'] = look
        button.replaceChildren(picture('0 0 100 62', art[face] + (look.endsWith('here') ? walker : '')))
        const place = say(words.stone, { row: row + 1, stone: stone + 1 })
        button.setAttribute('aria-label', `${place}: ${words.faces[face]}`)
      }
    this.#write()
  }

  #write(): void {
    const view = this.#room.table.round ? viewOf(this.#room.table.round) : undefined
    const open = this.#open
    for (const [row, stones] of this.#stones.entries()) {
      const isNext = open?.steps.length === row
      stones[0]?.parentElement?.toggleAttribute('data-next', isNext)
      stones[0]?.parentElement?.toggleAttribute(
        'data-made',
        view !== undefined && row < view.steps.length && !view.isFallen
      )
      for (const stone of stones) if (stone.disabled === isNext) stone.disabled = !isNext
    }
    // While a step is under way a press does nothing: that the group says, and no stone changes.
    this.#river.setAttribute('aria-disabled', String(this.#isBusy || !open))
    this.#waters.disabled = this.#isBusy || open !== undefined
    this.#now.set(view && view.multiple > 0 ? times(view.multiple) : '–')
    this.#look()
    const { stones, loose } = waters[this.#water] ?? waters[0]
    const multiple = open?.next ?? stepstonesPay(this.#water, 1)
    write(this.#next, say(words.next, { multiple: times(multiple), chance: chanceText(stones - loose, stones) }))
  }

  settle(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    if (view) {
      this.#water = view.water
      this.#build()
      for (const input of this.#waters.querySelectorAll('input')) input.checked = Number(input.value) === view.water
    }
    this.#paint(view)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const isTaken = round.status === 'finished' && !view.isFallen && round.step > view.steps.length + 1
    const row = view.steps.length - 1
    const stone = this.#stones[row]?.[view.steps[row] ?? -1]
    this.#paint(view)
    if (!stone || isTaken) return
    const frames = view.isFallen
      ? [{ transform: 'none' }, { transform: 'translateY(6px) scale(0.9)' }, { transform: 'none' }]
      : [{ transform: 'translateY(-10px)' }, { transform: 'none' }]
    await animate(stone, frames, { duration: 240 })
  }

  act(): Act {
    const view = this.#open
    if (!view) return { kind: 'play', label: words.start, choice: { water: this.#water }, isReady: true }
    if (view.steps.length === 0) return { kind: 'advance', label: words.pick, isReady: false }
    const amount = this.#room.amount(this.#room.table.round ? minorOf(this.#room.table.round.win) : 0n)
    return { kind: 'advance', label: say(words.cash, { amount }), choice: { cash: true }, isReady: true }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}

/** For every water what each row pays. */
function pays(): HTMLElement[] {
  return waters.map(({ stones, loose, rows }, water) => {
    const steps = Array.from({ length: rows }, (_, row) =>
      h('li', { class: 'num' }, h('span', {}, String(row + 1)), times(stepstonesPay(water, row + 1)))
    )
    const head = `${words.waters[water] ?? ''}: ${say(words.odds, { stones, loose })}`
    return h('details', { class: 'ladder', open: water === 1 }, h('summary', {}, head), h('ol', {}, ...steps))
  })
}

export const client: GameClient = { mount: (room) => new Stepstones(room), pays }
