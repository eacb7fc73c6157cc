import { type Instant, instantOf } from '@ante/kit/instant'
import { type Market, markets, type PolicyField, policyFieldNames, policyFields } from '@ante/kit/policy'
import { recordOf } from '@ante/kit/record'
import { z } from 'zod'
import { law } from '../contract.ts'

/** One value of a field: from when on, where it is written, and whether somebody has read it there. */
const dated = (value: z.ZodType) =>
  z.strictObject({
    from: z.iso.datetime({ offset: true }).optional(),
    value,
    source: z.string().min(1),
    confirmed: z.boolean().default(true),
  })

/** All values of a field, each until the next one begins; the first one holds since ever. */
const history = (field: PolicyField) =>
  z
    .array(dated(policyFields[field]))
    .min(1)
    .refine(isInOrder, 'only the first value is without a date, and the others follow each other')

function isInOrder(values: readonly { readonly from?: string | undefined }[]): boolean {
  const [first, ...later] = values.map(({ from }) => (from === undefined ? -Infinity : Date.parse(from)))
  let last = first
  return (
    first === -Infinity &&
    later.every((at) => {
      const follows = last !== undefined && at > last
      last = at
      return follows
    })
  )
}

/** `product/policies/<market>.json`: every field of a market's policy with its dates. */
export const policyFile = z.strictObject({
  market: z.enum(markets),
  /** ISO 3166-1 alpha-2, or ISO 3166-2 where the law is that of a part of a country. */
  places: z.array(z.string().regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/)),
  /** Null where no law is followed but the operator's own rules. */
  law: law.nullable(),
  fields: z.strictObject(recordOf(policyFieldNames, history)),
})
export type PolicyFile = z.output<typeof policyFile>
export type PolicyFiles = Readonly<Record<Market, PolicyFile>>

/** Every market's file by its name. Throws for one that is missing, or that stands under another name. */
export function policyFilesOf(given: Readonly<Record<Market, unknown>>): PolicyFiles {
  return recordOf(markets, (market) => {
    const file = policyFile.parse(given[market])
    if (file.market !== market) throw new Error(`the policy of ${file.market} stands under ${market}`)
    return file
  })
}

/** The value in force at an instant. */
export function valueAt<Value extends { readonly from?: string | undefined }>(
  history: readonly Value[],
  at: Instant
): Value {
  const inForce = history.findLast(({ from }) => from === undefined || instantOf(from) <= at)
  if (!inForce) throw new Error('a field of a policy has no first value')
  return inForce
}
