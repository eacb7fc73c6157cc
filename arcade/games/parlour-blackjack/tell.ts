import { say } from '../../shell/boot.ts'
import type { GameHost } from '../../shell/game-client.ts'
import { minorOf } from '../../shell/quick/sides.ts'
import type { Round } from '../../shell/table.ts'
import type { BlackjackView, HandView } from './rules.ts'
import { totalSaid } from './hand.ts'
import { words } from './words.ts'

/** One hand and how it ended. */
function handSaid({ cards, result }: HandView, place: number, count: number): string {
  const head = count > 1 ? `${say(words.hand, { number: place + 1, count })}: ` : ''
  return `${head}${say(words.ended, { result: result ? words.results[result] : '', total: totalSaid(cards) })}`
}

/** GAM-6: every hand with how it ended, the dealer, and what came back of all that was staked. */
export function tell(room: GameHost, round: Round, view: BlackjackView): string {
  const { dealer, hands, active } = view
  const count = hands.length
  const against = say(words.against, { dealer: totalSaid(dealer) })
  const own = hands[active ?? 0]
  if (active !== null && own) {
    const head = count > 1 ? `${say(words.hand, { number: active + 1, count })}: ` : ''
    return `${head}${totalSaid(own.cards)}. ${against}. ${words.choose}`
  }
  const [win, stake] = [minorOf(round.win), minorOf(round.stake)]
  const sums = { amount: room.amount(win), stake: room.amount(stake) }
  const end = say(win > stake ? words.told : win > 0n ? words.back : words.missed, sums)
  return `${hands.map((hand, place) => handSaid(hand, place, count)).join('. ')}. ${against}. ${end}`
}
