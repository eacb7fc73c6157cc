import { eventGroup, group, idList, isoTime, offsetCount, settingGroup, topicGroup, wholeNumber, wireMoney } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'

/** TRN-01. `all` is a way of asking, not a state. */
export const tournamentStates = ['future', 'active', 'finished'] as const
export const tournamentGroups = ['all', ...tournamentStates] as const
export type TournamentGroup = (typeof tournamentGroups)[number]

export const tournament = z.object({
  id: z.string(),
  description,
  status: z.enum(tournamentStates),
  started_at: isoTime,
  finished_at: isoTime,
  total_prize: wireMoney,
  /** Sysnames of the games that count, in their order. */
  games: z.array(z.string()),
  games_count: z.number().int(),
})
export type Tournament = z.output<typeof tournament>

const win = z.object({
  id: z.string(),
  /** The player's name on the site, never the login (JKP-07). */
  name: z.string(),
  game: z.object({ sysname: z.string(), name: z.string() }),
  stake: wireMoney,
  win: wireMoney,
  finished_at: isoTime,
})
export type Win = z.output<typeof win>
const lastWins = {
  method: 'GET',
  access: 'public',
  input: z.object({ count: wholeNumber.default(20).pipe(z.number().min(1).max(50)) }),
  output: z.object({ items: z.array(win) }),
  errors: [],
} as const

export const endpoints = group({
  'tournaments.get': {
    method: 'GET',
    access: 'public',
    input: z.object({ ...offsetCount, ids: idList.optional(), status: z.enum(tournamentGroups).default('all') }),
    output: z.object({ items: z.array(tournament), count: z.number().int() }),
    errors: [],
  },
  /** JKP-06: the latest rounds that paid more than they cost. */
  'leaderboard.live': lastWins,
  /** JKP-06: the largest of them, among the house's latest rounds. */
  'leaderboard.top': lastWins,
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({})
