import { isCurrency, money } from '@ante/kit/money'
import { z } from 'zod'
import { isMaskedCard } from '@ante/kit/card'
import type { NextStep } from '../../rules/next-step.ts'
import type { KnownVerdict } from '../../rules/verdict.ts'
import type { DeclineReason } from '../../rules/words.ts'
import type { StatementLine } from '../port.ts'

// The bank's words, as its protocol documents them (sandbox/src/bank/README.md), and their translation into ours.

const shared = {
  id: z.string().min(1).max(100),
  reference: z.string().max(100),
  amount: z.number().int().positive(),
  currency: z.string().refine(isCurrency),
  reason: z.string().max(60).nullish(),
}
export const session = z.object({
  ...shared,
  status: z.enum(['open', 'processing', 'approved', 'declined', 'cancelled', 'expired']),
  url: z.url({ protocol: /^https?$/ }),
  instrument: z.object({ type: z.string(), masked: z.string().max(40), token: z.string().max(100) }).nullish(),
})
const url = z.url({ protocol: /^https?$/ })
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('form'), url, fields: z.record(z.string().max(100), z.string().max(8_000)) }),
  z.object({ type: z.literal('embed'), url }),
  z.object({ type: z.literal('scan'), text: z.string().min(1).max(2_000) }),
  z.object({ type: z.literal('code'), code: z.string().min(1).max(200) }),
  z.object({ type: z.literal('none') }),
])
/** A session that was just made: what its payer does next. */
export const startedSession = session.extend({ action: action.nullish(), expires_at: z.number().int().nullish() })

export function stepOf({ action: asked, url: page, expires_at }: z.output<typeof startedSession>): NextStep {
  const waiting = {
    expires_time: expires_at ? new Date(expires_at).toISOString() : null,
    progress: 'waiting',
  } as const
  switch (asked?.type) {
    case 'form':
      return { kind: 'form_post', url: asked.url, fields: asked.fields }
    case 'embed':
      return { kind: 'iframe', url: asked.url }
    case 'scan':
      return { kind: 'qr', text: asked.text, ...waiting }
    case 'code':
      return { kind: 'code', code: asked.code, ...waiting }
    case 'none':
      return { kind: 'done' }
    case undefined:
      return { kind: 'redirect', url: page }
  }
}

export const payout = z.object({ ...shared, status: z.enum(['processing', 'paid', 'declined']) })

export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.updated'), data: session }),
  z.object({ type: z.literal('payout.updated'), data: payout }),
])

/** An event about a payment, also where the rest of it is not as documented. */
export const paymentEvent = z.object({ type: z.enum(['session.updated', 'payout.updated']) })

const statementItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session'), data: session }),
  z.object({ type: z.literal('payout'), data: payout }),
])
/** A line counts by its place; whether the rest of it is understood is asked line by line, so that one that is not holds up no other. */
export const statement = z.object({ items: z.array(z.looseObject({ line: z.number().int().positive() })) })

const reasonWords: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  limit_exceeded: 'limit_exceeded',
  invalid_account: 'instrument_refused',
  invalid_card: 'instrument_refused',
}
export const reasonOf = (word: string | null | undefined): DeclineReason =>
  reasonWords[word ?? ''] ?? 'declined_by_bank'

const sessionOutcomes = {
  open: 'pending',
  processing: 'pending',
  approved: 'success',
  declined: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const
const payoutOutcomes = { processing: 'pending', paid: 'success', declined: 'failed' } as const

const common = (from: { reference: string; id: string; amount: number; currency: string }) => ({
  key: from.reference,
  reference: from.id,
  amount: money(from.amount, isCurrency(from.currency) ? from.currency : undefined),
})

export function verdictOfSession(from: z.output<typeof session>): KnownVerdict {
  const { instrument } = from
  return {
    outcome: sessionOutcomes[from.status],
    ...common(from),
    ...(from.status === 'declined' && { reason: reasonOf(from.reason) }),
    // Only a card can be paid back to, and only its masked form may come in.
    ...(instrument?.type === 'card' &&
      isMaskedCard(instrument.masked) && { instrument: { masked: instrument.masked, token: instrument.token } }),
  }
}

export const verdictOfPayout = (from: z.output<typeof payout>): KnownVerdict => ({
  outcome: payoutOutcomes[from.status],
  ...common(from),
  ...(from.status === 'declined' && { reason: reasonOf(from.reason) }),
})

export const linesOf = ({ items }: z.output<typeof statement>): StatementLine[] =>
  items.map((item) => {
    const line = String(item.line)
    const { data: known } = statementItem.safeParse(item)
    if (!known) return { line, about: 'strange' }
    return known.type === 'session'
      ? { line, about: 'deposit', verdict: verdictOfSession(known.data) }
      : { line, about: 'payout', verdict: verdictOfPayout(known.data) }
  })
