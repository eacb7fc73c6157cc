import { isRecord } from '@ante/kit/record'
import { ascent, ascentReaching, type AscentView } from './rules.ts'
import type { LiveBets, Round } from '../../rules/protocol.ts'
import { reachSpan } from '../../rules/reach.ts'
import { say, textsOfGame } from '../../shell/boot.ts'
import { h } from '../../shell/dom.ts'
import type { GameHost } from '../../shell/game-client.ts'
import { madeByRules } from '../../shell/made-by-rules.ts'
import { chanceText, times } from '../../shell/quick/parts.ts'
import type { texts } from './texts/en.ts'

const words = textsOfGame<typeof texts>()
export const viewOf = (round: Round): AscentView => madeByRules(round.view)
export const minorOf = (sum: { readonly amount: number }): bigint => BigInt(Math.round(sum.amount * 100))
/** The chance to reach a height, as text. */
export const odds = (height: number): string =>
  chanceText(Number((ascentReaching(height) * 1_000_000n) / reachSpan), 1_000_000)
/** The height at which somebody left, of what all may see. */
export const outOf = (seen: LiveBets['bets'][number]['seen']): number | undefined =>
  isRecord(seen) && typeof seen.out === 'number' ? seen.out : undefined

/** Where a round stands, in a sentence. */
export function tell(room: GameHost, round: Round): string {
  const { auto, out, lost } = viewOf(round)
  const stake = room.amount(minorOf(round.stake))
  if (out !== null) return say(words.told, { height: times(out), amount: room.amount(minorOf(round.win)) })
  if (lost !== null) return say(words.missed, { height: times(lost), stake })
  return auto === null
    ? say(words.waits, { amount: stake })
    : say(words.waitsAuto, { amount: stake, height: times(auto) })
}

export function pays(room: GameHost): HTMLElement[] {
  const rows = [101, 150, 200, 500, 1000, 10_000, ascent.most].map((height) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row', class: 'num' }, times(height)),
      h('td', { class: 'num' }, odds(height)),
      h('td', { class: 'num' }, room.amount((room.table.stake.minor * BigInt(height)) / 100n))
    )
  )
  return [h('table', { class: 'plain' }, h('tbody', {}, ...rows))]
}
