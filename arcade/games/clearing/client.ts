import { board } from '../../shell/quick/board.ts'
import { clearing, clearingEnd, clearingPay, type ClearingView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture, write } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { chanceText, figure, hundredths, oneOf, times } from '../../shell/quick/parts.ts'
import { closedTile, firmTile, holeTile } from './art.ts'
import { Steps } from './steps.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): ClearingView => madeByRules(round.view)
const side = Math.sqrt(clearing.tiles)

function face(view: ClearingView | undefined, tile: number): 'closed' | 'firm' | 'hole' | 'struck' | 'spared' {
  if (!view) return 'closed'
  if (view.struck === tile) return 'struck'
  if (view.opened.includes(tile)) return 'firm'
  if (view.field) return view.field.includes(tile) ? 'hole' : 'spared'
  return 'closed'
}

const art = { closed: closedTile, firm: firmTile, hole: holeTile, struck: holeTile, spared: firmTile }
const placeOf = (tile: number): string =>
  say(words.tile, { row: Math.floor(tile / side) + 1, column: (tile % side) + 1 })
const names = { closed: words.hidden, firm: words.safe, hole: words.mine, struck: words.mine, spared: words.safe }

/** Arrow keys walk over the field. */
function walk(event: Event, tiles: readonly HTMLElement[], tile: number): void {
  if (!(event instanceof KeyboardEvent)) return
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key]
  if (step === undefined) return
  const target = tile + step
  const staysInRow = Math.abs(step) > 1 || Math.floor(target / side) === Math.floor(tile / side)
  if (target >= 0 && target < clearing.tiles && staysInRow) tiles[target]?.focus()
  event.preventDefault()
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  if (view.struck !== null) return words.struck
  if (round.status === 'finished')
    return say(words.taken, { amount: room.amount(BigInt(Math.round(round.win.amount * 100))) })
  return view.opened.length > 0 ? say(words.opened, { multiple: hundredths(view.multiple) }) : words.pick
}

class Clearing implements Playing {
  readonly #room: GameHost
  #mines = 3
  #isBusy = false
  #isDead = false
  readonly #tiles: HTMLButtonElement[] = Array.from({ length: clearing.tiles }, (_, tile) =>
    h('button', {
      class: 'tile',
      type: 'button',
      click: () => void this.#pick(tile),
      keydown: (event) => walk(event, this.#tiles, tile),
    })
  )
  readonly #field = h('div', { class: 'field', dir: 'ltr', role: 'group', 'aria-label': words.pick }, ...this.#tiles)
  readonly #now = figure(words.now.replace(' {multiple}', ''))
  readonly #steps = new Steps()
  readonly #log = new RunLog()
  readonly #next = h('output', { class: 'next num' })
  readonly #counts = oneOf(
    words.mines,
    clearing.mines.map((count) => [count, String(count)] as const),
    this.#mines,
    (count) => {
      this.#mines = count
      this.#write()
    }
  )
  readonly element = h(
    'div',
    { class: 'quick flanked clearing' },
    picture('0 0 1600 1000', draughting(1600, 1000, 260, 'mines', 'meadow'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    aside('start', shared.info.pays, this.#steps.element),
    board(this.#field),
    aside('end', shared.desk.history.title, this.#log.element),
    h('div', { class: 'panel' }, this.#counts, this.#now.element, this.#next)
  )

  readonly #open = (): ClearingView | undefined =>
    this.#room.table.round && this.#room.table.isOpen ? viewOf(this.#room.table.round) : undefined
  readonly #pick = (tile: number): Promise<void> =>
    this.#open()?.opened.includes(tile) === false ? this.#room.act('advance', { tile }) : Promise.resolve()

  constructor(room: GameHost) {
    this.#room = room
  }

  #paint(view: ClearingView | undefined): void {
    for (const tile of this.#tiles.keys()) this.#face(tile, view)
    this.#write()
  }

  #face(tile: number, view: ClearingView | undefined): void {
    const [button, shown] = [this.#tiles[tile], face(view, tile)]
    if (!button || button.dataset.face === shown) return
    button.dataset.face = shown
    button.replaceChildren(picture('0 0 100 100', art[shown](tile)))
    button.setAttribute('aria-label', `${placeOf(tile)}: ${names[shown]}`)
  }

  #write(): void {
    const view = this.#room.table.round ? viewOf(this.#room.table.round) : undefined
    const isOpen = Boolean(this.#open())
    // While a step is under way a press does nothing: that the group says, and no tile changes.
    this.#field.setAttribute('aria-disabled', String(this.#isBusy || !isOpen))
    if (this.#isDead === isOpen) for (const button of this.#tiles) button.disabled = !isOpen
    this.#isDead = !isOpen
    this.#counts.disabled = this.#isBusy || isOpen
    this.#steps.write(this.#mines, this.#open()?.opened.length ?? 0)
    this.#now.set(view && view.multiple > 0 ? times(view.multiple) : '–')
    const [over, under, multiple] =
      isOpen && view?.chance && view.next !== null
        ? [...view.chance, view.next]
        : [clearing.tiles - this.#mines, clearing.tiles, Number(clearingPay(this.#mines, 1))]
    write(this.#next, say(words.next, { multiple: times(multiple), chance: chanceText(over, under) }))
  }

  settle(round: Round | null): void {
    if (round) {
      this.#mines = viewOf(round).mines
      for (const input of this.#counts.querySelectorAll('input')) input.checked = Number(input.value) === this.#mines
    }
    this.#paint(round ? viewOf(round) : undefined)
  }

  #note({ opened, mines, multiple, struck }: ClearingView): void {
    const what = `${opened.length} / ${clearing.tiles - mines}`
    this.#log.add(what, struck === null ? times(multiple) : shared.none, struck === null ? 'win' : 'miss')
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const last = view.struck ?? (round.step > 1 ? view.opened.at(-1) : undefined)
    const tile = last === undefined ? undefined : this.#tiles[last]
    const isTaken =
      round.status === 'finished' && view.struck === null && this.#room.table.round?.step !== view.opened.length + 1
    if (tile && !isTaken) await animate(tile, [{ transform: 'none' }, { transform: 'scale(0.9)' }], { duration: 110 })
    this.#paint(view)
    if (tile && !isTaken)
      await animate(tile, [{ transform: 'scale(0.82)' }, { transform: 'scale(1.05)' }, { transform: 'none' }], {
        duration: 260,
      })
    if (round.status === 'finished') this.#note(view)
  }

  act(): Act {
    const view = this.#open()
    if (!view) return { kind: 'play', label: words.start, choice: { mines: this.#mines }, isReady: true }
    const win = this.#room.table.round ? BigInt(Math.round(this.#room.table.round.win.amount * 100)) : 0n
    return view.opened.length > 0
      ? {
          kind: 'advance',
          label: say(words.cash, { amount: this.#room.amount(win) }),
          choice: { cash: true },
          isReady: true,
        }
      : { kind: 'advance', label: words.pick, isReady: false }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(busy: boolean): void {
    this.#isBusy = busy
    this.#write()
  }
}

/** For every number of sinkholes what each tile pays. */
function pays(): HTMLElement[] {
  return clearing.mines.map((mines) => {
    const steps = Array.from({ length: clearingEnd(mines) }, (_, index) =>
      h('li', { class: 'num' }, h('span', {}, String(index + 1)), times(Number(clearingPay(mines, index + 1))))
    )
    return h(
      'details',
      { class: 'ladder', open: mines === 3 },
      h('summary', {}, `${words.mines}: ${mines}`),
      h('ol', {}, ...steps)
    )
  })
}

export const client: GameClient = { mount: (room) => new Clearing(room), pays }
