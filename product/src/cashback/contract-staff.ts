import { group, reason, wireMoney } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { products } from './contract.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const minor = z.number().int().positive()

/** By currency, in minor units. A currency that is not named gets nothing. */
export const bounds = z.partialRecord(
  wireMoney.shape.currency,
  /** `budget_minor`: what one player and week may cost, for somebody who plays for it. Not stated: nothing. */
  z.strictObject({
    least_loss_minor: minor,
    most_minor: minor,
    budget_minor: z.number().int().nonnegative().optional(),
  })
)
const program = z.strictObject({
  sysname,
  ...describedInput,
  product: z.enum(products),
  /** Hundredths of the net loss. */
  percent: z.number().int().min(1).max(50),
  bounds,
  /** Null: it goes to the balance at once. */
  receive_within_days: z.number().int().min(1).max(90).nullable().default(7),
})

export const staffEndpoints = group({
  /** Needs another member's approval. A new programme begins with the week that runs. What changes of one that is there holds from the next Monday on: what was promised for a week is kept. */
  'cashback.putprogram': {
    method: 'POST',
    access: 'staff:cashback:write',
    input: program.extend({ reason }),
    output: z.object({ sysname, from_week: z.string() }),
    errors: [],
  },
  /** No week after the one that runs. */
  'cashback.closeprogram': {
    method: 'POST',
    access: 'staff:cashback:write',
    input: z.strictObject({ sysname, reason }),
    output: z.object({ sysname, from_week: z.string() }),
    errors: ['InvalidRequest/not_found'],
  },
  /** Each with its terms from a Monday on, and the weeks of which everything was given, the latest first. */
  'cashback.getprograms': {
    method: 'GET',
    access: 'staff:cashback:read',
    input: z.object({}),
    output: z.object({
      terms: z.array(program.extend({ from_week: z.string(), is_enabled: z.boolean() })),
      weeks: z.array(z.object({ sysname, week: z.string(), players: z.number().int(), given_at: z.iso.datetime() })),
    }),
    errors: [],
  },
})
