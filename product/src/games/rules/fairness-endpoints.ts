import { choice, demoPlayed, hexHash, provenRound, round, seeds, sysname } from '@ante/arcade/rules/protocol'
import { jackpotDraw } from '@ante/arcade/rules/jackpot-shapes'
import { amount, flag, groupWith, positiveId, wholeNumber } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { z } from 'zod'
import { known } from './reasons.ts'

/** Any printable text without spaces: a player may type words of their own. */
const clientSeed = z.string().regex(/^[\x21-\x7e]{1,64}$/)

const texts = z.array(z.string())

const rotationErrors = [
  'InvalidParameter',
  'InvalidParameter/seed_used',
  'InvalidRequest/seed_in_use',
  'InvalidRequest/seed_changed',
] as const

/** Seeds, what proves a round, and play for fun, which has seeds of its own. Ours, not in the specification. */
export const fairnessEndpoints = groupWith(known, {
  /** The player's pair of seeds, made at the first call. `server_hash` and `next_server_hash` are commitments: both server seeds exist already. */
  'games.getseeds': { method: 'GET', access: 'player', input: z.object({}), output: seeds, errors: [], limit: 120 },
  /**
   * Reveals the server seed of the pair and starts the next one with the given client seed. `next_server_hash` is the hash that the player was
   * shown before the choice; refused when it is another by now, when the client seed was used before, and while a round of the pair is open.
   */
  'games.rotateseed': {
    method: 'POST',
    access: 'player',
    input: z.object({ client_seed: clientSeed, next_server_hash: hexHash }),
    output: seeds,
    errors: rotationErrors,
    limit: 30,
  },
  /** The last rounds of the player with their seeds and nonces, the newest first. */
  'games.getprovenrounds': {
    method: 'GET',
    access: 'account',
    input: z.object({ sysname: sysname.optional(), count: wholeNumber.default(10).pipe(z.number().min(1).max(50)) }),
    output: z.object({ rounds: z.array(provenRound) }),
    errors: ['InvalidParameter'],
    limit: 120,
  },
  /** A round of one's own with all that is needed to recompute it; `server_seed` is null until its pair is rotated. */
  'games.getround': {
    method: 'GET',
    access: 'account',
    input: z.object({ id: positiveId }),
    output: z.object({
      round,
      server_seed: z.string().nullable(),
      choices: z.array(json),
      /** Null where it took no part in a jackpot. */
      jackpot: jackpotDraw.nullable(),
    }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  /**
   * How the rounds of a game follow from their seeds, in its present version: enough to write a verifier. `common` is the same for all games; `figures` are those that
   * the text speaks of; `examples` are rounds with all that their outcome follows from. In English.
   */
  'games.getalgorithm': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: z.object({
      version: z.string(),
      algorithm: z.object({ choices: texts, outcome: texts, win: texts }),
      common: z.array(z.object({ title: z.string(), text: texts })),
      figures: json,
      examples: z.array(json),
    }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  /** The games of our own, whose algorithms are published, by their names. */
  'games.getalgorithms': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ games: z.array(z.object({ sysname, name: z.string() })) }),
    errors: [],
  },
  /**
   * The same engine with play money. The whole session is sealed in `token`, so nothing is stored and the same call answers the same.
   * At a live table the rounds are those that all players share: a stake names its `round`. Without a token a session starts; without `action` it only answers where it stands. `rotate` needs `client_seed` and `next_server_hash`.
   */
  'games.demo': {
    method: 'POST',
    access: 'public',
    input: z.object({
      sysname,
      token: z.string().max(8000).optional(),
      action: z.enum(['play', 'advance', 'rotate']).optional(),
      stake: amount.optional(),
      choice,
      is_auto: flag.optional(),
      round: positiveId.optional(),
      client_seed: clientSeed.optional(),
      next_server_hash: hexHash.optional(),
    }),
    output: demoPlayed,
    errors: [
      ...rotationErrors,
      'InvalidParameter/amount_not_allowed',
      'InvalidParameter/wrong_choice',
      'InvalidRequest/not_found',
      'InvalidRequest/round_open',
      'InvalidRequest/round_not_open',
      'InvalidRequest/bets_closed',
      'InvalidRequest/cash_out_early',
      'InvalidRequest/cash_out_late',
      'AccessDenied/game_disabled',
      'AccessDenied/demo_not_allowed',
      'AccessDenied/autoplay_not_allowed',
      'AccessDenied/feature_buy_not_allowed',
      'UserNeedDeposit/insufficient_funds',
    ],
  },
})
