import { almanacFair, type Drawn, type FairBet, fairBets, type FairView, isShow, mostOf, paysOf } from './rules.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import type { GameHost } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { times } from '../../shell/quick/parts.ts'
import type { Round } from '../../shell/table.ts'
import { multiple } from './show.ts'
import type { texts } from './texts/en.ts'

export const words = textsOfGame<typeof texts>()
export const viewOf = (round: Round): FairView => madeByRules(round.view)
const minorOf = (sum: { amount: number }): bigint => BigInt(Math.round(sum.amount * 100))

const isBet = (bet: string): bet is FairBet => fairBets.some((one) => one === bet)
export const nameOf = (bet: string): string =>
  isBet(bet) && isShow(bet) ? words.shows[bet] : say(words.number, { number: bet })
export const segmentsOf = (bet: FairBet): number => almanacFair.wheel.filter((segment) => segment === bet).length

/** What came, in words: the number or the show with what it came to, and the sign where it counted. */
export function cameTo({ bet, multiple: pays, sign }: Drawn): string {
  const name = nameOf(bet)
  const counted = sign?.bet === bet ? ` ${say(words.withSign, { times: multiple(sign.times) })}` : ''
  return isShow(bet) || counted ? `${say(words.came, { name, times: multiple(pays) })}${counted}` : name
}

/** Where a round stands, in a sentence. */
export function tell(room: GameHost, round: Round): string {
  const { drawn } = viewOf(round)
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  if (drawn === null) return say(words.waits, { amount: room.amount(stake) })
  const ending = win > stake ? words.told : win > 0n ? words.back : words.missed
  return say(ending, { came: cameTo(drawn), amount: room.amount(win), stake: room.amount(stake) })
}

/** Every bet: its segments, and what it returns at most, the sign included. */
export function pays(): HTMLElement[] {
  const head = [words.bets, words.segmentsHead, words.usual, words.most].map((name) => h('th', { scope: 'col' }, name))
  const rows = fairBets.map((bet) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, nameOf(bet)),
      h('td', { class: 'num' }, `${segmentsOf(bet)}/${almanacFair.wheel.length}`),
      h('td', { class: 'num' }, isShow(bet) ? '–' : times(paysOf(Number(bet)))),
      h('td', { class: 'num' }, times(paysOf(mostOf(bet))))
    )
  )
  return [
    h('table', { class: 'plain' }, h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)),
    h('p', {}, words.limit),
  ]
}
