import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { board } from '../../shell/quick/board.ts'
import { chanceText, figure, hundredths, times } from '../../shell/quick/parts.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { bodies, clouds, sky, twinkling, valley } from './art.ts'
import { Coin, faceIcon } from './coin.ts'
import { type Side, sides, streakPay, sunAndMoon, type SunAndMoonView } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): SunAndMoonView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))

const isAll = (view: SunAndMoonView): boolean => view.calls.length === sunAndMoon.calls && !view.isMissed

/** The valley with both of its skies: the night lies over the day, and each side has its body that rises. */
function heavens(): HTMLElement {
  const layer = (name: string, markup: string): SVGSVGElement =>
    picture('0 0 1600 1000', markup, { class: `layer ${name}`, preserveAspectRatio: 'xMidYMax slice' })
  return h(
    'div',
    { class: 'scene heavens', 'data-sky': 'dusk', 'aria-hidden': 'true' },
    // The evening lies below both: one sky at a time comes or goes.
    layer('', sky('dusk')),
    layer('day', sky('sun')),
    layer('night', sky('moon')),
    layer('night twinkle', twinkling),
    layer('clouds', clouds),
    ...sides.map((side) => picture('-120 -120 240 240', bodies[side], { class: `body ${side}` })),
    layer('', valley('sun')),
    layer('night land', valley('moon'))
  )
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const last = view.tosses.at(-1) ?? 'sun'
  if (view.isMissed) return words.wrong[last]
  const amount = room.amount(minorOf(round.win))
  if (round.status === 'finished') return say(isAll(view) ? words.all : words.taken, { amount })
  return say(words.right[last], { count: view.calls.length, multiple: hundredths(view.multiple) })
}
class SunAndMoon implements Playing {
  readonly #room: GameHost
  readonly controls = [sound.button()]
  #side: Side = 'sun'
  #isBusy = false
  /** What the scene shows: while the coin is in the air, the round before it. */
  #shown: SunAndMoonView | undefined
  readonly #heavens = heavens()
  readonly #coin = new Coin()
  readonly #steps = Array.from({ length: sunAndMoon.calls }, (_, index) => {
    const face = h('i', { 'aria-hidden': 'true' }, String(index + 1))
    return {
      face,
      element: h('li', { style: `--at: ${index}` }, face, h('span', { class: 'num' }, times(streakPay(index + 1)))),
    }
  })
  readonly #now = figure(words.now)
  readonly #next = figure(words.next)
  readonly #ways = sides.map((side) => ({
    side,
    button: h(
      'button',
      {
        class: `call ${side}`,
        type: 'button',
        click: () => this.#call(side),
        // A held key calls once.
        keydown: (event) => event instanceof KeyboardEvent && event.repeat && event.preventDefault(),
      },
      faceIcon(side),
      h('strong', {}, words.sides[side])
    ),
  }))
  readonly element = h(
    'div',
    { class: 'quick sun-and-moon' },
    this.#heavens,
    board(
      this.#coin.element,
      h('ol', { class: 'streak', 'aria-label': words.streak }, ...this.#steps.map(({ element }) => element))
    ),
    h(
      'div',
      { class: 'panel' },
      this.#now.element,
      h('div', { class: 'calls', role: 'group', 'aria-label': words.call }, ...this.#ways.map(({ button }) => button)),
      this.#next.element
    )
  )

  constructor(room: GameHost) {
    this.#room = room
    // What is taken is said where it could be taken.
    this.#now.element.toggleAttribute('data-win-at', true)
    document.addEventListener('keydown', (event) => this.#key(event))
    this.#coin.rest(this.#side)
  }

  get #open(): SunAndMoonView | undefined {
    return this.#room.table.round && this.#room.table.isOpen ? viewOf(this.#room.table.round) : undefined
  }

  /** Before the stake a side is only chosen; from then on it is tossed for at once. */
  #call(side: Side): void {
    if (this.#isBusy) return
    this.#side = side
    this.#write()
    if (this.#open) void this.#room.act('advance', { side })
    else this.#room.changed()
  }

  #key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
    if (event.target instanceof HTMLInputElement) return
    const side = sides[Number(event.key) - 1]
    if (side) this.#call(side)
  }

  #write(): void {
    const open = this.#shown?.next ? this.#shown : undefined
    for (const { side, button } of this.#ways) {
      button.disabled = this.#isBusy
      button.toggleAttribute('data-called', side === this.#side && (this.#isBusy || !open))
      if (open) button.removeAttribute('aria-pressed')
      else button.setAttribute('aria-pressed', String(side === this.#side))
    }
    this.#now.set(open ? times(open.multiple) : '–')
    this.#next.set(times(open?.next ?? streakPay(1)))
  }

  /** What each step of the streak shows: the side that fell, the step that is next, or nothing yet. */
  #paint(view: SunAndMoonView | undefined): void {
    this.#shown = view
    const isOpen = view !== undefined && view.next !== null
    for (const [index, { face, element }] of this.#steps.entries()) {
      const toss = view?.tosses[index]
      const isWrong = view !== undefined && view.isMissed && index === view.tosses.length - 1
      const state = isWrong ? 'wrong' : toss ? 'right' : index === (isOpen ? view.tosses.length : 0) ? 'next' : 'later'
      element.dataset['state'] = state
      face.replaceChildren(toss ? faceIcon(toss) : String(index + 1))
    }
    this.#heavens.dataset['sky'] = view?.tosses.at(-1) ?? 'dusk'
    this.#write()
  }

  settle(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    const last = view?.tosses.at(-1)
    if (last) this.#coin.rest(last)
    this.#side = view?.calls.at(-1) ?? this.#side
    this.#paint(view)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    const last = view.tosses.at(-1) ?? 'sun'
    const isTaken = round.status === 'finished' && !view.isMissed && !isAll(view)
    if (isTaken || round.status === 'void') {
      if (isTaken) sound.notes(openingNotes)
      return this.#paint(view)
    }
    const past = { ...view, tosses: view.tosses.slice(0, -1), isMissed: false, next: view.next ?? 0 }
    this.#paint(view.calls.length > 1 ? past : undefined)
    sound.rise()
    await this.#coin.toss(last, view.calls.length)
    sound.knock()
    this.#paint(view)
    // Each right call is a note higher than the one before.
    if (view.isMissed) sound.notes([247, 185])
    else sound.bell(view.calls.length - 1)
    const step = this.#steps[view.tosses.length - 1]
    if (step && !view.isMissed)
      await animate(step.element, [{ transform: 'scale(1.25)' }, { transform: 'none' }], { duration: 260 })
    else await pause(320)
  }

  act(): Act {
    if (!this.#open) return { kind: 'play', label: words.toss[this.#side], choice: { side: this.#side }, isReady: true }
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

/** What each right call pays, and how likely it is to get there. */
function pays(): HTMLElement[] {
  const head = [words.calls, words.pays, words.chance].map((name) => h('th', { scope: 'col' }, name))
  const rows = Array.from({ length: sunAndMoon.calls }, (_, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(index + 1)),
      h('td', { class: 'num' }, times(streakPay(index + 1))),
      h('td', { class: 'num' }, chanceText(1, 2 ** (index + 1)))
    )
  )
  return [h('table', { class: 'plain' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new SunAndMoon(room), pays }
