import { z } from 'zod'
import { understood } from '../../../connectors/ask.ts'
import type { Statement, StatementLine } from '../port.ts'
import type { StripeOptions } from './options.ts'
import { send } from './client.ts'
import { charge, dispute, listOf, payout, refund, session, verdictOfPayout, verdictOfSession } from './wire.ts'
import { reversalOf } from './webhook.ts'

const line = z.object({ id: z.string().min(1), amount: z.number().int(), source: z.unknown() })
const pageSize = 100
/** Of a first reading: ten thousand lines are looked back to find the first. */
const pagesMax = 100

/**
 * Stripe's balance transactions, oldest first. Stripe lists them newest first and pages in both directions; with `ending_before` it gives those that came
 * right after a line, still newest first.
 */
export async function readStatement(options: StripeOptions, after: string): Promise<Statement> {
  const page = after === '' ? await firstPage(options) : await read(options, { ending_before: after })
  if (!page) return { outcome: 'unknown' }
  const lines: StatementLine[] = []
  for (const one of page.data.toReversed()) {
    const described = await describe(options, one)
    if (described === 'unknown') return { outcome: 'unknown' }
    lines.push(described)
  }
  return { outcome: 'known', lines }
}

type Page = { data: z.output<typeof line>[]; has_more: boolean }

async function read(options: StripeOptions, where: object): Promise<Page | undefined> {
  const fields = { limit: pageSize, expand: ['data.source'], ...where }
  return understood(await send(options, { method: 'GET', path: '/v1/balance_transactions', fields }), listOf(line))
}

async function firstPage(options: StripeOptions): Promise<Page | undefined> {
  let page = await read(options, {})
  for (let count = 1; page?.has_more && count < pagesMax; count++)
    page = await read(options, { starting_after: page.data.at(-1)?.id })
  return page
}

async function describe(
  options: StripeOptions,
  { id, source, amount }: z.output<typeof line>
): Promise<StatementLine | 'unknown'> {
  const back = refund.safeParse(source).data ?? payout.safeParse(source).data
  const verdict = back && verdictOfPayout(back)
  if (verdict) return { line: id, about: 'payout', verdict }
  if (back?.object === 'payout') return { line: id, about: 'irrelevant' }
  const disputed = dispute.safeParse(source).data
  const taken = back ?? disputed
  if (taken) {
    const kind = disputed ? 'chargeback' : 'refund'
    const told = await reversalOf(options, taken, { kind, state: amount < 0 ? 'taken' : 'returned' })
    if (told.about === 'unknown') return 'unknown'
    return told.about === 'reversal' ? { line: id, ...told } : { line: id, about: 'irrelevant' }
  }
  const paid = charge.safeParse(source).data
  if (!paid) return { line: id, about: 'irrelevant' }
  return depositOf(options, id, paid.payment_intent)
}

/** A charge knows its intent; the session of that intent is the payment as we named it. */
async function depositOf(
  options: StripeOptions,
  id: string,
  intent: string | null | undefined
): Promise<StatementLine | 'unknown'> {
  if (typeof intent !== 'string') return { line: id, about: 'irrelevant' }
  const fields = { payment_intent: intent, limit: 1 }
  const list = understood(
    await send(options, { method: 'GET', path: '/v1/checkout/sessions', fields }),
    listOf(session)
  )
  if (!list) return 'unknown'
  const [found] = list.data
  if (!found || found.client_reference_id === null) return { line: id, about: 'irrelevant' }
  const verdict = verdictOfSession(found)
  return verdict ? { line: id, about: 'deposit', verdict } : { line: id, about: 'strange' }
}
