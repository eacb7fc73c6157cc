import { group, isoTime, positiveId, reason, wireMoney } from '@ante/kit/contract'
import { z } from 'zod'
import { balanceRule } from './contract.ts'
import { caseStates, endings } from './rules/dormancy.ts'

const item = z.object({
  id: z.string(),
  state: z.enum(caseStates),
  last_sign_at: isoTime,
  balance: balanceRule,
  noticed_at: isoTime,
  /** Whether an email went: only a confirmed one is written to. */
  is_written: z.boolean(),
  due_at: isoTime,
  dormant_at: isoTime.nullable(),
  amount: wireMoney.nullable(),
  ended_at: isoTime.nullable(),
  ended_by: z.enum(endings).nullable(),
  returned_at: isoTime.nullable(),
})
export type DormancyCase = z.output<typeof item>

export const staffEndpoints = group({
  /** When a player was last there, and how often the account was about to be dormant or was it, the newest first. */
  'dormancy.get': {
    method: 'GET',
    access: 'staff:players:read',
    input: z.object({ uid: positiveId }),
    output: z.object({ last_sign_at: isoTime.nullable(), cases: z.array(item) }),
    errors: [],
  },
  /** The player of an account that was written to has spoken with staff: its time begins anew. */
  'dormancy.recordcontact': {
    method: 'POST',
    access: 'staff:balances:adjust',
    input: z.object({ uid: positiveId, reason }),
    output: z.object({ uid: z.string() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** The balance that was taken from a dormant account goes back to its player, once. What is too much for one member waits for another's approval. */
  'dormancy.giveback': {
    method: 'POST',
    access: 'staff:balances:adjust',
    idempotent: true,
    input: z.object({ uid: positiveId, case: positiveId, reason }),
    output: z.object({ uid: z.string(), amount: wireMoney }),
    errors: ['InvalidRequest/not_found', 'InvalidRequest/conflict'],
  },
})
