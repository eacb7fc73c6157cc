import { group } from '@ante/kit/contract'
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
})
