import { fromWire, type WireMoney } from '@ante/kit/money'
import { boot, say, shared, sitePath } from '../boot.ts'
import { call } from '../api.ts'
import { h, write } from '../dom.ts'
import type { GameHost } from '../game-client.ts'
import { openSheet } from '../sheet.ts'
import { clockText, hoursAndMinutes } from './clock.ts'

/** What the frame reads of the session; the site's `account.getSession` has more. */
interface Facts {
  readonly now: string
  readonly started_at: string
  readonly staked: WireMoney
  readonly won: WireMoney
  readonly net: WireMoney
  readonly check: { readonly due_at: string | null; readonly is_due: boolean }
}
const words = shared.desk.session
const quietLink = (): void => undefined
/** So long at most. */
const idleMostMs = 600
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleMostMs })
  else setTimeout(run, idleMostMs)
}

/** Where the frame is a page of its own: inside the site, the site shows all of this beside the game. */
export const isAlone = (): boolean => window.parent === window

/** SAFE-16..18: time and net sum of the session, and the reality check when it is due. */
export class SessionLine {
  readonly element = h('p', { class: 'session num', hidden: true })
  readonly #host: GameHost
  readonly #clock = h('span', { role: 'timer', 'aria-live': 'off' })
  readonly #net = h('span')
  readonly #isDue: () => void
  #facts: Facts | undefined
  #offset = 0
  #isAsked = false
  #isSoon = false

  /** `isDue` runs when play is to wait: autoplay ends. */
  constructor(host: GameHost, isDue: () => void) {
    ;[this.#host, this.#isDue] = [host, isDue]
    this.element.append(this.#clock, this.#net)
    if (boot.mode !== 'real' || !isAlone()) return
    // Its place is there from the start: a line that came later would make the game lower, and all of it would be laid out anew.
    this.element.hidden = false
    write(this.#clock, '\u00a0')
    void this.read()
    setInterval(() => this.#tick(), 1000)
  }

  /** After each round, once the page has time: its stake and its win are in the sums, and its last frames are not to wait for that. */
  readSoon(): void {
    if (this.#isSoon) return
    this.#isSoon = true
    whenIdle(() => {
      this.#isSoon = false
      void this.read()
    })
  }

  async read(): Promise<void> {
    if (boot.mode !== 'real' || !isAlone()) return
    const answer = await call<Facts>('account.getSession', {}, { method: 'GET', onLink: quietLink })
    if ('data' in answer) this.#take(answer.data)
  }

  #take(facts: Facts): void {
    this.#facts = facts
    this.#offset = Date.parse(facts.now) - Date.now()
    write(this.#net, `${words.position.net} ${this.#signed(facts.net)}`)
    this.#tick()
  }

  readonly #signed = (sum: WireMoney): string => {
    const { minor } = fromWire(sum)
    return minor < 0n ? `−${this.#host.amount(-minor)}` : this.#host.amount(minor)
  }

  #tick(): void {
    const facts = this.#facts
    if (!facts) return
    const now = Date.now() + this.#offset
    write(this.#clock, clockText((now - Date.parse(facts.started_at)) / 1000))
    const { due_at, is_due } = facts.check
    if (is_due || (due_at !== null && now >= Date.parse(due_at))) this.ask()
  }

  /** SAFE-16: it stands until the player has decided: no key and no press beside it closes it. */
  ask(): void {
    const facts = this.#facts
    if (this.#isAsked || !facts) return
    this.#isAsked = true
    this.#isDue()
    const sheet = openSheet(words.check.title, 'check-sheet', () => (this.#isAsked = false))
    sheet.element.addEventListener('cancel', (event) => event.preventDefault())
    sheet.element.classList.add('firm')
    const minutes = Math.floor((Date.now() + this.#offset - Date.parse(facts.started_at)) / 60_000)
    const sums = (['staked', 'won', 'net'] as const).flatMap((name) => [
      h('dt', {}, words.position[name]),
      h(
        'dd',
        { class: 'num' },
        name === 'net' ? this.#signed(facts.net) : this.#host.amount(fromWire(facts[name]).minor)
      ),
    ])
    const go = h(
      'button',
      { class: 'rotate', type: 'button', click: () => void this.#goOn(sheet.element) },
      words.check.continue
    )
    sheet.body.append(
      h('p', {}, say(words.check.text, { time: this.#lengthText(minutes) })),
      h('dl', {}, ...sums),
      h(
        'div',
        { class: 'ways' },
        go,
        h('a', { href: sitePath('/profile/statement'), target: '_top' }, words.check.history)
      )
    )
    go.focus()
  }

  #lengthText(all: number): string {
    const [hours, minutes] = hoursAndMinutes(all)
    const { length } = words
    if (hours === 0) return say(length.minutes, { minutes })
    return minutes === 0 ? say(length.hours, { hours }) : say(length.both, { hours, minutes })
  }

  async #goOn(dialog: HTMLDialogElement): Promise<void> {
    const answer = await call<Facts>('account.continueSession', {}, { method: 'POST', onLink: quietLink })
    if (!('data' in answer)) return
    this.#take(answer.data)
    dialog.close()
  }
}
