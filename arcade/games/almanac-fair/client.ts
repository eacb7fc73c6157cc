import { board, measured } from '../../shell/quick/board.ts'
import { almanacFair, type Drawn, engine, type FairShow, isShow } from './rules.ts'
import { say } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { LiveChips } from '../../shell/live/chip-round.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { animate, pause } from '../../shell/motion.ts'
import { lately } from '../../shell/quick/parts.ts'
import { openingNotes, sound } from '../../shell/sound.ts'
import type { Round } from '../../shell/table.ts'
import { fairground } from './art.ts'
import { Doors } from './doors.ts'
import { Gander } from './gander.ts'
import { Oak } from './oak.ts'
import { cameTo, nameOf, pays, tell, viewOf, words } from './said.ts'
import type { Show } from './show.ts'
import { multiple } from './show.ts'
import { SignBoard } from './sign.ts'
import { Spots } from './spots.ts'
import { Vane } from './vane.ts'
import { FairWheel } from './wheel.ts'
import '../../shell/quick/quick.css'
import './style.css'

const limits = { ...almanacFair, allMostMinor: almanacFair.tableMostMinor }

class AlmanacFair implements Playing {
  readonly #room: GameHost
  readonly #wheel = new FairWheel()
  readonly #gander = new Gander()
  readonly #sign = new SignBoard()
  readonly #shows: Readonly<Record<FairShow, Show>> = { vane: new Vane(), oak: new Oak(), doors: new Doors() }
  readonly #title = h('h2', { dir: 'auto' })
  readonly #tally = h('output', { class: 'num' })
  readonly #booth = h('div', { class: 'booth', hidden: true, 'aria-hidden': 'true' })
  readonly #past = lately(12)
  readonly #spots = new Spots((bet) => this.#chips.lay(bet))
  readonly #chips: LiveChips<Drawn>
  readonly controls = [sound.button()]
  readonly levelName = words.chip
  readonly element: HTMLElement

  constructor(room: GameHost) {
    this.#room = room
    this.#past.element.setAttribute('aria-label', words.past)
    this.#chips = new LiveChips<Drawn>(room, {
      words,
      limits,
      nameOf,
      drawnOf: (drawn) => madeByRules(drawn),
      seenOf: viewOf,
      scene: {
        rest: (drawn) => this.#rest(drawn),
        show: (drawn) => this.#play(drawn),
        remember: ({ bet }) => this.#past.add(isShow(bet) ? nameOf(bet) : bet, `on-${bet}`),
        mark: (drawn, won) => this.#mark(drawn, won),
        write: (chips, isHeld) => this.#spots.write(chips, isHeld, (minor) => room.amount(minor)),
        others: (bets) => this.#spots.others(bets),
        opened: () => this.#open(),
      },
    })
    const { clock, controls, others } = this.#chips
    this.element = h(
      'div',
      { class: 'quick almanac-fair' },
      picture('0 0 1600 1000', fairground(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
      board(
        h(
          'div',
          { class: 'fair' },
          measured(
            h(
              'div',
              { class: 'stand', dir: 'ltr' },
              this.#wheel.element,
              this.#sign.element,
              this.#booth,
              this.#gander.element
            )
          ),
          h('div', { class: 'line' }, clock, this.#past.element),
          this.#spots.element
        )
      ),
      others.element,
      h('div', { class: 'panel' }, ...controls)
    )
  }

  readonly #told = (sum: string): void => {
    this.#tally.textContent = sum
    if (sum !== '') void animate(this.#tally, [{ transform: 'scale(1.25)' }, { transform: 'none' }], { duration: 200 })
  }

  #open(): void {
    this.#close()
    this.#sign.rest(undefined)
    this.#gander.pose('stands')
    this.#gander.say(words.says.open)
  }

  #close(): void {
    this.#booth.hidden = true
    this.element.classList.remove('showing')
  }

  /** The show of a segment comes before the wheel. */
  #enter(bet: FairShow): Show {
    const show = this.#shows[bet]
    this.#title.textContent = nameOf(bet)
    this.#tally.textContent = ''
    this.#booth.replaceChildren(this.#title, this.#tally, show.element)
    this.#booth.hidden = false
    this.element.classList.add('showing')
    return show
  }

  #rest(drawn: Drawn): void {
    const { bet, segment, sign } = drawn
    this.#wheel.rest(segment)
    this.#sign.rest(sign)
    this.#close()
    if (isShow(bet)) {
      this.#enter(bet).rest(drawn, this.#told)
      this.#told(multiple(drawn.multiple))
    }
    this.#gander.say(cameTo(drawn))
  }

  async #play(drawn: Drawn): Promise<void> {
    const { bet, segment, sign } = drawn
    this.#close()
    this.#gander.pose('points')
    this.#sign.rest(undefined)
    await this.#sign.draw(sign)
    this.#gander.say(
      sign ? say(words.says.sign, { name: nameOf(sign.bet), times: multiple(sign.times) }) : words.says.noSign
    )
    await pause(700)
    await this.#wheel.turn(segment)
    sound.bell(4)
    this.#gander.pose('stands')
    this.#gander.say(isShow(bet) ? words.says[bet] : cameTo(drawn))
    await pause(900)
    if (isShow(bet)) await this.#playShow(bet, drawn)
  }

  async #playShow(bet: FairShow, drawn: Drawn): Promise<void> {
    sound.notes(openingNotes)
    const show = this.#enter(bet)
    await animate(this.#booth, [{ opacity: 0 }, { opacity: 1 }], { duration: 240 })
    await show.play(drawn, this.#told)
    if (drawn.sign?.bet === bet) {
      this.#told(`${this.#tally.textContent} · ${multiple(drawn.sign.times)}`)
      sound.bell(5)
      await pause(900)
    }
    this.#told(multiple(drawn.multiple))
    this.#gander.say(cameTo(drawn))
    await pause(1200)
  }

  #mark(drawn: Drawn | undefined, won: ReadonlySet<string>): void {
    this.#spots.mark(drawn?.bet, won)
    if (won.size > 0) this.#gander.pose('cheers')
  }

  settle(round: Round | null): void {
    this.#chips.settle(round)
  }

  reveal(round: Round): Promise<void> {
    return this.#chips.reveal(round)
  }

  act(): Act {
    return this.#chips.act()
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#chips.busy(isBusy)
  }
}

export const client: GameClient = { mount: (room) => new AlmanacFair(room), pays, draw: engine.draw }
