import { money, toDecimal } from '@ante/kit/money'
import { readMoney } from '@ante/kit/money-text'
import { boot, numberText, say, shared } from '../boot.ts'
import { h } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { openSheet, type Sheet } from '../sheet.ts'
import { double, half, isOfRange, largest, notAbove, type StakeRange } from './typed.ts'

const words = shared.desk.stake

/** The stake typed, halved, doubled, as much as there is, or one of the usual ones. */
class StakeForm {
  readonly #host: GameHost
  readonly #range: StakeRange
  readonly #sheet: Sheet
  readonly #problem = h('p', { class: 'problem', id: 'stake-problem', role: 'alert' })
  readonly #field = h('input', {
    id: 'stake-field',
    class: 'num',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    dir: 'ltr',
    'aria-describedby': 'stake-hint stake-problem',
    input: () => this.#complain(''),
  })
  readonly #levels: readonly { readonly minor: bigint; readonly button: HTMLButtonElement }[]
  readonly element: HTMLElement

  constructor(host: GameHost, range: StakeRange, sheet: Sheet) {
    ;[this.#host, this.#range, this.#sheet] = [host, range, sheet]
    this.#levels = host.table.levels.map(({ minor }) => ({
      minor,
      button: h('button', { type: 'button', class: 'num', click: () => this.#choose(minor) }, host.amount(minor)),
    }))
    const ways: readonly (readonly [label: string, name: string, click: () => void])[] = [
      ['½', `½ ${words.half}`, () => this.#set(half(this.#typed() ?? this.#stake, range))],
      ['2×', `2× ${words.double}`, () => this.#set(double(this.#typed() ?? this.#stake, range))],
      [words.max, words.maxName, () => void this.#setMost()],
    ]
    const hint = { least: host.amount(range.least), most: host.amount(range.most), step: host.amount(range.step) }
    this.element = h(
      'form',
      {
        class: 'stake-form',
        novalidate: true,
        submit: (event) => {
          event.preventDefault()
          this.#submit()
        },
      },
      h('label', { for: 'stake-field' }, words.field),
      h(
        'div',
        { class: 'entry' },
        this.#field,
        ...ways.map(([label, name, click]) =>
          h('button', { type: 'button', class: 'num', 'aria-label': name, title: name, click }, label)
        )
      ),
      h('p', { class: 'note', id: 'stake-hint' }, say(words.hint, hint)),
      this.#problem,
      h(
        'div',
        { class: 'levels', role: 'group', 'aria-label': words.levels },
        ...this.#levels.map(({ button }) => button)
      ),
      h('button', { class: 'rotate', type: 'submit' }, words.set)
    )
    this.#write()
  }

  start(): void {
    this.#field.focus()
    this.#field.select()
  }

  get #stake(): bigint {
    return this.#host.table.stake.minor
  }

  #typed(): bigint | undefined {
    return readMoney(this.#field.value, boot.locale, this.#host.table.stake.currency)?.minor
  }

  #write(): void {
    this.#field.value = numberText(toDecimal(this.#host.table.stake))
    for (const { minor, button } of this.#levels) {
      button.disabled = minor > this.#range.most
      button.setAttribute('aria-pressed', String(minor === this.#stake))
    }
  }

  #complain(sentence: string): void {
    this.#problem.textContent = sentence
    if (sentence) this.#field.setAttribute('aria-invalid', 'true')
    else this.#field.removeAttribute('aria-invalid')
  }

  #set(minor: bigint): void {
    this.#host.table.stake = money(minor, this.#host.table.stake.currency)
    this.#host.changed()
    this.#complain('')
    this.#write()
    this.#sheet.say(say(words.now, { stake: this.#host.amount(minor) }))
  }

  #choose(minor: bigint): void {
    this.#set(minor)
    this.#sheet.element.close()
  }

  async #setMost(): Promise<void> {
    const { balance, left } = await this.#host.table.readBounds()
    const most = largest(this.#range, balance, left)
    if (most === undefined) this.#complain(words.none)
    else this.#set(most)
  }

  #submit(): void {
    const typed = this.#typed()
    if (typed === undefined) this.#complain(say(words.wrong, { example: numberText('2.40') }))
    else if (isOfRange(typed, this.#range)) return this.#choose(typed)
    else this.#complain(say(words.nearest, { stake: this.#host.amount(notAbove(typed, this.#range)) }))
    this.#field.focus()
  }
}

export function openStakeSheet(host: GameHost, range: StakeRange): void {
  const sheet = openSheet(words.title, 'stake-sheet', () => undefined)
  const form = new StakeForm(host, range, sheet)
  sheet.body.append(form.element)
  form.start()
}
