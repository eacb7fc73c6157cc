import { jackpotWin } from '@ante/arcade/rules/jackpot-shapes'
import { gameTypes, sysname } from '@ante/arcade/rules/protocol'
import { isoTime, offsetCount, wireMoney, positiveId } from '@ante/kit/contract'
import { z } from 'zod'

export const providerTypes = ['casino', 'slot', 'live', 'fast'] as const
export type ProviderType = (typeof providerTypes)[number]

export const listOptions = z.object({
  category: sysname.optional(),
  providers: z.array(sysname).optional(),
  types: z.array(z.enum(gameTypes)).optional(),
  /** As for `games.search`; the best fit comes first where `sort` is `popular`. */
  search: z.string().trim().max(100).optional(),
  sysnames: z.array(sysname).max(200).optional(),
  /** Those that count in it; a tournament that nobody knows has none. */
  tournament_id: positiveId.optional(),
  /**
   * `return`: the highest first; `volatility`: the lowest first, both as certified, with the games of other studios after them; `win`: by the best
   * round of the last 24 hours, its win in proportion to its stake.
   */
  sort: z.enum(['popular', 'name', 'new', 'return', 'volatility', 'win']).default('popular'),
  ...offsetCount,
})
export type ListOptions = z.output<typeof listOptions>

export const historyRound = z.object({
  id: z.string(),
  sysname,
  name: z.string(),
  provider: z.string(),
  status: z.enum(['open', 'finished', 'void']),
  stake: wireMoney,
  win: wireMoney,
  started_at: isoTime,
  finished_at: isoTime.nullable(),
  /** Its stake was paid from a pack of free spins. */
  is_free: z.literal(true).optional(),
  /** Played by another studio's server: there are no seeds to work it out by. */
  is_remote: z.literal(true).optional(),
  /** What it won of a jackpot, beside its own win. */
  jackpot: jackpotWin.optional(),
})

/** GAME-14: a request for the history as a file; `sent` has also gone to the player's confirmed e-mail. Both bounds are instants, `to` is not part of it. */
export const historyExport = z.object({
  id: z.string(),
  from: isoTime,
  to: isoTime,
  state: z.enum(['requested', 'ready', 'sent']),
  /** How many rounds the file holds; null until it is written. */
  rounds: z.number().int().nullable(),
  requested_at: isoTime,
  ready_at: isoTime.nullable(),
})
export type HistoryExport = z.output<typeof historyExport>
