import { sysname } from '@ante/arcade/rules/protocol'
import { groupWith, isoTime, offsetCount, reason, wholeNumber } from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './rules/reasons.ts'
import { freeSpinsStaffEndpoints } from './rules/free-spins.ts'

const decision = z.object({ sysname, reason })
const decided = z.object({
  sysname,
  is_enabled: z.boolean(),
  /** Rounds that have begun and wait for their players: they can be ended. */
  open_rounds: z.number().int(),
})

const percent = z.string().regex(/^\d+\.\d\d$/)
const namedGame = z.object({ sysname, name: z.string() })
/** Theoretical against actual return of a version of a game, in percent. */
const gameReturn = z.object({
  game: namedGame,
  /** Empty for another studio's game. */
  version: z.string(),
  rounds: z.number().int(),
  actual: percent,
  /** With the least and with the most favourable play; null where nothing is certified of it here. */
  theory: z.object({ lowest: percent, highest: percent }).nullable(),
  /** Where the actual return is to be expected after so many rounds. */
  band: z.object({ low: percent, high: percent }).nullable(),
  verdict: z.enum(['within', 'above', 'below', 'few', 'unknown']),
  alarm_since: isoTime.nullable(),
  /** Whether it takes stakes now. */
  is_enabled: z.boolean(),
})
export type GameReturn = z.output<typeof gameReturn>
const gameSwitch = z.object({ game: namedGame, provider: z.string(), is_enabled: z.boolean() })
export type GameSwitch = z.output<typeof gameSwitch>

export const staffEndpoints = groupWith(known, {
  /** GAM-24: by game and version, over the last days (UTC, today among them); alarms first. */
  'games.getreturns': {
    method: 'GET',
    access: 'staff:games:read',
    input: z.object({ days: wholeNumber.default(30).pipe(z.number().min(1).max(365)) }),
    output: z.object({ items: z.array(gameReturn) }),
    errors: [],
  },
  /** Returns that are outside of their bands. */
  'games.getreturnalarms': {
    method: 'GET',
    access: 'staff:games:read',
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({ game: namedGame, version: z.string(), side: z.enum(['above', 'below']), since: isoTime })
      ),
    }),
    errors: [],
  },
  /** Every game with whether it takes stakes, by name; those that `query` may mean, the likeliest first. */
  'games.list': {
    method: 'GET',
    access: 'staff:games:read',
    input: z.object({
      ...offsetCount,
      query: z.string().trim().max(100).default(''),
      show: z.enum(['all', 'disabled']).default('all'),
    }),
    output: z.object({ items: z.array(gameSwitch), total: z.number().int() }),
    errors: [],
  },
  /** The game takes no stakes, neither of money nor for fun, and the hall says so. Rounds that have begun are ended as always. */
  'games.disable': {
    method: 'POST',
    access: 'staff:games:switch',
    input: decision,
    output: decided,
    errors: ['InvalidRequest/not_found'],
  },
  'games.enable': {
    method: 'POST',
    access: 'staff:games:switch',
    input: decision,
    output: decided,
    errors: ['InvalidRequest/not_found'],
  },
  ...freeSpinsStaffEndpoints,
})
