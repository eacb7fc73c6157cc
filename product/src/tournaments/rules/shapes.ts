import { z } from 'zod'

export const tournamentStates = ['future', 'active', 'finished'] as const
export type TournamentState = (typeof tournamentStates)[number]

/** By which a stage can be ranked: each round is added to what was there, in any order. */
export const stageScorings = ['stakes', 'multiplier', 'net_win'] as const
export type StageScoring = (typeof stageScorings)[number]
/**
 * `stakes`: all that was staked. `multiplier`: the best round's win over its stake. `net_win`: all that came back less all that was staked. `streak`: the
 * most rounds in a row, by their ends, that paid more than they cost. `position`: points for the places in its stages.
 */
export const scorings = [...stageScorings, 'streak', 'position'] as const
export type Scoring = (typeof scorings)[number]

/** The stages of a tournament that scores by `position`. */
export const stages = z.strictObject({
  /** How long each of them is. */
  hours: z.number().int().min(1).max(168),
  scoring: z.enum(stageScorings),
  /** By place, the first one first. */
  points: z
    .array(z.number().int().min(1).max(1_000_000))
    .min(1)
    .max(50)
    .refine((points) => points.every((one, index) => index === 0 || one <= (points[index - 1] ?? one)), {
      error: 'a later place must not bring more',
    }),
})
export type Stages = z.output<typeof stages>
/** How many stages a tournament may have. */
export const mostStages = 200

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
