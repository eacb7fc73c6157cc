import {
  amount,
  eventGroup,
  flag,
  group,
  jsonOf,
  offsetCount,
  positiveId,
  settingGroup,
  textList,
  topicGroup,
  wholeNumber,
  wireMoney,
} from '@ante/kit/contract'
import { z } from 'zod'
import { certificate, game, gameTypes, historyExport, historyRound, listOptions, liveTable, providerTypes, round, seeds, sysname } from './rules/shapes.ts'

export { certificate, gameTypes, providerTypes } from './rules/shapes.ts'
export type { Certificate, Game, GameType, HistoryExport, ListOptions, LiveTable, Round } from './rules/shapes.ts'

const played = z.object({ round, balance: wireMoney })
const choice = jsonOf(z.json()).optional()

export const endpoints = group({
  'games.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ options: jsonOf(listOptions).optional(), sysname: sysname.optional() }),
    output: z.object({ games: z.array(game), total: z.number().int() }),
    errors: ['InvalidParameter', 'InvalidRequest'],
  },
  'games.search': {
    method: 'GET',
    access: 'public',
    /** `query` as a person types it: slips, accents, another script or keyboard are forgiven. `count` bounds games and providers each. */
    input: z.object({ query: z.string().trim().min(1).max(100), count: wholeNumber.default(8).pipe(z.number().min(1).max(50)) }),
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
    output: z.object({ categories: z.array(z.object({ sysname, name: z.string(), games: z.array(game), total: z.number().int() })) }),
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
  'games.addLike': { method: 'POST', access: 'player', input: z.object({ sysname }), output: z.array(sysname), errors: ['InvalidParameter', 'InvalidRequest'] },
  'games.removeLike': { method: 'POST', access: 'player', input: z.object({ sysname }), output: z.array(sysname), errors: ['InvalidParameter'] },
  'games.getHistory': {
    method: 'GET',
    access: 'account',
    input: z.object({ ...offsetCount, sysname: sysname.optional(), open: flag.optional() }),
    output: z.object({ rounds: z.array(historyRound), has_more: z.boolean() }),
    errors: ['InvalidParameter'],
  },

  /** Asks for the rounds of a period as a file (GAME-11). The bounds are instants; refused while an earlier request is still open. */
  'games.createhistoryexportrequest': {
    method: 'POST',
    access: 'account',
    input: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
    output: historyExport,
    errors: ['AccessDenied', 'InvalidParameter', 'InvalidRequest'],
    limit: 30,
  },
  /** The last request and how far it is (GAME-12); null where there is none. */
  'games.gethistoryexportrequest': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ request: historyExport.nullable() }),
    errors: [],
  },
  /** The file of a request that is ready: ours, behind the link of the bets page. */
  'games.gethistoryexportfile': {
    method: 'GET',
    access: 'account',
    input: z.object({ id: positiveId }),
    output: z.object({ name: z.string(), csv: z.string() }),
    errors: ['InvalidParameter', 'InvalidRequest'],
    limit: 30,
  },

  // Playing: ours, not in the specification. The client inside the game frame calls these.

  /** All that a client shows before the first round: what is certified, the pays, the stakes, and the round that waits if there is one. */
  'games.getgame': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: z.object({
      game,
      certificate,
      /** The game's own paytable and parameters (the type `Sheet` of its rules). */
      sheet: z.json(),
      stakes: z.object({ levels: z.array(wireMoney), start: wireMoney }),
      /** The largest sum one round can pay at the given stake level is limited to this. */
      max_win: wireMoney,
      /** The shortest time between the starts of two rounds; the server keeps it too. */
      cycle_ms: z.number().int(),
      balance: wireMoney.nullable(),
      open_round: round.nullable(),
      last_round: round.nullable(),
    }),
    errors: ['InvalidParameter', 'InvalidRequest'],
  },
  'games.play': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    input: z.object({ sysname, stake: amount, choice }),
    output: played,
    errors: ['InvalidParameter', 'InvalidRequest', 'UserNeedDeposit', 'TooManyRequests', 'AccessDenied'],
    limit: 1200,
  },
  'games.advance': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    input: z.object({ round: positiveId, step: wholeNumber, choice }),
    output: played,
    errors: ['InvalidParameter', 'InvalidRequest', 'TooManyRequests', 'AccessDenied'],
    limit: 1200,
  },
  /**
   * The same engine with play money. The whole session is sealed in `token`, so nothing is stored and the same call answers the same.
   * Without a token a session starts; without `action` it only answers where it stands.
   */
  'games.demo': {
    method: 'POST',
    access: 'public',
    input: z.object({ sysname, token: z.string().max(8000).optional(), action: z.enum(['play', 'advance']).optional(), stake: amount.optional(), choice }),
    output: z.object({ token: z.string(), balance: wireMoney, round: round.nullable() }),
    errors: ['InvalidParameter', 'InvalidRequest', 'UserNeedDeposit'],
  },
  /** A live table: the round that all players share, and the last ones with their seeds. Null before its first round. */
  'games.gettable': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: z.object({ table: liveTable.nullable() }),
    errors: ['InvalidParameter', 'InvalidRequest'],
  },
  /** Bets on the shared round `round`, taken until it closes by the server's clock; they are paid when it is drawn. */
  'games.playtable': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    input: z.object({ sysname, round: positiveId, stake: amount, choice }),
    output: played,
    errors: ['InvalidParameter', 'InvalidRequest', 'UserNeedDeposit', 'TooManyRequests', 'AccessDenied'],
    limit: 300,
  },
  'games.getseeds': { method: 'GET', access: 'player', input: z.object({}), output: seeds, errors: [] },
  /** Ends the pair (its server seed becomes public) and starts the committed next one with the given client seed. Refused while a round is open. */
  'games.rotateseed': {
    method: 'POST',
    access: 'player',
    input: z.object({
      client_seed: z
        .string()
        .regex(/^[\x21-\x7e]{1,64}$/)
        .optional(),
    }),
    output: seeds,
    errors: ['InvalidParameter', 'InvalidRequest'],
    limit: 30,
  },
  /** A round of one's own with all that is needed to recompute it; `server_seed` is null until its pair is rotated. */
  'games.getround': {
    method: 'GET',
    access: 'account',
    input: z.object({ id: positiveId }),
    output: z.object({ round, server_seed: z.string().nullable(), choices: z.array(z.json()) }),
    errors: ['InvalidParameter', 'InvalidRequest'],
  },
})

/** `games.table`: a live table as it is now, told at every turn; the key is its sysname. */
export const topics = topicGroup({ 'games.table': { access: 'public', payload: liveTable } })

const minor = z.string().regex(/^\d+$/)
export const events = eventGroup({
  /** One end of one stake. Sums are minor units as text. */
  'games.round-finished': z.object({
    round: z.string(),
    player: z.string(),
    sysname,
    provider: sysname,
    type: z.enum(gameTypes),
    stake_minor: minor,
    win_minor: minor,
    currency: z.string(),
    status: z.enum(['finished', 'void']),
  }),
  /** A live table began a round or drew one. */
  'games.table-turned': z.object({ sysname, round: z.string() }),
})

export const settings = settingGroup({
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
      /** GAM-13: the shortest time between two rounds of one player, kept by the server; a market's policy sets it (Great Britain: 2,500 and 5,000). */
      cycleMs: z.object({ slot: z.number().int().min(0).default(0), other: z.number().int().min(0).default(0) }).prefault({}),
      /** RTE-75: games with a play address of the operator's own, `/platform/game/custom/{key}/play`: key → the game's sysname. */
      customKeys: z.record(z.string().regex(/^[a-z0-9-]{1,60}$/), z.string()).default({}),
      /** Games a "show more" of the hall adds. */
      hallStep: z.number().int().min(1).max(100).default(24),
    })
    .prefault({}),
})
