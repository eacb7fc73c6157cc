import { z } from 'zod'

// What clients of the bank send.

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000)
const reference = z.string().regex(/^[\w.:-]{1,100}$/)
const shared = {
  amount: z.number().int().positive().max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference,
  description: z.string().max(140).default(''),
  notify_url: webAddress,
}

export const newSession = z.object({
  ...shared,
  channel: z.enum(['card', 'account']).default('card'),
  bank_name: z
    .string()
    .max(80)
    .nullish()
    .transform((name) => name ?? null),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/)
    .default('en'),
  success_url: webAddress,
  pending_url: webAddress,
  fail_url: webAddress,
  cancel_url: webAddress,
})
export type NewSession = z.output<typeof newSession>

export const newPayout = z.object({
  ...shared,
  destination: z.discriminatedUnion('type', [
    z.object({ type: z.literal('card'), token: z.string().max(100) }),
    z.object({
      type: z.literal('account'),
      iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/),
      holder: z.string().min(1).max(100),
    }),
  ]),
})
export type NewPayout = z.output<typeof newPayout>

export const idempotencyKey = z.string().regex(/^[\w.:-]{1,100}$/)
export const byReference = z.object({ reference })
export const statementPage = z.object({
  after: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(500).default(100),
})
export const decision = z.object({
  decision: z.enum(['approve', 'decline', 'cancel', 'later']),
  card: z.string().max(100).default(''),
})
