import { board } from '../../shell/quick/board.ts'
import { engine, wheelBets, wheelOfHours, type WheelView } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { LiveChips } from '../../shell/live/chip-round.ts'
import type { Round } from '../../shell/table.ts'
import { lately, times } from '../../shell/quick/parts.ts'
import { observatory, watchOf } from './art.ts'
import { Cloth, nameOf } from './cloth.ts'
import { Dial } from './dial.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const limits = { ...wheelOfHours, allMostMinor: wheelOfHours.tableMostMinor }
const viewOf = (round: Round): WheelView => madeByRules(round.view)
const minorOf = (sum: { amount: number }): bigint => BigInt(Math.round(sum.amount * 100))

function tell(room: GameHost, round: Round): string {
  const { hour, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  if (hour === null) return say(words.waits, { amount: room.amount(stake) })
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    hour,
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  const list = bets
    .filter((bet) => bet.win > 0)
    .map((bet) =>
      say(words.betWon, {
        bet: nameOf(bet.bet),
        stake: room.amount(BigInt(bet.stake)),
        amount: room.amount(BigInt(bet.win)),
      })
    )
  return list.length > 0 ? `${head}. ${list.slice(0, 4).join(' · ')}` : head
}

class WheelOfHours implements Playing {
  readonly #room: GameHost
  readonly #dial = new Dial()
  readonly #past = lately(10)
  readonly #cloth = new Cloth((bet) => this.#chips.lay(bet))
  readonly #chips: LiveChips<number>
  readonly levelName = words.chip
  readonly element: HTMLElement

  constructor(room: GameHost) {
    this.#room = room
    this.#chips = new LiveChips(room, {
      words,
      limits,
      nameOf,
      drawnOf: Number,
      seenOf: (round) => {
        const { hour, bets } = viewOf(round)
        return { drawn: hour, bets }
      },
      scene: {
        rest: (hour) => this.#dial.rest(hour),
        show: (hour) => this.#turn(hour),
        remember: (hour) => this.#past.add(String(hour), `watch-${watchOf(hour)}`),
        mark: (hour, won) => this.#cloth.mark(hour, won),
        write: (chips, isHeld) => {
          this.#cloth.write(chips, (minor) => room.amount(minor))
          this.#cloth.dead(isHeld)
        },
      },
    })
    const { clock, controls, others } = this.#chips
    this.element = h(
      'div',
      { class: 'quick wheel-of-hours' },
      picture('0 0 1600 1000', observatory(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
      board(
        h(
          'div',
          { class: 'dome' },
          h('div', { class: 'dial-box' }, this.#dial.element, clock, this.#past.element),
          this.#cloth.element
        )
      ),
      others.element,
      h('div', { class: 'panel tall' }, ...controls)
    )
  }

  /** Where there is no room for both, the dial comes over the cloth while it turns. */
  async #turn(hour: number): Promise<void> {
    this.element.classList.add('turning')
    await this.#dial.turn(hour)
    await pause(450)
    this.element.classList.remove('turning')
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

/** Kinds of bets by how many hours they cover. */
function pays(): HTMLElement[] {
  const shown = ['12', 'twelves', 'night', 'light', 'even']
  const rows = shown.map((bet) => {
    const { hours, pays: hundredths } = wheelBets.get(bet) ?? { hours: [], pays: 0 }
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, nameOf(bet)),
      h('td', { class: 'num' }, `${hours.length}/24`),
      h('td', { class: 'num' }, times(hundredths))
    )
  })
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows)), h('p', {}, words.limit)]
}

export const client: GameClient = { mount: (room) => new WheelOfHours(room), pays, draw: engine.draw }
