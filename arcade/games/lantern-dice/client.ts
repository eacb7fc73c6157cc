import { say, textsOfGame, timesText } from '../../shell/boot.ts'
import { h, picture } from '../../shell/dom.ts'
import type { Act, GameClient, GameHost, Playing } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { pause } from '../../shell/motion.ts'
import { board } from '../../shell/quick/board.ts'
import { ChipTable, type Spot } from '../../shell/quick/chip-table.ts'
import { lately } from '../../shell/quick/parts.ts'
import type { Round } from '../../shell/table.ts'
import { Dice, diceIcons } from './dice.ts'
import { lanterns, night } from './lanterns.ts'
import { lantern, lanternBets, lanternPays, type LanternView, leastTotal, paysOf } from './rules.ts'
import type { texts } from './texts/en.ts'
import '../../shell/quick/quick.css'
import './style.css'

const words = textsOfGame<typeof texts>()
const viewOf = (round: Round): LanternView => madeByRules(round.view)
const minorOf = ({ amount }: Round['win']): bigint => BigInt(Math.round(amount * 100))
const limits = { ...lantern, allMostMinor: lantern.tableMostMinor }
const totalOf = (dice: readonly number[]): number => dice.reduce((sum, one) => sum + one, 0)

/** The name of a bet as it is read out and listed. */
function nameOf(bet: string): string {
  const [kind = '', a = '', b = ''] = bet.split('-')
  const names: Readonly<Record<string, string>> = words.bets
  return say(names[kind] ?? bet, { a, b })
}
/** What a bet returns where it wins; of a single number, with one die. */
function payOfBet(bet: string): number {
  const [kind = '', a = ''] = bet.split('-')
  if (kind === 'total') return lanternPays.total[Number(a) - leastTotal] ?? 0
  if (kind === 'single') return lanternPays.single[0]
  if (kind === 'pair' || kind === 'double' || kind === 'any' || kind === 'triple') return lanternPays[kind]
  return lanternPays.half
}

/** What stands on the place of a bet: its dice, its number or its name. */
function faceOf(bet: string): HTMLElement {
  const [kind = '', a = '', b = ''] = bet.split('-')
  const times = { single: 1, double: 2, triple: 3 }[kind]
  if (times) return diceIcons(Array.from({ length: times }, () => Number(a)))
  if (kind === 'pair') return diceIcons([Number(a), Number(b)])
  return h('strong', { class: kind === 'total' ? 'num' : '' }, kind === 'total' ? a : nameOf(bet))
}
/** The totals that a half of them holds, on its lantern. */
const ranges: Readonly<Record<string, string>> = {
  small: `${leastTotal}–${lantern.big - 1}`,
  big: `${lantern.big}–${leastTotal + lanternPays.total.length - 1}`,
}
function spotOf(bet: string): HTMLButtonElement {
  const range = ranges[bet]
  const paper = bet === 'small' || bet === 'big' ? lanterns[bet] : undefined
  return h(
    'button',
    { class: 'spot', type: 'button', 'data-bet': bet },
    paper !== undefined && picture('0 0 240 150', paper, { class: 'paper', preserveAspectRatio: 'none' }),
    faceOf(bet),
    range !== undefined && h('span', { class: 'num range' }, range),
    // Where all of a kind pay the same, its heading says it once.
    isAlike(kindOf(bet)) && bet !== 'any'
      ? undefined
      : h('span', { class: 'num gives' }, timesText(String(payOfBet(bet))))
  )
}

/** GAM-6: every winning bet with its own win. */
function tell(room: GameHost, round: Round): string {
  const { dice, bets } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const head = say(win > stake ? words.told : win > 0n ? words.back : words.missed, {
    dice: dice.join(' + '),
    total: totalOf(dice),
    amount: room.amount(win),
    stake: room.amount(stake),
  })
  const paid = bets.filter((bet) => bet.win > 0)
  if (bets.length < 2 || paid.length === 0) return head
  const list = paid.map((bet) =>
    say(words.betWon, {
      bet: nameOf(bet.bet),
      stake: room.amount(BigInt(bet.stake)),
      amount: room.amount(BigInt(bet.win)),
    })
  )
  return `${head}. ${list.slice(0, 4).join(' · ')}`
}

const kinds = ['half', 'total', 'double', 'triple', 'single', 'pair'] as const
function kindOf(bet: string): (typeof kinds)[number] {
  const [kind = ''] = bet.split('-')
  return kinds.find((one) => one === (kind === 'any' ? 'triple' : kind)) ?? 'half'
}
/** The kinds whose bets all pay the same, each with its name and what it pays. */
const alike: Partial<Readonly<Record<(typeof kinds)[number], readonly [name: string, pays: readonly number[]]>>> = {
  double: [words.choices[4] ?? '', [lanternPays.double]],
  triple: [words.choices[6] ?? '', [lanternPays.triple]],
  single: [words.choices[2] ?? '', lanternPays.single],
  pair: [words.choices[3] ?? '', [lanternPays.pair]],
}
const isAlike = (kind: (typeof kinds)[number]): boolean => alike[kind] !== undefined
/** The bets of one kind below their heading. */
function betsOf(kind: (typeof kinds)[number], spots: readonly Spot[]): HTMLElement {
  const [name, pays = []] = alike[kind] ?? []
  const times = pays.map((pay) => timesText(String(pay))).join(' · ')
  return h(
    'div',
    { class: `bets ${kind}` },
    name !== undefined && h('h2', { dir: 'auto' }, name, h('span', { class: 'num' }, times)),
    ...spots.filter(({ bet }) => kindOf(bet) === kind).map(({ button }) => button)
  )
}

class LanternDice implements Playing {
  readonly isAutomatic = true
  readonly #room: GameHost
  readonly #dice = new Dice()
  readonly #past = lately(9)
  /** What the dice come to, at the edge of their bowl. */
  readonly #sum = h('output', { class: 'sum-of num', 'aria-hidden': 'true' })
  readonly #spots: readonly Spot[]
  readonly #table: ChipTable
  readonly element: HTMLElement
  readonly levelName = words.chip

  constructor(room: GameHost) {
    this.#room = room
    this.#spots = [...lanternBets].map((bet): Spot => ({ bet, name: nameOf(bet), button: spotOf(bet) }))
    this.#table = new ChipTable(room, this.#spots, limits, words)
    const halves = this.#spots.filter(({ bet }) => kindOf(bet) === 'half').map(({ button }) => button)
    const fields = kinds.filter((kind) => kind !== 'half').map((kind) => betsOf(kind, this.#spots))
    const tray = h('div', { class: 'throw' }, h('div', { class: 'bowl' }, this.#dice.element, this.#sum))
    tray.append(this.#past.element)
    this.element = h(
      'div',
      { class: 'quick lantern' },
      picture('0 0 1600 1000', night, { class: 'scene', preserveAspectRatio: 'xMidYMid slice' }),
      board(
        h(
          'div',
          { class: 'dice-table', role: 'group', 'aria-label': words.table, dir: 'ltr' },
          h('div', { class: 'above' }, ...halves.slice(0, 2), tray, ...halves.slice(2)),
          h('div', { class: 'all-bets' }, ...fields)
        )
      ),
      h('div', { class: 'panel tall', 'data-win-at': true }, ...this.#table.controls)
    )
  }

  #close({ dice, bets }: LanternView): void {
    const tone = paysOf('any', dice) > 0 ? 'any' : paysOf('big', dice) > 0 ? 'big' : 'small'
    this.#past.add(String(totalOf(dice)), tone)
    this.#fall(dice, tone)
    this.#table.settle(bets)
  }

  /** Shows the total, and every bet that these dice make come true; none of either while they roll. */
  #fall(dice: readonly number[], tone: string): void {
    this.#sum.textContent = dice.length > 0 ? String(totalOf(dice)) : ''
    this.#sum.dataset['tone'] = tone
    for (const { bet, button } of this.#spots)
      button.toggleAttribute('data-true', dice.length > 0 && paysOf(bet, dice) > 0)
  }

  settle(round: Round | null): void {
    if (!round) return
    const view = viewOf(round)
    this.#dice.rest(view.dice)
    this.#close(view)
  }

  async reveal(round: Round): Promise<void> {
    const view = viewOf(round)
    this.#table.mark([])
    this.#fall([], '')
    await this.#dice.roll(view.dice)
    await pause(250)
    this.#close(view)
  }

  act(): Act {
    const { stakeMinor, bets } = this.#table
    const isReady = stakeMinor > 0n
    return { kind: 'play', label: isReady ? words.roll : words.place, isReady, choice: { bets }, stakeMinor }
  }

  tell(round: Round): string | undefined {
    return tell(this.#room, round)
  }

  busy(isBusy: boolean): void {
    this.#table.busy(isBusy)
  }
}

/** What each kind of bet gives back. */
function pays(): HTMLElement[] {
  const row = (name: string, ...times: readonly number[]): HTMLElement =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      h('td', { class: 'num' }, times.map((one) => timesText(String(one))).join(' · '))
    )
  const shown = ['small', 'odd', 'pair-1-2', 'double-1', 'any', 'triple-1']
  const totals = lanternPays.total.slice(0, lanternPays.total.length / 2)
  const head = [words.bet, words.pays].map((name) => h('th', { scope: 'col' }, name))
  return [
    h(
      'table',
      { class: 'plain' },
      h('thead', {}, h('tr', {}, ...head)),
      h(
        'tbody',
        {},
        row(nameOf('single-1'), ...lanternPays.single),
        ...shown.map((bet) => row(nameOf(bet), payOfBet(bet))),
        ...totals.map((pay, index) =>
          row(say(words.totals, { a: index + leastTotal, b: leastTotal + lanternPays.total.length - 1 - index }), pay)
        )
      )
    ),
    h('p', {}, words.limit),
  ]
}

export const client: GameClient = { mount: (room) => new LanternDice(room), pays }
