import type { Seeds } from '../../rules/protocol.ts'
import { boot, say, shared, sitePath } from '../boot.ts'
import { icon } from '../controls.ts'
import { h } from '../dom.ts'
import type { Sheet } from '../sheet.ts'
import type { Table } from '../table.ts'
import { problemOf, randomSeed } from './client-seed.ts'
import { fact, finding } from './facts.ts'

const words = shared.seeds

/** A client seed of the player's own, and the hash of the server seed that it will meet. */
export class ChangeForm {
  readonly #table: Table
  readonly #sheet: Sheet
  readonly #changed: (before: Seeds) => void
  #isSending = false
  readonly #facts = h('dl')
  readonly #waiting = h('div', { class: 'waiting' })
  readonly #hint = h('p', { class: 'note', id: 'new-seed-hint' }, words.newSeedHint)
  readonly #problem = h('p', { class: 'problem', id: 'new-seed-problem', role: 'alert' })
  readonly #input = h('input', {
    id: 'new-seed',
    type: 'text',
    dir: 'ltr',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'new-seed-hint new-seed-problem',
    input: () => this.#complain(undefined),
  })
  readonly #go = h('button', { class: 'rotate', type: 'submit' }, words.rotate)
  readonly element = h(
    'form',
    {
      class: 'card change',
      novalidate: true,
      'aria-labelledby': 'change-title',
      submit: (event) => {
        event.preventDefault()
        void this.#send()
      },
    },
    h('h3', { id: 'change-title' }, words.change),
    h('p', {}, words.changeNote),
    this.#facts,
    h('label', { for: 'new-seed' }, words.newSeed),
    h(
      'div',
      { class: 'entry' },
      this.#input,
      h(
        'button',
        { class: 'random', type: 'button', click: () => this.#fill(randomSeed()) },
        icon('random'),
        h('span', {}, words.random)
      )
    ),
    this.#hint,
    this.#problem,
    this.#waiting,
    this.#go
  )

  constructor(table: Table, sheet: Sheet, changed: (before: Seeds) => void) {
    this.#table = table
    this.#sheet = sheet
    this.#changed = changed
    this.#input.value = randomSeed()
  }

  /** The hash that the next pair is promised with, and the rounds that must end first. */
  write(pair: Seeds): void {
    this.#facts.replaceChildren(fact(this.#sheet, { name: words.nextHash, value: pair.next_server_hash, kind: 'hash' }))
    this.#waiting.replaceChildren(...pair.open_rounds.flatMap((round) => this.#openRound(round)))
    this.#go.disabled = pair.open_rounds.length > 0
  }

  readonly #openRound = ({ sysname, name }: Seeds['open_rounds'][number]): HTMLElement[] => {
    if (sysname === boot.sysname) return [finding('plain', words.openHere)]
    const line = finding('plain', say(words.openIn, { game: name }))
    line.append(
      ' ',
      h('a', { href: sitePath(`/game/${sysname}#real`), target: '_top' }, say(words.goToGame, { game: name }))
    )
    return [line]
  }

  #fill(text: string): void {
    this.#input.value = text
    this.#complain(undefined)
    this.#input.focus()
  }

  #complain(sentence: string | undefined): void {
    this.#problem.textContent = sentence ?? ''
    this.#hint.hidden = sentence !== undefined
    if (sentence === undefined) this.#input.removeAttribute('aria-invalid')
    else this.#input.setAttribute('aria-invalid', 'true')
  }

  async #send(): Promise<void> {
    const before = this.#table.seeds
    if (this.#isSending || !before || this.#go.disabled) return
    const text = this.#input.value.trim()
    const problem = problemOf(text, before)
    if (problem) {
      this.#complain(words.refused[problem])
      return this.#input.focus()
    }
    this.#hold(true)
    const error = await this.#table.rotate(text)
    this.#hold(false)
    if (error) {
      this.#complain(error.message || shared.failed)
      if (this.#table.seeds) this.write(this.#table.seeds)
      return this.#input.focus()
    }
    this.#fill(randomSeed())
    this.#changed(before)
  }

  /** The button keeps the focus while the server is asked, so it is not disabled. */
  #hold(isSending: boolean): void {
    this.#isSending = isSending
    this.#go.setAttribute('aria-disabled', String(isSending))
    this.#go.textContent = isSending ? words.rotating : words.rotate
    this.#input.readOnly = isSending
  }
}
