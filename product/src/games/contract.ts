import { choice, game, gameInfo, gameTypes, liveBets, liveTable, played, sysname } from '@ante/arcade/rules/protocol'
import {
  amount,
  eventGroup,
  flag,
  groupWith,
  jsonOf,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './rules/reasons.ts'
import { freeSpinsEndpoints } from './rules/free-spins.ts'
import { fairnessEndpoints } from './rules/fairness-endpoints.ts'
import { historyEndpoints } from './rules/history-endpoints.ts'
import { addedStakeErrors, roundErrors, stakeErrors } from './rules/round-errors.ts'
import { listOptions, providerTypes } from './rules/shapes.ts'
import { tableEndpoints } from './rules/table-endpoints.ts'

export { gameTypes } from '@ante/arcade/rules/protocol'
export type { Certificate, Game, GameType, LiveBets, LiveTable, Round, SeedPair } from '@ante/arcade/rules/protocol'
export { providerTypes, type ProviderType } from './rules/shapes.ts'
export type { HistoryExport, ListOptions } from './rules/shapes.ts'

export { freeSpinsGift, type FreeSpinsGift } from './rules/free-spins.ts'
export { reasons } from './rules/reasons.ts'

export const endpoints = groupWith(known, {
  'games.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ options: jsonOf(listOptions).optional(), sysname: sysname.optional() }),
    output: z.object({ games: z.array(game), total: z.number().int() }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  'games.search': {
    method: 'GET',
    access: 'public',
    /** `query` as a person types it: slips, accents, another script or keyboard are forgiven. `count` bounds games and providers each. */
    input: z.object({
      query: z.string().trim().min(1).max(100),
      count: wholeNumber.default(8).pipe(z.number().min(1).max(50)),
    }),
    output: z.object({
      games: z.array(game),
      total: z.number().int(),
      providers: z.array(z.object({ sysname, name: z.string(), image_url: z.string(), games_count: z.number().int() })),
    }),
    errors: ['InvalidParameter'],
  },
  'games.getCategories': {
    method: 'GET',
    access: 'public',
    /** `count` games of each category come along; `total` says how many it has. */
    input: z.object({ count: wholeNumber.default(24).pipe(z.number().min(0).max(100)) }),
    output: z.object({
      categories: z.array(z.object({ sysname, name: z.string(), games: z.array(game), total: z.number().int() })),
    }),
    errors: ['InvalidParameter'],
  },
  'games.getProviders': {
    method: 'GET',
    access: 'public',
    /** `fields` picks fields of a provider (`sysname` always comes); without it all come. */
    input: z.object({ fields: textList.optional(), types: textList.pipe(z.array(z.enum(providerTypes))).optional() }),
    output: z.object({
      providers: z.array(
        z.object({
          sysname,
          name: z.string().optional(),
          types: z.array(z.enum(providerTypes)).optional(),
          game_params: z.record(z.string(), z.string()).optional(),
          image_url: z.string().optional(),
          games_count: z.number().int().optional(),
        })
      ),
    }),
    errors: ['InvalidParameter'],
  },
  'games.getLikes': { method: 'GET', access: 'player', input: z.object({}), output: z.array(sysname), errors: [] },
  'games.addLike': {
    method: 'POST',
    access: 'player',
    input: z.object({ sysname }),
    output: z.array(sysname),
    errors: ['Authorization/session_ended', 'InvalidParameter', 'InvalidRequest/not_found'],
  },
  'games.removeLike': {
    method: 'POST',
    access: 'player',
    input: z.object({ sysname }),
    output: z.array(sysname),
    errors: ['InvalidParameter'],
  },
  ...historyEndpoints,

  // Playing: ours, not in the specification. The client inside the game frame calls these.

  /** All that a client shows before the first round: what is certified, the pays, the stakes, and the round that waits if there is one. */
  'games.getgame': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: gameInfo,
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  'games.play': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    spends: 'stake',
    /** `pack`: the pack of free spins that pays; `stake` is its stake then. `is_auto`: a client plays it by itself, as its player told it to. */
    input: z.object({
      sysname,
      stake: amount,
      choice,
      pack: positiveId.optional(),
      is_auto: flag.optional(),
    }),
    output: played,
    errors: [
      ...roundErrors,
      ...stakeErrors,
      'TooManyRequests/round_too_soon',
      'AccessDenied/autoplay_not_allowed',
      'AccessDenied/feature_buy_not_allowed',
      'InvalidRequest/free_spins_over',
    ],
    limit: 1200,
  },
  'games.advance': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    /** In a shared round that runs, a step ends the player's part of it at the moment at which it comes; the server chooses what that is. */
    input: z.object({ round: positiveId, step: wholeNumber, choice }),
    output: played,
    errors: [
      ...roundErrors,
      ...addedStakeErrors,
      'InvalidRequest/cash_out_early',
      'InvalidRequest/cash_out_late',
      'TooManyRequests',
    ],
    limit: 1200,
  },
  ...tableEndpoints,
  ...freeSpinsEndpoints,
  ...fairnessEndpoints,
})

/** A live table as it is now, told at every turn, and everybody's bets on its round, told twice a second at most; the key is its sysname. */
export const topics = topicGroup({
  'games.table': { access: 'public', payload: liveTable },
  'games.bets': { access: 'public', payload: liveBets },
})

const minor = z.string().regex(/^\d+$/)
/** Sums are minor units as text. */
const finishedRound = z.object({
  round: z.string(),
  player: z.string(),
  sysname,
  provider: sysname,
  type: z.enum(gameTypes),
  stake_minor: minor,
  win_minor: minor,
  currency: z.string(),
  status: z.enum(['finished', 'void']),
})
export const events = eventGroup({
  /** One end of one stake. */
  'games.round-finished': finishedRound,
  /** The same of a round whose stake the house paid from a pack of free spins: it is no stake of its player. */
  'games.free-round-finished': finishedRound,
  /**
   * What a round of another studio's game came to has changed after its end was told: its server took stakes or wins back. `status` is `void` where nothing of it stands; that is told by
   * `games.round-finished` too.
   */
  'games.round-corrected': finishedRound.extend({ stake_before_minor: minor, win_before_minor: minor }),
  /** A pack of rounds of another studio's game: its server plays them. */
  'games.remote-pack-given': z.object({ pack: z.string(), player: z.string(), sysname }),
  /** A live table began a round or drew one. */
  'games.table-updated': z.object({ sysname, round: z.string() }),
  /** Somebody bet on the round of a live table, or their part of it ended. */
  'games.bets-updated': z.object({ sysname }),
})

/** How long rounds are kept, in days: for their players' history and for whoever works them out again. */
export const roundSettings = z
  .object({
    keepDays: z.number().int().min(31).max(36_500).default(1_827),
    /** A round that is asked for again with the same key is answered, and not played again, for so long. */
    keysDays: z.number().int().min(1).max(3_650).default(30),
  })
  .prefault({})

export const settings = settingGroup({
  rounds: roundSettings,
  games: z
    .object({
      /** LOBBY-20..25: how a game's card looks and what it offers. */
      item: z
        .object({
          type: z.enum(['vertical', 'horizontal']).default('vertical'),
          canAccessSlotWithZeroBalance: z.boolean().default(false),
          canVisibleFavoriteIcon: z.boolean().default(true),
          visibleFullScreen: z.boolean().default(true),
          contentViewType: z.enum(['hover', 'static']).default('static'),
        })
        .prefault({}),
      /** GAM-13: the shortest time between two rounds of one player, kept by the server, where an operator wants more than the market's policy. */
      cycleMs: z
        .object({ slot: z.number().int().min(0).default(0), other: z.number().int().min(0).default(0) })
        .prefault({}),
      /** RTE-75: games with a play address of the operator's own, `/platform/game/custom/{key}/play`: key → the game's sysname. */
      customKeys: z.record(z.string().regex(/^[a-z0-9-]{1,60}$/), z.string()).default({}),
      /** Games a "show more" of the hall adds. */
      hallStep: z.number().int().min(1).max(100).default(24),
    })
    .prefault({}),
})
