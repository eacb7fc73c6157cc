import { z } from 'zod'

export const tournamentStates = ['future', 'active', 'finished'] as const
export type TournamentState = (typeof tournamentStates)[number]

/**
 * `stakes`: all that was staked. `multiplier`: the best round's win over its stake. `net_win`: all that came back less all that was staked. `streak`: the
 * most rounds in a row, by their ends, that paid more than they cost.
 */
export const scorings = ['stakes', 'multiplier', 'net_win', 'streak'] as const
export type Scoring = (typeof scorings)[number]

const countries = z.object({ countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1) })
const nothing = z.object({}).default({})
/** TRN-15: who may take part, as an operator writes it. Each kind is judged by the server. */
export const restriction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('countries'), params: countries }),
  z.object({ type: z.literal('excluded_countries'), params: countries }),
  z.object({ type: z.literal('min_deposits'), params: z.object({ count: z.number().int().min(1) }) }),
  z.object({ type: z.literal('confirmed_contact'), params: nothing }),
  z.object({ type: z.literal('profile_data'), params: nothing }),
])
export type Restriction = z.output<typeof restriction>
