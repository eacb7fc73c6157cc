import { group, reason } from '@ante/kit/contract'
import { z } from 'zod'
import { tournamentInput } from './contract.ts'

export const staffEndpoints = group({
  /** One tournament, whole. Under its name it is written again until it begins; after that the rules that players took part under stay. */
  'tournaments.put': {
    method: 'POST',
    access: 'staff:tournaments:write',
    input: tournamentInput,
    output: z.object({ id: z.string() }),
    errors: ['InvalidRequest/conflict'],
  },
  /** One that comes again does so no more: what runs is played to its end. */
  'tournaments.stop': {
    method: 'POST',
    access: 'staff:tournaments:write',
    input: z.strictObject({ sysname: z.string().regex(/^[a-z0-9-]{1,60}$/), reason }),
    output: z.object({ sysname: z.string() }),
    errors: ['InvalidRequest/not_found'],
  },
})
