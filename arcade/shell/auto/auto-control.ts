import { isStopMessage } from '../../rules/frame-message.ts'
import { say, shared } from '../boot.ts'
import { roundButton } from '../controls.ts'
import { h, write } from '../dom.ts'
import type { GameHost, Playing } from '../game-client.ts'
import { pause, setSpeed } from '../motion.ts'
import { Autoplay } from './autoplay.ts'
import { openAutoSheet } from './auto-sheet.ts'
import { type AutoStep, stepOf } from './stops.ts'

const words = shared.desk.auto
const turboPlace = 'ante turbo'
const turboTimes = 3
const restMs = 450

/** What autoplay needs of the frame beside what every game has. */
export interface AutoFrame extends GameHost {
  waitMs(): number
  pressOnce(): Promise<bigint | undefined>
  say(sentence: string): void
}

/** The buttons of autoplay and turbo, each only where the player's market allows it and the game can be played so. */
export class AutoControl {
  readonly buttons: readonly HTMLButtonElement[]
  readonly line = h('p', { class: 'auto-line num', hidden: true })
  readonly #frame: AutoFrame
  readonly #playing: Playing
  readonly #auto: Autoplay
  readonly #open: HTMLButtonElement | undefined

  constructor(frame: AutoFrame, playing: Playing) {
    ;[this.#frame, this.#playing] = [frame, playing]
    const { autoplay, turbo } = frame.table.info.allowed
    this.#auto = new Autoplay({
      waitMs: () => frame.waitMs(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      rest: () => pause(restMs),
      step: () => this.#step(),
      isOpen: () => frame.table.isOpen,
      stakeMinor: () => this.#stakeMinor,
      changed: () => frame.changed(),
      ended: (end, { netMinor }) => {
        frame.changed()
        // A refusal has said itself what is the matter.
        if (end !== 'refused') frame.say(`${words.ended[end]} ${say(words.net, { net: this.#signed(netMinor) })}`)
      },
    })
    if (autoplay && playing.isAutomatic && !frame.table.isShared)
      this.#open = roundButton(words.title, 'auto', () => this.#choose())
    this.buttons = [...(this.#open ? [this.#open] : []), ...(turbo && !frame.table.isShared ? [turboButton()] : [])]
    document.addEventListener('visibilitychange', () => document.hidden && this.#auto.stop('hidden'))
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#auto.stop('player'))
    addEventListener('message', ({ data, source, origin }) => {
      if (source === window.parent && origin === location.origin && isStopMessage(data)) this.#auto.stop('site')
    })
  }

  get isRunning(): boolean {
    return this.#auto.isRunning
  }
  /** What the big button says meanwhile. */
  get label(): string {
    return this.#auto.isEnding ? words.stopping : say(words.stop, { left: this.#auto.left })
  }
  stop(end: 'player' | 'lost' | 'site'): void {
    this.#auto.stop(end)
  }

  changed(isFixed: boolean): void {
    if (this.#open) this.#open.disabled = isFixed || !this.#playing.act().isReady
    this.line.hidden = !this.isRunning
    write(
      this.line,
      this.isRunning ? `${words.title} · ${say(words.net, { net: this.#signed(this.#auto.netMinor) })}` : ''
    )
  }

  /** The same press as the player's own, told to the server as what it is. */
  async #step(): Promise<AutoStep | undefined> {
    const { kind } = this.#playing.act()
    const paid = await this.#frame.pressOnce()
    return paid === undefined || kind === 'own' ? undefined : stepOf(kind, this.#frame.table, paid, this.#playing)
  }

  /** Of the next round; a pack pays its own. */
  get #stakeMinor(): bigint {
    const { pack, stake } = this.#frame.table
    return pack ? 0n : (this.#playing.act().stakeMinor ?? stake.minor)
  }

  #signed(minor: bigint): string {
    return minor < 0n ? `−${this.#frame.amount(-minor)}` : this.#frame.amount(minor)
  }

  #choose(): void {
    const { pack } = this.#frame.table
    const stakeMinor = this.#stakeMinor
    openAutoSheet(this.#frame, pack ? this.#frame.table.stake.minor : stakeMinor, (plan) => {
      void this.#auto.run(plan)
      // The button that was pressed is dead from now on: the next key is one that stops.
      this.#open?.parentElement?.querySelector<HTMLElement>('.go')?.focus({ preventScroll: true })
    })
  }
}

/** Kept for all games of this browser; where it is not allowed nothing reads it. */
function turboButton(): HTMLButtonElement {
  let isOn = false
  try {
    isOn = localStorage.getItem(turboPlace) === 'on'
  } catch {
    // A browser may refuse its storage; then each game begins without.
  }
  const show = (): void => {
    setSpeed(isOn ? turboTimes : 1)
    button.setAttribute('aria-pressed', String(isOn))
  }
  const button = roundButton(shared.desk.turbo, 'turbo', () => {
    isOn = !isOn
    try {
      localStorage.setItem(turboPlace, isOn ? 'on' : 'off')
    } catch {
      // See above.
    }
    show()
  })
  show()
  return button
}
