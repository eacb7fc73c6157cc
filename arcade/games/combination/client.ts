import { combination, type CombinationView } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate, pause } from '../../shell/motion.ts'
import type { Round } from '../../shell/table.ts'
import { instrument } from '../../shell/quick/instrument.ts'
import { hundredths, times } from '../../shell/quick/parts.ts'
import { signs } from './art.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): CombinationView => round.view as unknown as CombinationView
const dialNumbers = Array.from({ length: combination.dials }, (_, dial) => dial)
const named = (code: readonly number[]): string => code.map((sign) => words.signs[sign] ?? '').join(', ')

/** A line of the board: the signs that were tried and what they hit, as pegs and in words; empty while it is still to come. */
function tryRow(one: CombinationView['tries'][number] | undefined, index: number): HTMLElement {
  if (!one) return h('li', { class: 'empty', 'aria-hidden': 'true' })
  const { right, near } = one
  const pegs = [
    ...Array.from({ length: right }, () => 'right'),
    ...Array.from({ length: near }, () => 'near'),
    ...Array.from({ length: combination.dials - right - near }, () => 'none'),
  ]
  return h(
    'li',
    {},
    h(
      'span',
      { class: 'unseen' },
      `${say(words.attempt, { number: index + 1, signs: named(one.guess) })}. ${say(words.hint, { right, near })}`
    ),
    h(
      'span',
      { class: 'signs', dir: 'ltr', 'aria-hidden': 'true' },
      ...one.guess.map((sign) => picture('0 0 100 100', signs[sign] ?? ''))
    ),
    h('span', { class: 'pegs', 'aria-hidden': 'true' }, ...pegs.map((peg) => h('i', { 'data-peg': peg }))),
    h('span', { class: 'hint', 'aria-hidden': 'true' }, say(words.hint, { right, near }))
  )
}

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const last = view.tries.at(-1)
  if (view.isOpen) return say(words.opened, { amount: room.amount(BigInt(Math.round(round.win.amount * 100))) })
  if (view.code) return say(words.shut, { signs: named(view.code) })
  return `${say(words.hint, { right: last?.right ?? 0, near: last?.near ?? 0 })}. ${say(words.left, { left: combination.pays.length - view.tries.length })}`
}

class Combination implements Playing {
  readonly #room: GameHost
  readonly #guess = [0, 1, 2]
  readonly #faces = dialNumbers.map(() => h('div', { class: 'face', role: 'img' }))
  readonly #dials = dialNumbers.map((dial) =>
    h(
      'div',
      { class: 'dial', role: 'group', 'aria-label': say(words.dial, { dial: dial + 1 }) },
      h(
        'button',
        {
          class: 'turn',
          type: 'button',
          'aria-label': say(words.up, { dial: dial + 1 }),
          click: () => this.#turn(dial, 1),
        },
        picture('0 0 24 24', '<path d="M5 15l7-7 7 7"/>')
      ),
      this.#faces[dial],
      h(
        'button',
        {
          class: 'turn',
          type: 'button',
          'aria-label': say(words.down, { dial: dial + 1 }),
          click: () => this.#turn(dial, -1),
        },
        picture('0 0 24 24', '<path d="M5 9l7 7 7-7"/>')
      )
    )
  )
  readonly #lock = h(
    'div',
    { class: 'lock', dir: 'ltr' },
    h('div', { class: 'shackle', 'aria-hidden': 'true' }),
    h('div', { class: 'body-of-lock' }, ...this.#dials)
  )
  readonly #tries = h('ol', { class: 'tries', 'aria-label': words.tries })
  readonly #ladder = h('ol', { class: 'ladder-of-pays num', dir: 'ltr' })
  readonly element = h(
    'div',
    { class: 'quick combination' },
    picture('0 0 1600 1000', instrument(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
    h(
      'div',
      { class: 'board' },
      h('div', { class: 'bench' }, h('div', { class: 'left' }, this.#lock, this.#ladder), this.#tries)
    )
  )

  constructor(room: GameHost) {
    this.#room = room
    for (const dial of dialNumbers) this.#paint(dial)
  }

  #turn(dial: number, by: number): void {
    this.#guess[dial] = ((this.#guess[dial] ?? 0) + by + combination.signs) % combination.signs
    this.#paint(dial)
    void animate(
      this.#faces[dial] as HTMLElement,
      [
        { transform: `translateY(${by * 22}%)`, opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 160 }
    )
  }

  #paint(dial: number): void {
    const sign = this.#guess[dial] ?? 0
    this.#faces[dial]?.replaceChildren(picture('0 0 100 100', signs[sign] ?? ''))
    this.#faces[dial]?.setAttribute('aria-label', words.signs[sign] ?? '')
  }

  #write(view: CombinationView | undefined): void {
    const made = view?.tries ?? []
    this.#ladder.replaceChildren(
      ...combination.pays.map((pay, index) =>
        h(
          'li',
          {
            'data-now': index === made.length && (!view || view.next !== null),
            'data-won': Boolean(view?.isOpen) && index === made.length - 1,
          },
          times(pay)
        )
      )
    )
    this.#tries.replaceChildren(...combination.pays.map((_, index) => tryRow(made[index], index)))
    this.#lock.classList.toggle('opened', Boolean(view?.isOpen))
    if (view?.code) {
      view.code.forEach((sign, dial) => (this.#guess[dial] = sign))
      for (const dial of dialNumbers) this.#paint(dial)
    }
  }

  settle(round: Round | null): void {
    this.#write(round ? viewOf(round) : undefined)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#lock.classList.remove('opened')
    await animate(
      this.#lock,
      [
        { transform: 'rotate(0)' },
        { transform: 'rotate(-1.6deg)' },
        { transform: 'rotate(1.6deg)' },
        { transform: 'rotate(0)' },
      ],
      {
        duration: 320,
      }
    )
    await pause(120)
    this.#write(view)
  }

  act(): Act {
    const round = this.#room.table.round
    const isOpen = Boolean(round && this.#room.table.isOpen)
    const made = round && isOpen ? viewOf(round).tries.length : 0
    return {
      kind: isOpen ? 'advance' : 'play',
      label: say(words.start, { pays: times(combination.pays[made] ?? 0) }),
      choice: { guess: [...this.#guess] },
      isReady: true,
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    for (const button of this.#lock.querySelectorAll('button')) button.disabled = isBusy
  }
}

function pays(room: GameHost): HTMLElement[] {
  const rows = combination.pays.map((pay, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(index + 1)),
      h('td', { class: 'num' }, `${hundredths(pay)}×`),
      h('td', { class: 'num' }, room.amount((room.table.stake.minor * BigInt(pay)) / 100n))
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new Combination(room), pays }
