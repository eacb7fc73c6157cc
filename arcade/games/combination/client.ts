import { board } from '../../shell/quick/board.ts'
import { combination, type CombinationView, contradicted, engine, hintOf, possible, type Try } from './rules.ts'
import { moveOf } from './rules/strategy.ts'
import { combination as firstVersion } from './versions/1.0.0.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { animate, pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import type { Round } from '../../shell/table.ts'
import { turningWheels } from '../../shell/quick/instrument.ts'
import { times } from '../../shell/quick/parts.ts'
import { signs } from './art.ts'
import { openCase } from './case.ts'
import type { texts } from './texts/en.ts'
import { hintText, named, tryRow } from './try-row.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): CombinationView => madeByRules(round.view)
/** What opening pays at each try of this round: an open round goes on by the version with which it began. */
const paysOf = (round: Round | null): readonly number[] =>
  round && round.version !== engine.version ? firstVersion.pays : combination.pays
const isOfNow = (round: Round | null): boolean => !round || round.version === engine.version
const dialNumbers = Array.from({ length: combination.dials }, (_, dial) => dial)

function tell(room: GameHost, round: Round): string {
  const view = viewOf(round)
  const last = view.tries.at(-1)
  if (view.isOpen) return say(words.opened, { amount: room.amount(BigInt(Math.round(round.win.amount * 100))) })
  if (view.code) return say(words.shut, { signs: named(view.code) })
  return `${last ? hintText(last) : ''}. ${say(words.left, { left: paysOf(round).length - view.tries.length })}`
}

const corners = ['one', 'two', 'three', 'four'] as const

class Combination implements Playing {
  readonly #room: GameHost
  readonly #guess = [0, 1, 2]
  readonly #drums = dialNumbers.map(() => h('div', { class: 'drum' }))
  readonly #faces = this.#drums.map((drum) => h('div', { class: 'face', role: 'img' }, drum))
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
    h(
      'div',
      { class: 'body-of-lock' },
      ...corners.map((corner) => h('b', { class: `screw ${corner}`, 'aria-hidden': 'true' })),
      ...this.#dials
    )
  )
  readonly #tries = h('ol', { class: 'tries', 'aria-label': words.tries })
  readonly #fit = h('p', { class: 'fit', 'aria-live': 'polite' })
  readonly #best = h('button', { class: 'way', type: 'button', click: () => this.#playBest() }, words.best)
  readonly element = h(
    'div',
    { class: 'quick combination' },
    picture('0 0 1600 1000', openCase, { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
    turningWheels(),
    board(
      h(
        'div',
        { class: 'bench' },
        h(
          'div',
          { class: 'left' },
          this.#lock,
          h('div', { class: 'counsel', 'data-win-at': true }, this.#fit, this.#best)
        ),
        this.#tries
      )
    )
  )

  constructor(room: GameHost) {
    this.#room = room
    for (const dial of dialNumbers) this.#paint(dial)
  }

  /** The round that waits for a try. */
  get #open(): Round | null {
    return this.#room.table.isOpen ? this.#room.table.round : null
  }
  get #tried(): readonly Try[] {
    return this.#open ? viewOf(this.#open).tries : []
  }

  /** Sets the dials to the try that returns most: the whole tree of tries that may follow is gone through. */
  #playBest(): void {
    moveOf('best', this.#tried).forEach((sign, dial) => (this.#guess[dial] = sign))
    for (const dial of dialNumbers) this.#paint(dial)
    this.#weigh()
    this.#room.changed()
  }

  /** Says whether all hints allow the code on the dials, and if not, which try speaks against it. */
  #weigh(): void {
    const tried = this.#tried
    const isChecked = isOfNow(this.#open)
    const against = isChecked ? contradicted(tried, this.#guess) : -1
    const one = tried[against]
    this.#fit.dataset.tone = one ? 'bad' : 'plain'
    this.#fit.textContent = one
      ? say(words.contradicts, {
          number: against + 1,
          would: hintText(hintOf(this.#guess, one.guess)),
          shown: hintText(one),
        })
      : isChecked && tried.length > 0
        ? say(words.fits, { count: possible(tried).length })
        : this.#room.table.round
          ? ''
          : say(words.left, { left: combination.pays.length })
    this.#best.hidden = !isChecked
    ;[...this.#tries.children].forEach((row, index) => row.toggleAttribute('data-against', index === against))
  }

  #turn(dial: number, by: number): void {
    this.#guess[dial] = ((this.#guess[dial] ?? 0) + by + combination.signs) % combination.signs
    this.#paint(dial)
    this.#weigh()
    this.#room.changed()
    const drum = this.#drums[dial]
    if (drum) void animate(drum, [{ transform: `translateY(${by * 58}%)` }, { transform: 'none' }], { duration: 180 })
  }

  #paint(dial: number): void {
    const sign = this.#guess[dial] ?? 0
    // The drum shows what comes before and after, as far as its window reaches.
    const seen = [-1, 0, 1].map((by) => signs[(sign + by + combination.signs) % combination.signs] ?? '')
    this.#drums[dial]?.replaceChildren(...seen.map((markup) => picture('0 0 100 100', markup)))
    this.#faces[dial]?.setAttribute('aria-label', words.signs[sign] ?? '')
  }

  #write(round: Round | null): void {
    const view = round ? viewOf(round) : undefined
    const made = view?.tries ?? []
    const pays = paysOf(round)
    this.#tries.replaceChildren(
      ...pays.map((pay, index) =>
        tryRow(made[index], index, {
          pay,
          isNow: index === made.length && (!view || view.next !== null),
          isWon: Boolean(view?.isOpen) && index === made.length - 1,
        })
      )
    )
    this.#lock.classList.toggle('opened', Boolean(view?.isOpen))
    if (view?.code) {
      view.code.forEach((sign, dial) => (this.#guess[dial] = sign))
      for (const dial of dialNumbers) this.#paint(dial)
    }
    this.#weigh()
  }

  settle(round: Round | null): void {
    this.#write(round)
  }

  async reveal(round: Round): Promise<void> {
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
    this.#write(round)
  }

  act(): Act {
    const round = this.#open
    return {
      kind: round ? 'advance' : 'play',
      label: say(words.start, { pays: times(paysOf(round)[this.#tried.length] ?? 0) }),
      choice: { guess: [...this.#guess] },
      isReady: !isOfNow(round) || contradicted(this.#tried, this.#guess) < 0,
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    for (const button of [...this.#lock.querySelectorAll('button'), this.#best]) button.disabled = isBusy
  }
}

function pays(room: GameHost): HTMLElement[] {
  const rows = combination.pays.map((pay, index) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(index + 1)),
      h('td', { class: 'num' }, times(pay)),
      h('td', { class: 'num' }, room.amount((room.table.stake.minor * BigInt(pay)) / 100n))
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new Combination(room), pays }
