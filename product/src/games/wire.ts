import type { Context } from '@ante/kit/context'
import { money, type Currency, defaultCurrency, isCurrency, toWire } from '@ante/kit/money'
import type { JackpotDraw } from '@ante/arcade/rules/jackpot-shapes'
import { certificateFor } from '@ante/arcade/rules/certificates'
import { stakeMost } from '../policies/index.ts'
import { type Game, type GameType, type Round, settings } from './contract.ts'
import type { GameRow } from './store.ts'
import type { RoundRow } from './store-rounds.ts'

export const currencyOf = (code: string): Currency => (isCurrency(code) ? code : defaultCurrency)
export const wireSum = (minor: bigint, currency: string = defaultCurrency) => toWire(money(minor, currencyOf(currency)))

/** Play for fun: until a player's age can be proved, a market that asks for the proof has none. */
export const allowsDemo = (context: Pick<Context, 'policy'>): boolean => context.policy().demoBeforeAge

export const wireGame = (context: Pick<Context, 'policy'>, row: GameRow): Game => ({
  sysname: row.sysname,
  name: row.name,
  image_url: row.image_url,
  description: { name: row.description.name ?? '', img_288_192: row.description.img_288_192 ?? '' },
  type: row.type,
  provider: { sysname: row.provider, name: row.provider_name },
  categories: row.categories,
  has_demo: row.has_demo && allowsDemo(context),
  is_new: row.is_new,
  is_enabled: row.enabled,
  rtp_percent: certificateFor(row.sysname)?.rtp.percent ?? null,
  ...(row.is_remote && { is_remote: true as const }),
})

/** What a round won of its jackpot, as its client hears it. */
export const wireJackpot = (
  drawn: JackpotDraw | null | undefined,
  minor: bigint | null,
  currency: string
): Pick<Round, 'jackpot'> =>
  drawn && drawn.hit !== null && minor !== null
    ? { jackpot: { id: drawn.id, level: drawn.hit, amount: wireSum(minor, currency) } }
    : {}

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
  ...(row.pack_id !== null && { is_free: true as const }),
  ...wireJackpot(row.jackpot, row.jackpot_win_minor, row.currency),
})

/** The shortest time between two rounds of one player: that of the market, or of the operator where it is longer. */
export function cycleMsOf(context: Pick<Context, 'policy' | 'setting'>, type: GameType): number {
  const own = context.setting('games', settings.games).cycleMs
  const { cycleMs } = context.policy()
  return type === 'slot' ? Math.max(own.slot, cycleMs.slot) : Math.max(own.other, cycleMs.other)
}

/** The largest stake that the player's market allows in a game of this kind, in minor units; undefined where it has no limit. */
export const marketStakeMost = (
  { policy, player, clock }: Pick<Context, 'policy' | 'player' | 'clock'>,
  type: GameType,
  currency: Currency
): bigint | undefined =>
  stakeMost(policy(), {
    product: type === 'slot' ? 'slot' : 'other',
    currency,
    birthDate: player?.birthDate,
    now: clock.now(),
  })

/** What a stake in a slot, and in any other game, has to keep to; `most` is undefined where the market has no limit. */
export interface StakeRules {
  readonly slot: { readonly most: bigint | undefined; readonly cycleMs: number }
  readonly other: { readonly most: bigint | undefined; readonly cycleMs: number }
}
export function stakeRulesOf(
  context: Pick<Context, 'policy' | 'player' | 'clock' | 'setting'>,
  currency: Currency
): StakeRules {
  const of = (type: GameType) => ({
    most: marketStakeMost(context, type, currency),
    cycleMs: cycleMsOf(context, type),
  })
  return { slot: of('slot'), other: of('casino') }
}
