import { board } from '../../shell/quick/board.ts'
import { ascent, engine, heightAt } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { LiveFollower } from '../../shell/live/follow.ts'
import { Others } from '../../shell/live/others.ts'
import { prefersReducedMotion } from '../../shell/motion.ts'
import { Rolling } from '../../shell/rolling.ts'
import { lately, times } from '../../shell/quick/parts.ts'
import { sound } from '../../shell/sound.ts'
import type { LiveTable, Round } from '../../shell/table.ts'
import { Plan } from './plan.ts'
import { minorOf, outOf, pays, tell, viewOf } from './said.ts'
import { type Flag, Sky } from './sky.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
/** Figures and the button are written so often; with less motion the curve too. */
const writeMs = 100
const calmMs = 250
/** Between two looks at a round whose own height was passed. */
const askAgainMs = 700
const flagsMost = 7
class Ascent implements Playing {
  readonly #room: GameHost
  readonly #follower: LiveFollower
  readonly #sky = new Sky()
  readonly #number = h('div', { class: 'number num', 'aria-hidden': 'true', dir: 'ltr' }, times(100))
  readonly #figure = new Rolling(this.#number)
  readonly #clock = h('p', { class: 'clock', 'aria-hidden': 'true' })
  readonly #past = lately(14)
  readonly #others = new Others((bet) => {
    const out = outOf(bet.seen)
    return out === undefined ? '' : times(out)
  })
  readonly #plan = new Plan(() => this.#room.changed())
  #isFirst = true
  #isJoining = false
  #isLooking = false
  /** The last round whose end was shown, and when that was. */
  #shown = ''
  #lostAt = 0
  #writtenAt = 0
  #drawnAt = 0
  #askedAt = 0
  #bells = 0
  readonly element = h(
    'div',
    { class: 'quick ascent' },
    board(this.#sky.element, this.#number, this.#clock, this.#past.element),
    this.#others.element,
    h('div', { class: 'panel' }, ...this.#plan.elements)
  )

  constructor(room: GameHost) {
    this.#room = room
    this.#past.element.setAttribute('aria-label', words.past)
    this.#follower = new LiveFollower(
      room.table,
      (live) => this.#take(live),
      () => this.#others.write(this.#follower.bets)
    )
    const frame = (now: number): void => {
      this.#frame(now)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    // A tab in the background draws nothing, but its player still leaves and joins.
    setInterval(() => document.hidden && this.#frame(performance.now()), 500)
  }

  get #isTaken(): boolean {
    return this.#room.table.isOpen
  }
  get #round(): LiveTable['round'] | undefined {
    return this.#follower.live?.round
  }
  /** Milliseconds since the balloon rose. */
  get #ms(): number {
    const round = this.#round
    return round ? Math.max(0, -this.#follower.msTo(round.closes_at)) : 0
  }
  get #height(): number {
    const round = this.#round
    if (round?.state === 'settled') return Number(round.drawn)
    return this.#follower.isRunning ? heightAt(this.#ms) : 100
  }

  async #take(live: LiveTable): Promise<void> {
    const { round } = live
    this.#room.table.sharedRound = round.id
    if (this.#isFirst) for (const { drawn } of live.last.toReversed()) this.#remember(Number(drawn))
    if (round.state === 'settled' && this.#shown !== round.id) {
      this.#shown = round.id
      this.#lostAt = this.#isFirst ? -1e6 : performance.now()
      this.#remember(Number(round.drawn))
      if (!this.#isFirst) sound.knock()
    }
    this.#isFirst = false
    const isOver = round.state === 'settled' || this.#room.table.round?.nonce !== round.place
    if (this.#isTaken && isOver) await this.#look()
    if (round.state === 'open') await this.#begin()
    this.#write()
  }

  /** A round takes stakes: who wanted to join it does. */
  async #begin(): Promise<void> {
    this.#bells = 0
    if (!this.#isJoining || this.#isTaken || !this.#follower.takesBets) return
    this.#isJoining = false
    await this.#room.act('play', this.#plan.choice)
  }

  /** Reads how one's round ended, until it has. */
  async #look(): Promise<void> {
    if (this.#isLooking) return
    this.#isLooking = true
    for (let tries = 0; this.#isTaken && tries < 20; tries++) {
      await this.#room.renew()
      if (this.#isTaken) await new Promise((done) => setTimeout(done, askAgainMs))
    }
    this.#isLooking = false
  }

  readonly #remember = (lost: number): void => this.#past.add(times(lost), lost >= 200 ? 'win' : '')

  #frame(now: number): void {
    const isLost = this.#round?.state === 'settled'
    const isMoving = this.#follower.isRunning || (isLost && now - this.#lostAt < 1600)
    if (now - this.#writtenAt >= writeMs) {
      this.#writtenAt = now
      this.#write()
    }
    if (now - this.#drawnAt < (prefersReducedMotion() || !isMoving ? calmMs : 0)) return
    this.#drawnAt = now
    this.#draw(now)
  }

  #draw(now: number): void {
    const [height, isLost] = [this.#height, this.#round?.state === 'settled']
    const ms = isLost ? (Math.log(height / 100) * 1e9) / ascent.growth : this.#ms
    this.#sky.draw({
      phase: isLost ? 'lost' : this.#follower.isRunning ? 'rising' : 'ground',
      ms,
      // Between the hundredths that count, so that it moves evenly.
      height: this.#follower.isRunning ? Math.min(ascent.most, 100 * Math.exp((ms * ascent.growth) / 1e9)) : height,
      lostFor: (now - this.#lostAt) / 1000,
      goal: this.#goal,
      flags: this.#flags,
    })
    if (this.#follower.isRunning) this.#figure.write(times(height))
    else this.#figure.rest(times(height))
  }

  /** The height at which one leaves by plan: of the round one is in, or of the next. */
  get #goal(): number | undefined {
    const own = this.#isTaken && this.#room.table.round ? viewOf(this.#room.table.round).auto : this.#plan.auto
    return own ?? undefined
  }

  get #flags(): Flag[] {
    const round = this.#room.table.round
    const own = round && round.nonce === this.#round?.place ? viewOf(round).out : null
    const bets = this.#follower.bets?.round === this.#round?.id ? this.#follower.bets?.bets : undefined
    const others = (bets ?? []).flatMap(({ name, seen }) => {
      const height = outOf(seen)
      return height === undefined || height === own ? [] : [{ height, name, isOwn: false }]
    })
    const mine = own === null ? [] : [{ height: own, name: times(own), isOwn: true }]
    return this.#follower.takesBets ? [] : [...others.slice(0, flagsMost), ...mine]
  }

  /** What changes with time: the clock, the button, a bell at each double; and one's own height, once passed, is asked for. */
  #write(): void {
    const round = this.#round
    if (!round) return
    const seconds = (iso: string | null): string =>
      say(words.seconds, { seconds: Math.max(0, Math.ceil(this.#follower.msTo(iso) / 1000)) })
    const height = this.#height
    const isLost = round.state === 'settled'
    this.#number.dataset.tone = isLost ? (height >= ascent.most ? 'win' : 'miss') : ''
    this.#clock.textContent = this.#follower.takesBets
      ? `${words.starts} ${seconds(round.closes_at)}`
      : isLost
        ? `${say(height >= ascent.most ? words.top : words.lost, { height: times(height) })} · ${words.next} ${seconds(round.next_at)}`
        : ''
    if (this.#follower.isRunning) {
      const bells = Math.floor(Math.log2(height / 100))
      if (bells > this.#bells) sound.bell(bells)
      this.#bells = bells
      const goal = this.#isTaken ? this.#goal : undefined
      if (goal !== undefined && height >= goal && performance.now() - this.#askedAt > askAgainMs) {
        this.#askedAt = performance.now()
        void this.#room.renew()
      }
    }
    this.#room.changed()
  }

  settle(round: Round | null): void {
    if (round) this.#plan.set(viewOf(round).auto)
  }

  reveal(): Promise<void> {
    this.#writtenAt = 0
    return Promise.resolve()
  }

  act(): Act {
    const { table } = this.#room
    if (this.#isTaken && table.round) {
      const height = this.#height
      const isOut = this.#follower.isRunning && height >= ascent.least && this.#round?.place === table.round.nonce
      const amount = (minorOf(table.round.stake) * BigInt(height)) / 100n
      return {
        kind: 'advance',
        label: isOut ? say(words.out, { amount: this.#room.amount(amount) }) : words.taken,
        isReady: isOut,
        choice: null,
      }
    }
    if (this.#follower.takesBets) return { kind: 'play', label: words.place, isReady: true, choice: this.#plan.choice }
    return {
      kind: 'own',
      label: this.#isJoining ? words.joined : words.join,
      isReady: this.#round !== undefined,
      press: () => {
        this.#isJoining = !this.#isJoining
        this.#room.changed()
      },
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#plan.dead(isBusy)
  }
}

export const client: GameClient = { mount: (room) => new Ascent(room), pays, draw: engine.draw }
