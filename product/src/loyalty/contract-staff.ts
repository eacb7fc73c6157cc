import { group, reason, wholeNumber } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
const put = {
  ...describedInput,
  /** The order on the page: the smaller first. */
  place: wholeNumber.pipe(z.number().min(0).max(32_000)).default(0),
  reason,
}
const named = z.strictObject({ sysname, reason })
const done = { method: 'POST', access: 'staff:loyalty:write', output: z.object({ sysname }) } as const

/** What the pages of the programme show. Points and levels are not there yet: nothing can be earned or bought. */
export const staffEndpoints = group({
  'loyalty.putprogram': {
    ...done,
    /** `shop` is the address of the products. */
    input: z.strictObject({ sysname: sysname.refine((name) => name !== 'shop', { error: 'is taken' }), ...put }),
    errors: [],
  },
  'loyalty.closeprogram': { ...done, input: named, errors: ['InvalidRequest/not_found'] },
  'loyalty.putproduct': {
    ...done,
    input: z.strictObject({ sysname, ...put, price_points: wholeNumber.pipe(z.number().min(1).max(1_000_000_000)) }),
    errors: [],
  },
  'loyalty.closeproduct': { ...done, input: named, errors: ['InvalidRequest/not_found'] },
})
