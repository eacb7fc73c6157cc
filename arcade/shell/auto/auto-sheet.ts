import { toDecimal, money } from '@ante/kit/money'
import { readMoney } from '@ante/kit/money-text'
import { boot, numberText, say, shared } from '../boot.ts'
import { h } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { oneOf } from '../quick/parts.ts'
import { openSheet } from '../sheet.ts'
import type { AutoPlan } from './stops.ts'

const words = shared.desk.auto
const counts = [10, 25, 50, 100] as const
/** Stakes that the loss stop begins with. */
const lossStakes = 20n

/** A sum that ends autoplay; `isNeeded`: it may not be empty. */
class StopField {
  readonly element: HTMLElement
  readonly #currency: GameHost['table']['stake']['currency']
  readonly #problem: HTMLElement
  readonly #input: HTMLInputElement
  readonly #isNeeded: boolean

  constructor(host: GameHost, { name, label, start }: { name: string; label: string; start?: bigint }) {
    this.#currency = host.table.stake.currency
    this.#isNeeded = start !== undefined
    const id = `auto-${name}`
    this.#problem = h('p', { class: 'problem', id: `${id}-problem`, role: 'alert' })
    this.#input = h('input', {
      id,
      class: 'num',
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      dir: 'ltr',
      placeholder: start === undefined ? words.never : '',
      value: start === undefined ? '' : numberText(toDecimal(money(start, this.#currency))),
      'aria-describedby': `${id}-problem`,
      input: () => this.#complain(''),
    })
    this.element = h('div', { class: 'stop' }, h('label', { for: id }, label), this.#input, this.#problem)
  }

  #complain(sentence: string): void {
    this.#problem.textContent = sentence
    if (sentence) this.#input.setAttribute('aria-invalid', 'true')
    else this.#input.removeAttribute('aria-invalid')
  }

  /** In minor units; undefined where nothing was typed. `wrong`: it says so itself, and has the focus. */
  read(): bigint | undefined | 'wrong' {
    if (this.#input.value.trim() === '' && !this.#isNeeded) return undefined
    const typed = readMoney(this.#input.value, boot.locale, this.#currency)
    if (typed && typed.minor > 0n) return typed.minor
    this.#complain(say(words.wrong, { example: numberText('12.50') }))
    this.#input.focus()
    return 'wrong'
  }
}

/** What autoplay is to do and where it stops, chosen before each time: nothing of it is kept. */
export function openAutoSheet(host: GameHost, stakeMinor: bigint, start: (plan: AutoPlan) => void): void {
  const sheet = openSheet(words.title, 'auto-sheet', () => undefined)
  let count: number = counts[1]
  const loss = new StopField(host, { name: 'loss', label: words.loss, start: stakeMinor * lossStakes })
  const gain = new StopField(host, { name: 'gain', label: words.gain })
  const single = new StopField(host, { name: 'single', label: words.single })
  const feature = h('input', { type: 'checkbox', id: 'auto-feature', checked: true })
  const go = h('button', { class: 'rotate', type: 'submit' }, say(words.start, { count }))
  const submit = (event: Event): void => {
    event.preventDefault()
    const [lossMinor, gainMinor, singleMinor] = [loss.read(), gain.read(), single.read()]
    if (typeof lossMinor !== 'bigint' || gainMinor === 'wrong' || singleMinor === 'wrong') return
    sheet.element.close()
    start({ count, lossMinor, gainMinor, singleMinor, stopsAtFeature: feature.checked })
  }
  sheet.body.append(
    h(
      'form',
      { class: 'auto-form', novalidate: true, submit },
      h('p', {}, say(words.intro, { stake: host.amount(stakeMinor) })),
      oneOf(
        words.count,
        counts.map((one) => [one, numberText(String(one))] as const),
        count,
        (chosen) => {
          count = chosen
          go.textContent = say(words.start, { count })
        }
      ),
      h('div', { class: 'stops' }, loss.element, gain.element, single.element),
      h('label', { class: 'check', for: 'auto-feature' }, feature, h('span', {}, words.feature)),
      go
    )
  )
}
