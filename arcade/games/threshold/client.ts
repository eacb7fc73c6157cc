import { board } from '../../shell/quick/board.ts'
import { threshold, thresholdReaching, thresholdSpan, type ThresholdView } from './rules.ts'
import { say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { roll } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { chanceText, figure, hundredths, lately, times, typedHundredths } from '../../shell/quick/parts.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): ThresholdView => madeByRules(round.view)
const marks = [150, 200, 300, 500, 1000, 5000, 10_000, 100_000]
/** Heights that carry a name at the edge: not so near each other that they touch. */
const ruled = [100, 200, 500, 1000, 5000, 10_000, 100_000]
const [wide, tall] = [800, 400]
/** Heights are drawn on a logarithmic scale, so that 2.00 and 1,000.00 are both in sight. */
const heightOf = (value: number): number => Math.min(1, Math.log(value / 100) / Math.log(1000))
const yOf = (value: number): number => tall - 18 - heightOf(value) * (tall - 50)
const odds = (target: number): string =>
  chanceText(Number((thresholdReaching(target) * 1_000_000n) / thresholdSpan), 1_000_000)

/** The climb so far, the chosen height as a dashed line, the ruled heights. */
function climb(target: number, reached: number, tone: string): string {
  const rules = ruled
    .map((mark) => `<path d="M0 ${yOf(mark)}H${wide}" stroke="#cfe3ea" stroke-opacity=".16"/>`)
    .join('')
  const end = { x: 70 + heightOf(reached) * (wide - 140), y: yOf(reached) }
  const curve = `M40 ${yOf(100)} C${40 + (end.x - 40) * 0.55} ${yOf(100)} ${40 + (end.x - 40) * 0.8} ${end.y + (yOf(100) - end.y) * 0.35} ${end.x} ${end.y}`
  const stroke = tone === 'win' ? '#7fe0b0' : tone === 'miss' ? '#e8967e' : '#f4e7c4'
  return `${rules}<path d="M0 ${yOf(target)}H${wide}" stroke="#f0a45c" stroke-width="2.5" stroke-dasharray="10 8" vector-effect="non-scaling-stroke"/>
<path d="${curve} L${end.x} ${yOf(100)} L40 ${yOf(100)}Z" fill="${stroke}" opacity=".13"/><path d="${curve}" fill="none" stroke="${stroke}" stroke-width="4" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`
}

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
  #reached = 100
  #tone = ''
  readonly #number = h('div', { class: 'number num', 'aria-hidden': 'true', dir: 'ltr' }, '–')
  readonly #chart = picture(`0 0 ${wide} ${tall}`, '', { class: 'chart', preserveAspectRatio: 'none' })
  readonly #names = h('div', { class: 'heights', dir: 'ltr' })
  readonly #past = lately(8)
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
    { class: 'quick threshold' },
    picture('0 0 1600 1000', draughting(1600, 1000, 140, 'limbo'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    board(this.#chart, this.#names, this.#number, this.#past.element),
    h(
      'div',
      { class: 'panel' },
      h('div', { class: 'target-box' }, h('span', {}, words.target), h('div', { class: 'row' }, ...this.#ways)),
      h('div', { class: 'row' }, ...this.#quick),
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
  }

  #draw(): void {
    this.#chart.innerHTML = climb(this.#target, this.#reached, this.#tone)
    this.#names.replaceChildren(
      ...ruled.map((mark) => h('span', { class: 'num', style: `top: ${(yOf(mark) / tall) * 100}%` }, hundredths(mark))),
      h('span', { class: 'num chosen', style: `top: ${(yOf(this.#target) / tall) * 100}%` }, hundredths(this.#target))
    )
  }

  settle(round: Round | null): void {
    this.#tone = ''
    if (!round) return
    const view = viewOf(round)
    ;[this.#target, this.#reached] = [view.target, view.result]
    this.#tone = view.isWon ? 'win' : 'miss'
    this.#number.textContent = times(view.result)
    this.#number.dataset.tone = this.#tone
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#tone = ''
    this.#number.dataset.tone = ''
    const goal = Math.log(view.result / 100)
    await roll(500 + Math.min(900, goal * 260), (share) => {
      this.#reached = Math.max(100, Math.round(100 * Math.exp(goal * share)))
      this.#number.textContent = times(this.#reached)
      this.#draw()
    })
    this.#reached = view.result
    this.#tone = view.isWon ? 'win' : 'miss'
    this.#number.textContent = times(view.result)
    this.#number.dataset.tone = this.#tone
    this.#past.add(times(view.result), this.#tone)
    this.#draw()
  }

  act(): Act {
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
