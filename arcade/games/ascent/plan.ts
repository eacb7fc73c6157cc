import { ascent } from './rules.ts'
import type { Json } from '../../rules/engine.ts'
import { shared, textsOfGame } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import { figure, hundredths, typedHundredths } from '../../shell/quick/parts.ts'
import { odds } from './said.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()

/** The height at which one leaves without a press: chosen or not, before the stake. */
export class Plan {
  #height = 200
  #isOn = false
  #isDead = false
  readonly #changed: () => void
  readonly #chance = figure(words.chance)
  readonly #check = h('input', {
    type: 'checkbox',
    change: () => {
      this.#isOn = this.#check.checked
      this.#write()
    },
  })
  readonly #field = h('input', {
    type: 'text',
    inputmode: 'decimal',
    class: 'target num',
    'aria-label': words.auto,
    dir: 'ltr',
    change: () => this.#type(this.#field.value),
  })
  readonly #ways = [
    h('button', { class: 'way', type: 'button', 'aria-label': words.lower, click: () => this.#step(1 / 1.25) }, '−'),
    h('button', { class: 'way', type: 'button', 'aria-label': words.higher, click: () => this.#step(1.25) }, '+'),
  ] as const
  readonly elements: readonly HTMLElement[] = [
    h(
      'div',
      { class: 'plan' },
      h('label', { class: 'check' }, this.#check, h('span', {}, words.auto)),
      h('div', { class: 'row' }, this.#ways[0], this.#field, this.#ways[1], this.#chance.element)
    ),
  ]

  constructor(changed: () => void) {
    this.#changed = changed
    this.#show()
  }

  get auto(): number | null {
    return this.#isOn ? this.#height : null
  }
  get choice(): Json {
    return { auto: this.auto }
  }

  /** As an open round has it. */
  set(auto: number | null): void {
    this.#isOn = auto !== null
    if (auto !== null) this.#height = auto
    this.#show()
  }

  dead(isDead: boolean): void {
    this.#isDead = isDead
    this.#show()
  }

  #step(factor: number): void {
    this.#take(Math.round(this.#height * factor))
  }

  #type(text: string): void {
    const value = typedHundredths(text)
    if (value > 0) this.#take(value)
    else this.#show()
  }

  #take(height: number): void {
    this.#height = Math.max(ascent.least, Math.min(ascent.most, height))
    this.#isOn = true
    this.#write()
  }

  #write(): void {
    this.#show()
    this.#changed()
  }

  #show(): void {
    this.#check.checked = this.#isOn
    this.#field.value = hundredths(this.#height)
    for (const control of [this.#check, this.#field, ...this.#ways]) control.disabled = this.#isDead
    this.#chance.set(this.#isOn ? odds(this.#height) : shared.none)
  }
}
