import { percentText, say, shared, textsOfGame } from '../../shell/boot.ts'
import { h, picture, write } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { whenSized } from '../../shell/measured.ts'
import { pause } from '../../shell/motion.ts'
import { aside, RunLog } from '../../shell/quick/aside.ts'
import { board } from '../../shell/quick/board.ts'
import { draughting } from '../../shell/quick/draughting.ts'
import { times } from '../../shell/quick/parts.ts'
import type { Round } from '../../shell/table.ts'
import { Constellation } from './constellation.ts'
import { PaysAside } from './pays-aside.ts'
import { tenOfForty, tenOfFortyPay, type TenOfFortyView } from './rules.ts'
import type { texts } from './texts/en.ts'
import { Tray } from './tray.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): TenOfFortyView => madeByRules(round.view)
const minorOf = ({ amount }: { amount: number }): bigint => BigInt(Math.round(amount * 100))
const drawMs = 170

function tell(room: GameHost, round: Round): string {
  const { hits, numbers } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  return say(win > stake ? words.told : win > 0n ? words.returned : words.missed, {
    hits,
    chosen: numbers.length,
    amount: room.amount(win),
    stake: room.amount(stake),
  })
}

/** So many different numbers of the field, each choice as likely as any other. */
function anyNumbers(count: number): number[] {
  const left = Array.from({ length: tenOfForty.size }, (_, index) => index + 1)
  const keys = new Map(left.map((number) => [number, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0]))
  return left.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0)).slice(0, count)
}

/** What so many hits pay. */
interface PayRow {
  readonly element: HTMLElement
  readonly name: HTMLElement
  readonly pay: HTMLElement
}

class TenOfForty implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  #numbers: readonly number[] = [4, 11, 18, 25, 32]
  #isBusy = false
  readonly #tray = new Tray()
  readonly #log = new RunLog()
  readonly #ladder = new PaysAside(words.hits)
  readonly #stars = new Constellation()
  readonly #spots = Array.from({ length: tenOfForty.size }, (_, index) => this.#spot(index + 1))
  readonly #field = h(
    'div',
    { class: 'numbers', role: 'group', 'aria-label': words.field, dir: 'ltr' },
    this.#stars.element,
    ...this.#spots
  )
  readonly #pays = h('ol', { class: 'keno-pays' })
  /** Written anew for each count of numbers, and not made anew. */
  readonly #rows: PayRow[] = []
  readonly #pick = h('button', { class: 'way', type: 'button', click: () => this.#any() }, words.pick)
  readonly #clear = h('button', { class: 'way', type: 'button', click: () => this.#put([]) }, words.clear)
  readonly element = h(
    'div',
    { class: 'quick flanked keno' },
    picture('0 0 1600 1000', draughting(1600, 1000, 210, 'keno', 'night'), {
      class: 'scene',
      preserveAspectRatio: 'xMidYMid slice',
    }),
    aside('start', shared.info.pays, this.#ladder.element),
    board(h('div', { class: 'field-box' }, this.#tray.element, this.#field)),
    aside('end', shared.desk.history.title, this.#log.element),
    h('div', { class: 'panel' }, this.#pays, this.#pick, this.#clear)
  )

  constructor(room: GameHost) {
    this.#room = room
    whenSized(this.#field, (wide, high) => this.#stars.lay(wide > high ? 8 : 5))
    this.#write()
  }

  #spot(number: number): HTMLButtonElement {
    return h(
      'button',
      { class: 'spot num', type: 'button', 'aria-pressed': 'false', click: () => this.#press(number) },
      String(number)
    )
  }

  #press(number: number): void {
    if (this.#isBusy) return
    if (this.#numbers.includes(number)) this.#put(this.#numbers.filter((one) => one !== number))
    else if (this.#numbers.length < tenOfForty.most) this.#put([...this.#numbers, number])
  }

  /** As many as were chosen, or ten. */
  #any(): void {
    this.#put(anyNumbers(this.#numbers.length || tenOfForty.most))
  }

  #put(numbers: readonly number[]): void {
    this.#numbers = numbers
    this.#mark([])
    this.#close(-1)
    this.#write()
    this.#room.changed()
  }

  #write(): void {
    const isFull = this.#numbers.length === tenOfForty.most
    for (const [index, spot] of this.#spots.entries()) {
      const isChosen = this.#numbers.includes(index + 1)
      spot.setAttribute('aria-pressed', String(isChosen))
      spot.disabled = isFull && !isChosen
    }
    this.#field.setAttribute('aria-disabled', String(this.#isBusy))
    this.#pick.disabled = this.#isBusy
    this.#clear.disabled = this.#isBusy || this.#numbers.length === 0
    const chosen = this.#numbers.length
    this.#ladder.write(chosen)
    const paid = Array.from({ length: chosen }, (_, index) => index + 1).filter(
      (hits) => tenOfFortyPay(chosen, hits) > 0
    )
    while (this.#pays.children.length > paid.length) this.#pays.lastChild?.remove()
    for (const [place, hits] of paid.entries()) {
      const row = this.#rows[place] ?? this.#row()
      row.element.dataset['hits'] = String(hits)
      write(row.name, say(words.hits, { hits }))
      write(row.pay, times(tenOfFortyPay(chosen, hits)))
      if (!row.element.parentNode) this.#pays.append(row.element)
    }
  }

  #row(): PayRow {
    const [name, pay] = [h('span'), h('output', { class: 'num' })]
    const row = { element: h('li', { class: 'figure' }, name, pay), name, pay }
    this.#rows.push(row)
    return row
  }

  /** What was drawn so far. */
  #mark(drawn: readonly number[]): void {
    this.#tray.show(drawn, this.#numbers)
    if (drawn.length < tenOfForty.drawn) this.#stars.join([])
    for (const [index, spot] of this.#spots.entries()) {
      const tone = drawn.includes(index + 1) ? (this.#numbers.includes(index + 1) ? 'hit' : 'other') : ''
      if (spot.dataset['drawn'] !== tone) spot.dataset['drawn'] = tone
    }
  }

  #close(hits: number): void {
    this.#ladder.mark(hits)
    for (const row of this.#pays.querySelectorAll('li'))
      row.toggleAttribute('data-hit', row.dataset['hits'] === String(hits))
  }

  settle(round: Round | null): void {
    if (!round) return
    const { numbers, drawn, hits } = viewOf(round)
    this.#numbers = numbers
    this.#write()
    this.#tray.prepare(drawn)
    this.#mark(drawn)
    this.#close(hits)
    this.#join(drawn)
  }

  #join(drawn: readonly number[]): void {
    this.#stars.join(drawn.filter((number) => this.#numbers.includes(number)))
  }

  async reveal(round: Round): Promise<void> {
    const { drawn, hits, numbers, pay } = viewOf(round)
    this.#mark([])
    this.#tray.prepare(drawn)
    this.#close(-1)
    for (const count of drawn.keys()) {
      const seen = drawn.slice(0, count + 1)
      this.#mark(seen)
      this.#ladder.mark(seen.filter((number) => numbers.includes(number)).length)
      await pause(drawMs)
    }
    this.#close(hits)
    this.#join(drawn)
    const tone = pay > 100 ? 'win' : 'miss'
    this.#log.add(`${hits}/${numbers.length}`, pay > 0 ? times(pay) : '–', tone)
  }

  act(): Act {
    const isReady = this.#numbers.length > 0
    return {
      kind: 'play',
      label: isReady ? shared.play : words.choose,
      isReady,
      choice: { numbers: [...this.#numbers] },
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#write()
  }
}

/** For each count of numbers: what each count of hits pays. */
function pays(): HTMLElement[] {
  const rows = Array.from({ length: tenOfForty.most }, (_, index) => {
    const chosen = index + 1
    const list = Array.from({ length: chosen }, (_hit, at) => at + 1)
      .filter((hits) => tenOfFortyPay(chosen, hits) > 0)
      .map((hits) => `${hits}: ${times(tenOfFortyPay(chosen, hits))}`)
    return h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, String(chosen)),
      h('td', { class: 'num', dir: 'ltr' }, list.join(' · '))
    )
  })
  const head = h('tr', {}, h('th', { scope: 'col' }, words.chosen), h('th', { scope: 'col' }, words.perHit))
  const chance = say(words.single, { percent: percentText('25.00') })
  return [h('p', {}, chance), h('table', { class: 'plain' }, h('thead', {}, head), h('tbody', {}, ...rows))]
}

export const client: GameClient = { mount: (room) => new TenOfForty(room), pays }
