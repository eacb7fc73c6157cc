import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })
/** A sum in the vendor's own unit, as text: `0.00123000` of `BTC`. Shown and copied, never reckoned with. */
const vendorAmount = z.object({ value: z.string().regex(/^\d{1,12}(\.\d{1,18})?$/), currency: z.string().max(12) })
const expires = z.iso.datetime().nullable()
/** What has been seen so far of a payment that may come in parts. */
const progress = z.enum(['waiting', 'partial', 'confirming'])

/**
 * What a player does next for a payment that was started. It is shown by the site's own page, and never decides how a payment ended.
 * redirect: on to the vendor's page · form_post: the same, by a form with these fields · iframe: the vendor's page inside ours · qr: a picture of a text
 * to scan · address: a sum of a currency that is sent to an address, with a link that a wallet opens · code: a voucher to pay with elsewhere ·
 * done: nothing more to do.
 */
export const nextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url }),
  z.object({ kind: z.literal('form_post'), url, fields: z.record(z.string().max(100), z.string().max(8_000)) }),
  z.object({ kind: z.literal('iframe'), url }),
  z.object({ kind: z.literal('qr'), text: z.string().min(1).max(2_000), expires_time: expires, progress }),
  z.object({
    kind: z.literal('address'),
    address: z.string().min(1).max(200),
    link: z.string().max(2_000),
    /** What the whole payment comes to, and what of it is still to be sent. */
    amount: vendorAmount,
    due: vendorAmount,
    expires_time: expires,
    progress,
    /** The vendor's own page of this payment, for who would rather pay there. */
    page: url.nullable().default(null),
  }),
  z.object({ kind: z.literal('code'), code: z.string().min(1).max(200), expires_time: expires, progress }),
  z.object({ kind: z.literal('done') }),
])
export type NextStep = z.output<typeof nextStep>

/** Where the player's browser goes for a step: the vendor's page for a redirect, else our own page, which shows the step. */
export function addressOfStep(step: NextStep, site: string, transaction: string): string {
  if (step.kind === 'redirect') return step.url
  if (step.kind === 'done') return `${site}/cashier/paypending/${transaction}`
  return `${site}/cashier/payment/${transaction}`
}

export const isSameStep = (one: NextStep, other: NextStep | null): boolean =>
  other !== null && JSON.stringify(nextStep.parse(one)) === JSON.stringify(nextStep.parse(other))
