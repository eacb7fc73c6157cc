import { engine, wheelBets, wheelOfHours, type WheelView } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, Playing, GameHost } from '../../shell/game-client.ts'
import { pause } from '../../shell/motion.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { LiveFollower } from '../../shell/live/follow.ts'
import type { LiveTable, Round } from '../../shell/table.ts'
import { byBet, type Chip, fits, sumOf, way } from '../../shell/quick/chips.ts'
import { figure, lately, times } from '../../shell/quick/parts.ts'
import { observatory, watchOf } from './art.ts'
import { Cloth, nameOf } from './cloth.ts'
import { Dial } from './dial.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const limits = { ...wheelOfHours, allMostMinor: wheelOfHours.tableMostMinor }
const viewOf = (round: Round): WheelView => madeByRules(round.view)
const minorOf = (sum: { amount: number }): bigint => BigInt(Math.round(sum.amount * 100))
const tickMs = 250

function tell(room: GameHost, round: Round): string {
  const { hour, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  if (hour === null) return say(words.waits, { amount: room.amount(stake) })
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    hour,
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  const list = bets
    .filter((bet) => bet.win > 0)
    .map((bet) =>
      say(words.betWon, {
        bet: nameOf(bet.bet),
        stake: room.amount(BigInt(bet.stake)),
        amount: room.amount(BigInt(bet.win)),
      })
    )
  return list.length > 0 ? `${head}. ${list.slice(0, 4).join(' · ')}` : head
}

class WheelOfHours implements Playing {
  readonly #room: GameHost
  #chips: readonly Chip[] = []
  #before: readonly Chip[] = []
  #isBusy = false
  readonly #follower: LiveFollower
  #isFirst = true
  /** The last round whose end was shown. */
  #shown = ''
  readonly #dial = new Dial()
  readonly #past = lately(10)
  readonly #clock = h('p', { class: 'clock', 'aria-hidden': 'true' })
  readonly #cloth = new Cloth((bet) => this.#lay(bet))
  readonly #total = figure(words.total)
  readonly #undo = way(words.undo, () => this.#put(this.#chips.slice(0, -1)))
  readonly #clear = way(words.clear, () => this.#put([]))
  readonly #again = way(words.again, () => this.#put(this.#before))
  readonly levelName = words.chip
  readonly element = h(
    'div',
    { class: 'quick wheel-of-hours' },
    picture('0 0 1600 1000', observatory(1600, 1000), { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
    h(
      'div',
      { class: 'board' },
      h(
        'div',
        { class: 'dome' },
        h('div', { class: 'dial-box' }, this.#dial.element, this.#clock, this.#past.element),
        this.#cloth.element
      )
    ),
    h('div', { class: 'panel' }, this.#total.element, this.#undo, this.#clear, this.#again)
  )

  constructor(room: GameHost) {
    this.#room = room
    this.#write()
    this.#follower = new LiveFollower(room.table, (live) => this.#take(live))
    setInterval(() => this.#tick(), tickMs)
  }

  get #isTaken(): boolean {
    return this.#room.table.isOpen
  }
  async #take(live: LiveTable): Promise<void> {
    const isFirst = this.#isFirst
    this.#isFirst = false
    if (isFirst) for (const { drawn } of live.last.toReversed()) this.#remember(Number(drawn))
    const { round } = live
    this.#room.table.sharedRound = round.id
    if (round.state === 'settled' && this.#shown !== round.id) {
      // Bets of a round before are over too, whatever was missed meanwhile.
      if (this.#isTaken) await this.#room.renew()
      else if (isFirst) this.#dial.rest(Number(round.drawn))
      else await this.#turn(Number(round.drawn))
      if (!this.#isTaken) {
        this.#shown = round.id
        this.#cloth.mark(Number(round.drawn), this.#wonIn(round.id))
        this.#remember(Number(round.drawn))
      }
    } else if (round.state === 'open' && this.#isTaken && this.#room.table.round?.nonce !== round.place)
      await this.#room.renew()
    this.#write()
    this.#room.changed()
  }

  /** Where there is no room for both, the dial comes over the cloth while it turns. */
  async #turn(hour: number): Promise<void> {
    this.element.classList.add('turning')
    await this.#dial.turn(hour)
    await pause(450)
    this.element.classList.remove('turning')
  }

  readonly #remember = (hour: number): void => this.#past.add(String(hour), `watch-${watchOf(hour)}`)

  /** Bets of one's own that won in this round. */
  #wonIn(id: string): Set<string> {
    const round = this.#room.table.round
    const isMine =
      round !== null && round.nonce === this.#follower.live?.round.place && this.#follower.live.round.id === id
    return new Set(isMine ? viewOf(round).bets.flatMap(({ bet, win }) => (win > 0 ? [bet] : [])) : [])
  }

  #tick(): void {
    const round = this.#follower.live?.round
    if (!round) return
    const seconds = (iso: string | null): string =>
      say(words.seconds, { seconds: Math.max(0, Math.ceil(this.#follower.msTo(iso) / 1000)) })
    const isOpen = this.#follower.takesBets
    const line = isOpen
      ? `${words.closing} ${seconds(round.closes_at)}`
      : round.state === 'settled'
        ? `${words.next} ${seconds(round.next_at)}`
        : words.turning
    if (this.#clock.textContent === line) return
    this.#clock.textContent = line
    this.#clock.toggleAttribute('data-open', isOpen)
    this.#write()
    this.#room.changed()
  }

  #lay(bet: string): void {
    const chip = { bet, stake: Number(this.#room.table.stake.minor) }
    if (fits(this.#chips, chip, limits)) this.#put([...this.#chips, chip])
  }

  #put(next: readonly Chip[]): void {
    if (this.#isBusy || this.#isTaken) return
    this.#chips = next
    this.#cloth.mark(undefined)
    this.#write()
    this.#room.changed()
  }

  #write(): void {
    const isHeld = this.#isBusy || this.#isTaken
    this.#cloth.write(this.#chips, (minor) => this.#room.amount(minor))
    this.#cloth.dead(isHeld)
    this.#total.set(this.#room.amount(BigInt(sumOf(this.#chips))))
    this.#undo.disabled = this.#clear.disabled = isHeld || this.#chips.length === 0
    this.#again.disabled = isHeld || this.#before.length === 0
  }

  settle(round: Round | null): void {
    if (!round) return
    const { hour, bets } = viewOf(round)
    const chips = bets.map(({ bet, stake }) => ({ bet, stake }))
    this.#before = chips
    if (hour === null) this.#chips = chips
    else this.#dial.rest(hour)
    this.#write()
  }

  async reveal(round: Round): Promise<void> {
    const { hour, bets } = viewOf(round)
    this.#before = bets.map(({ bet, stake }) => ({ bet, stake }))
    if (hour === null) return
    await this.#turn(hour)
    this.#chips = []
    this.#cloth.mark(hour, new Set(bets.flatMap(({ bet, win }) => (win > 0 ? [bet] : []))))
  }

  act(): Act {
    const stake = sumOf(this.#chips)
    const bets = [...byBet(this.#chips)].map(([bet, sum]) => ({ bet, stake: sum }))
    const label = this.#isTaken
      ? words.taken
      : !this.#follower.takesBets
        ? words.closed
        : stake > 0
          ? words.bet
          : words.place
    return {
      kind: 'play',
      label,
      isReady: !this.#isTaken && this.#follower.takesBets && stake > 0,
      choice: { bets },
      stakeMinor: BigInt(stake),
    }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(busy: boolean): void {
    this.#isBusy = busy
    this.#write()
  }
}

/** Kinds of bets by how many hours they cover. */
function pays(): HTMLElement[] {
  const shown = ['12', 'twelves', 'night', 'light', 'even']
  const rows = shown.map((bet) => {
    const { hours, pays: hundredths } = wheelBets.get(bet) ?? { hours: [], pays: 0 }
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, nameOf(bet)),
      h('td', { class: 'num' }, `${hours.length}/24`),
      h('td', { class: 'num' }, times(hundredths))
    )
  })
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows)), h('p', {}, words.limit)]
}

export const client: GameClient = { mount: (room) => new WheelOfHours(room), pays, draw: engine.draw }
