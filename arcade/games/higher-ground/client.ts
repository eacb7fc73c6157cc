import { board } from '../../shell/quick/board.ts'
import { type Guess, higherGround, higherGroundPay, type HigherGroundView, rightMarks } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture, write } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { roll } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { hundredths, times } from '../../shell/quick/parts.ts'
import { marks, Odds } from './odds.ts'
import { Sheet } from './sheet.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import { instrument, turningWheels } from '../../shell/quick/instrument.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): HigherGroundView => madeByRules(round.view)
const guesses: readonly Guess[] = ['higher', 'lower']

/** What a guess means at a mark: at both ends it is strict, and the other one is the same mark alone. */
function labelOf(mark: number, guess: Guess): string {
  if (mark === 1) return guess === 'higher' ? words.strictlyHigher : words.same
  if (mark === higherGround.marks) return guess === 'lower' ? words.strictlyLower : words.same
  return guess === 'higher' ? words.higher : words.lower
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const mark = view.marks.at(-1) ?? 0
  if (view.isFallen) return say(words.fell, { mark })
  if (round.status === 'finished')
    return say(words.taken, { amount: room.amount(BigInt(Math.round(round.win.amount * 100))) })
  return view.guesses.length === 0
    ? say(words.first, { mark })
    : say(words.reached, { mark, multiple: hundredths(view.multiple) })
}

class HigherGround implements Playing {
  readonly #room: GameHost
  #isBusy = false
  readonly #sheet = new Sheet()
  readonly #odds = new Odds()
  readonly #log = new RunLog()
  readonly #ways = guesses.map((guess) => {
    const [label, odds, multiple] = [h('strong'), h('span', { class: 'num' }), h('span', { class: 'num pays' })]
    const button = h(
      'button',
      {
        class: `guess ${guess}`,
        type: 'button',
        click: () => void this.#room.act('advance', { guess }),
        pointerenter: () => this.#sheet.point(guess),
        pointerleave: () => this.#sheet.point(undefined),
        focus: () => this.#sheet.point(guess),
        blur: () => this.#sheet.point(undefined),
      },
      picture('0 0 24 24', guess === 'higher' ? '<path d="M12 5l7 9H5z"/>' : '<path d="M12 19l7-9H5z"/>'),
      label,
      odds,
      multiple
    )
    return { guess, button, label, odds, multiple }
  })
  readonly #climb = h('div', { class: 'count num' })
  readonly element = h(
    'div',
    { class: 'quick flanked higher-ground' },
    picture('0 0 1600 1000', instrument(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
    turningWheels(),
    aside('start', shared.info.pays, this.#odds.element),
    board(this.#sheet.element, this.#climb),
    h('div', { class: 'guesses' }, ...this.#ways.map((way) => way.button)),
    aside('end', shared.desk.history.title, this.#log.element)
  )

  constructor(room: GameHost) {
    this.#room = room
  }

  #write(): void {
    const round = this.#room.table.round
    const view = round ? viewOf(round) : undefined
    const mark = view?.marks.at(-1) ?? 7
    for (const { guess, button, label, odds, multiple } of this.#ways) {
      const next = this.#room.table.isOpen ? view?.next?.[guess] : undefined
      button.disabled = this.#isBusy || !next
      write(label, labelOf(next ? mark : 7, guess))
      write(odds, next ? say(words.odds, { right: next.right }) : '')
      write(multiple, next ? times(next.multiple) : '')
    }
    const isAsked = this.#room.table.isOpen && view?.next !== null && view !== undefined
    this.#odds.point(isAsked ? mark : undefined)
    if (!this.#isBusy) this.#sheet.ask(isAsked)
    write(
      this.#climb,
      view && this.#room.table.isOpen
        ? say(words.climbs, { climb: Math.min(higherGround.climbs, view.guesses.length + 1) })
        : ''
    )
  }

  settle(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    this.#sheet.draw(view?.marks ?? [], view?.isFallen ?? false)
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const isTaken = round.status === 'finished' && round.step > view.guesses.length + 1
    if (!isTaken && view.guesses.length > 0) {
      this.#sheet.ask(false)
      this.#sheet.draw(view.marks, view.isFallen, 0)
      await roll(520, (share) => this.#sheet.move(share))
    }
    this.#sheet.draw(view.marks, view.isFallen)
    if (!isTaken) await this.#sheet.land()
    if (round.status === 'finished')
      this.#log.add(
        view.marks.join(' · '),
        view.isFallen ? shared.none : times(view.multiple),
        view.isFallen ? 'miss' : 'win'
      )
    this.#write()
  }

  act(): Act {
    const round = this.#room.table.round
    if (!round || !this.#room.table.isOpen) return { kind: 'play', label: words.start, isReady: true }
    if (viewOf(round).guesses.length === 0) return { kind: 'advance', label: words.choose, isReady: false }
    return {
      kind: 'advance',
      label: say(words.cash, { amount: this.#room.amount(BigInt(Math.round(round.win.amount * 100))) }),
      choice: { cash: true },
      isReady: true,
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(busy: boolean): void {
    this.#isBusy = busy
    this.#write()
  }
}

/** What a first right answer pays at each mark. */
function pays(): HTMLElement[] {
  const rows = marks.map((mark) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(mark)),
      ...guesses.map((guess) =>
        h(
          'td',
          {},
          h('span', {}, `${labelOf(mark, guess)} `),
          h('span', { class: 'num' }, times(higherGroundPay(1, rightMarks(mark, guess))))
        )
      )
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new HigherGround(room), pays }
