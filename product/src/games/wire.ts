import type { Context } from '@ante/kit/context'
import { money, type Currency, defaultCurrency, isCurrency, toWire } from '@ante/kit/money'
import { certificateFor } from '@ante/arcade/rules/certificates'
import { type Game, type GameType, type Round, settings } from './contract.ts'
import type { GameRow } from './store.ts'
import type { RoundRow } from './store-rounds.ts'

export const currencyOf = (code: string): Currency => (isCurrency(code) ? code : defaultCurrency)
export const wireSum = (minor: bigint, currency: string = defaultCurrency) => toWire(money(minor, currencyOf(currency)))

export const wireGame = (row: GameRow): Game => ({
  sysname: row.sysname,
  name: row.name,
  image_url: row.image_url,
  description: { name: row.description.name ?? '', img_288_192: row.description.img_288_192 ?? '' },
  type: row.type,
  provider: { sysname: row.provider, name: row.provider_name },
  categories: row.categories,
  has_demo: row.has_demo,
  is_new: row.is_new,
  is_enabled: row.enabled,
  rtp_percent: certificateFor(row.sysname)?.rtp.percent ?? null,
})

export const wireRound = (row: RoundRow): Round => ({
  id: row.id.toString(),
  sysname: row.game,
  status: row.status,
  step: row.choices.length,
  stake: wireSum(row.stake_minor, row.currency),
  win: wireSum(row.win_minor, row.currency),
  view: row.view,
  version: row.version,
  nonce: row.nonce,
  server_hash: row.server_hash,
  client_seed: row.client_seed,
  started_at: row.started_at.toISOString(),
})

/** The shortest time between two rounds of one player, by the market's policy. */
export function cycleMsOf(context: Context, type: GameType): number {
  const { cycleMs } = context.setting('games', settings.games)
  return type === 'slot' ? cycleMs.slot : cycleMs.other
}
