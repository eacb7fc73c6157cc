import { group, offsetCount, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { tournamentInput, tournamentStates } from './contract.ts'

const listed = z.object({
  id: z.string(),
  /** The name under which all its runs are put and stopped. Null: it came with the database, and can be neither. */
  series: z.string().nullable(),
  run: z.number().int(),
  status: z.enum([...tournamentStates, 'withdrawn']),
  /** Its winners are fixed and paid. */
  is_closed: z.boolean(),
  participants: z.number().int(),
  total_points: z.number().int(),
  winners: z.number().int(),
  /** All prizes, and those that its winners had, in its own currency. */
  total_prize: wireMoney,
  paid: wireMoney,
  /** As `tournaments.put` takes it. */
  terms: z.object({ ...tournamentInput.shape, sysname: z.string().nullable(), games: z.array(z.string()) }),
})
export type StaffTournament = z.output<typeof listed>

export const staffEndpoints = group({
  /** All there are, the newest first, withdrawn ones too. */
  'tournaments.list': {
    method: 'GET',
    access: 'staff:tournaments:read',
    input: z.object(offsetCount),
    output: z.object({ items: z.array(listed), total: z.number().int() }),
    errors: [],
  },
  /**
   * One tournament, whole; needs another member's approval. Under its name it is written again until it begins; after that the rules that players took part under stay. `unknown_games`: those of its games that the hall does
   * not have yet.
   */
  'tournaments.put': {
    method: 'POST',
    access: 'staff:tournaments:write',
    input: tournamentInput.safeExtend({ reason }),
    output: z.object({ id: z.string(), unknown_games: z.array(z.string()) }),
    errors: ['InvalidRequest/conflict'],
  },
  /** One that comes again does so no more, and one that has not begun is withdrawn where nobody takes part yet. What runs, or has players, is played to its end. */
  'tournaments.stop': {
    method: 'POST',
    access: 'staff:tournaments:write',
    input: z.strictObject({ sysname: z.string().regex(/^[a-z0-9-]{1,60}$/), reason }),
    output: z.object({ sysname: z.string(), withdrawn: z.number().int() }),
    errors: ['InvalidRequest/not_found'],
  },
})
