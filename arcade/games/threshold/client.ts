import { board } from '../../shell/quick/board.ts'
import { threshold, thresholdReaching, thresholdSpan, type ThresholdView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate, roll } from '../../shell/motion.ts'
import { Rolling } from '../../shell/rolling.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import { clouds } from '../../shell/quick/clouds.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { Ladder } from '../../shell/quick/ladder.ts'
import { chanceText, figure, hundredths, lately, times, typedHundredths } from '../../shell/quick/parts.ts'
import { Climb, sheet, type Tone, yOf } from './climb.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): ThresholdView => madeByRules(round.view)
const marks = [150, 200, 300, 500, 1000, 5000, 10_000, 100_000]
/** Heights that carry a name at the edge: not so near each other that they touch. */
const ruled = [100, 200, 500, 1000, 5000, 10_000, 100_000]
const odds = (target: number): string =>
  chanceText(Number((thresholdReaching(target) * 1_000_000n) / thresholdSpan), 1_000_000)

const rungs = [110, 125, 150, 200, 300, 500, 1000, 2000, 5000, 10_000].map((target) => ({
  value: target,
  cells: [times(target), odds(target)] as const,
}))

/** The ruled heights, and the chosen one as a dashed line. */
const rules = (target: number): string =>
  ruled.map((mark) => `<path d="M0 ${yOf(mark)}H${sheet.wide}" stroke="#cfe3ea" stroke-opacity=".16"/>`).join('') +
  `<path d="M0 ${yOf(target)}H${sheet.wide}" stroke="#f0a45c" stroke-width="2.5" stroke-dasharray="10 8" vector-effect="non-scaling-stroke"/>`

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  return say(view.isWon ? words.told : words.missed, {
    result: hundredths(view.result),
    target: hundredths(view.target),
    amount: room.amount(BigInt(Math.round(round.win.amount * 100))),
  })
}

class Threshold implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  #target = 200
  readonly #number = h('div', { class: 'number num', 'aria-hidden': 'true', dir: 'ltr' }, '–')
  readonly #figure = new Rolling(this.#number)
  readonly #rules = picture(`0 0 ${sheet.wide} ${sheet.tall}`, '', { class: 'chart', preserveAspectRatio: 'none' })
  readonly #climb = new Climb()
  readonly #names = h('div', { class: 'heights', dir: 'ltr' })
  readonly #past = lately(8)
  readonly #log = new RunLog()
  readonly #ladder = new Ladder(rungs, (target) => this.#set(target))
  readonly #chance = figure(words.chance)
  readonly #pays = figure(words.pays)
  readonly #field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    class: 'target num',
    value: hundredths(this.#target),
    'aria-label': words.target,
    dir: 'ltr',
    change: () => this.#take(this.#field.value),
  })
  readonly #ways = [
    h(
      'button',
      {
        class: 'way',
        type: 'button',
        'aria-label': words.lower,
        click: () => this.#set(Math.round(this.#target / 1.25)),
      },
      '−'
    ),
    this.#field,
    h(
      'button',
      {
        class: 'way',
        type: 'button',
        'aria-label': words.higher,
        click: () => this.#set(Math.round(this.#target * 1.25)),
      },
      '+'
    ),
  ]
  readonly #quick = marks
    .slice(0, 7)
    .map((mark) => h('button', { class: 'way num', type: 'button', click: () => this.#set(mark) }, times(mark)))
  readonly element = h(
    'div',
    { class: 'quick flanked threshold' },
    picture('0 0 1600 1000', draughting(1600, 1000, 140, 'limbo', 'dusk'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    clouds(['#8a6a8c', '#735478', '#9a7a98']),
    aside('start', shared.info.pays, this.#ladder.element),
    board(this.#rules, this.#climb.element, this.#names, this.#number, this.#past.element),
    aside('end', shared.desk.history.title, this.#log.element),
    h(
      'div',
      { class: 'panel' },
      h('div', { class: 'target-box' }, h('span', {}, words.target), h('div', { class: 'row' }, ...this.#ways)),
      h('div', { class: 'row marks' }, ...this.#quick),
      this.#chance.element,
      this.#pays.element
    )
  )

  constructor(room: GameHost) {
    this.#room = room
    this.#write()
  }

  #set(value: number): void {
    this.#target = Math.max(threshold.least, Math.min(threshold.most, value))
    this.#write()
  }

  #take(text: string): void {
    const value = typedHundredths(text)
    if (value > 0) this.#set(value)
    else this.#write()
  }

  #write(): void {
    this.#field.value = hundredths(this.#target)
    this.#chance.set(odds(this.#target))
    this.#pays.set(times(this.#target))
    this.#draw()
    this.#tellWins()
  }

  /** What each target of the paytable pays at the stake that is set. */
  #tellWins(): void {
    const { minor } = this.#room.table.stake
    this.#ladder.write(this.#target, minor, (target) => this.#room.amount((minor * BigInt(target)) / 100n))
  }

  #draw(): void {
    this.#rules.innerHTML = rules(this.#target)
    const top = (mark: number): string => `top: ${(yOf(mark) / sheet.tall) * 100}%`
    this.#names.replaceChildren(
      ...ruled.map((mark) => h('span', { class: 'num', style: top(mark) }, hundredths(mark))),
      h('span', { class: 'num chosen', style: top(this.#target) }, hundredths(this.#target))
    )
  }

  #rest({ result, isWon }: ThresholdView): void {
    const tone: Tone = isWon ? 'win' : 'miss'
    this.#figure.rest(times(result))
    this.#number.dataset.tone = tone
    this.#climb.draw(result, tone)
  }

  settle(round: Round | null): void {
    if (!round) return this.#climb.draw(100, '')
    const view = viewOf(round)
    this.#target = view.target
    this.#rest(view)
    this.#write()
  }

  /** The target is reached: from here on it is won, and the climb goes on. */
  #pass(): Promise<void> {
    this.#number.dataset.tone = 'win'
    return animate(this.#number, [{ transform: 'none' }, { transform: 'scale(1.14)' }, { transform: 'none' }], {
      duration: 260,
    })
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#number.dataset.tone = ''
    const goal = Math.log(view.result / 100)
    let passed: Promise<void> | undefined
    await roll(500 + Math.min(900, goal * 260), (share) => {
      const reached = Math.max(100, Math.round(100 * Math.exp(goal * share)))
      this.#figure.write(times(reached))
      const isPast = reached >= view.target
      this.#climb.draw(reached, isPast ? 'win' : '')
      if (isPast) passed ??= this.#pass()
    })
    await passed
    this.#rest(view)
    const tone = view.isWon ? 'win' : 'miss'
    this.#past.add(times(view.result), tone)
    this.#log.add(times(view.result), view.isWon ? times(view.target) : shared.none, tone)
  }

  act(): Act {
    this.#tellWins()
    return { kind: 'play', label: shared.play, isReady: true, choice: { target: this.#target } }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    for (const control of this.element.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      '.panel :is(input, button)'
    ))
      control.disabled = isBusy
    this.#ladder.disabled = isBusy
  }
}

function pays(room: GameHost): HTMLElement[] {
  const rows = [101, ...marks].map((target) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, times(target)),
      h('td', { class: 'num' }, odds(target)),
      h('td', { class: 'num' }, room.amount((room.table.stake.minor * BigInt(target)) / 100n))
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new Threshold(room), pays }
