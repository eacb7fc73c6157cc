import type { z } from 'zod'
import { type Answered, type Reply, understood } from '../../../connectors/ask.ts'
import { signedBody } from '../../../connectors/signed-body.ts'
import type { KnownVerdict, Verdict } from '../../rules/verdict.ts'
import type {
  CallbackCheck,
  Headers,
  PaymentName,
  PaymentProvider,
  PayoutAnswer,
  PayoutRequest,
  Started,
  StartRequest,
  Statement,
} from '../port.ts'
import { type ClientOptions, send } from './client.ts'
import {
  event,
  linesOf,
  paymentEvent,
  payout,
  reasonOf,
  session,
  startedSession,
  statement,
  stepOf,
  verdictOfPayout,
  verdictOfSession,
} from './wire.ts'

export interface SandboxBankOptions extends ClientOptions {
  /** The Standard Webhooks secret (`whsec_…`) of the bank's callbacks; during a rotation the new and the old one. */
  readonly callbackSecrets: readonly string[]
  /** Where the bank sends its callbacks: `<our origin>/callbacks/bank`. */
  readonly notifyUrl: string
}

/** The bank's word for why it refused. */
const wordOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : 'unspecified'

const isFinalRefusal = (reply: Reply): reply is Answered =>
  reply !== 'unreachable' && reply.status >= 400 && reply.status < 500

/** By the bank's number when we have it, else by our own reference. */
async function query(
  options: SandboxBankOptions,
  collection: 'sessions' | 'payouts',
  { key, reference }: PaymentName
): Promise<Reply> {
  const path =
    reference === undefined
      ? `/v1/${collection}?reference=${encodeURIComponent(key)}`
      : `/v1/${collection}/${encodeURIComponent(reference)}`
  return send(options, { method: 'GET', path })
}

function judged<T extends z.ZodType>(reply: Reply, shape: T, verdictOf: (from: z.output<T>) => KnownVerdict): Verdict {
  if (reply !== 'unreachable' && reply.status === 404 && wordOf(reply.body) === 'not_found')
    return { outcome: 'absent' }
  const answer = understood(reply, shape)
  return answer === undefined ? { outcome: 'unknown' } : verdictOf(answer)
}

async function start(options: SandboxBankOptions, request: StartRequest): Promise<Started> {
  const { key, amount, channel, bank, description, locale, returns } = request
  const reply = await send(options, {
    method: 'POST',
    path: '/v1/sessions',
    key,
    body: {
      amount: Number(amount.minor),
      currency: amount.currency,
      reference: key,
      channel,
      bank_name: bank ?? null,
      description,
      locale,
      success_url: returns.success,
      pending_url: returns.pending,
      fail_url: returns.fail,
      cancel_url: returns.cancel,
      notify_url: options.notifyUrl,
    },
  })
  if (reply !== 'unreachable' && reply.status === 402) return { outcome: 'declined', reason: 'declined_by_bank' }
  if (isFinalRefusal(reply)) return { outcome: 'refused', why: wordOf(reply.body) }
  const answer = understood(reply, startedSession)
  // An answer about another payment must not send the player anywhere.
  if (
    !answer ||
    answer.reference !== key ||
    BigInt(answer.amount) !== amount.minor ||
    answer.currency !== amount.currency
  )
    return { outcome: 'unknown' }
  return { outcome: 'started', reference: answer.id, next: stepOf(answer) }
}

async function sendPayout(
  options: SandboxBankOptions,
  { key, amount, to, description }: PayoutRequest
): Promise<PayoutAnswer> {
  if (to.kind === 'address') return { outcome: 'refused', reason: 'instrument_refused' }
  const destination =
    to.kind === 'card' ? { type: 'card', token: to.token } : { type: 'account', iban: to.iban, holder: to.holder }
  const reply = await send(options, {
    method: 'POST',
    path: '/v1/payouts',
    key,
    body: {
      amount: Number(amount.minor),
      currency: amount.currency,
      reference: key,
      destination,
      description,
      notify_url: options.notifyUrl,
    },
  })
  // 422 alone is the bank's no to this payout. 401, 403, 404 and 409 are faults between the two of us: nobody's money goes back for them.
  if (reply !== 'unreachable' && reply.status === 422)
    return { outcome: 'refused', reason: reasonOf(wordOf(reply.body)) }
  const answer = understood(reply, payout)
  return answer ? verdictOfPayout(answer) : { outcome: 'unknown' }
}

async function readStatement(options: SandboxBankOptions, after: string): Promise<Statement> {
  const answer = understood(
    await send(options, { method: 'GET', path: `/v1/statement?count=100&after=${encodeURIComponent(after || '0')}` }),
    statement
  )
  return answer ? { outcome: 'known', lines: linesOf(answer) } : { outcome: 'unknown' }
}

function verifyCallback(read: ReturnType<typeof signedBody>, headers: Headers, rawBody: Uint8Array): CallbackCheck {
  const single: Record<string, string> = {}
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    const value = headers[name]
    if (typeof value === 'string') single[name] = value
  }
  const eventId = single['webhook-id']
  const body = read(single, rawBody)
  if (eventId === undefined || body === 'forged') return { kind: 'forged' }
  const parsed = event.safeParse(body.json)
  if (!parsed.success) return { kind: paymentEvent.safeParse(body.json).success ? 'strange' : 'irrelevant', eventId }
  const { data } = parsed
  return data.type === 'session.updated'
    ? { kind: 'genuine', callback: { eventId, about: 'deposit', verdict: verdictOfSession(data.data) } }
    : { kind: 'genuine', callback: { eventId, about: 'payout', verdict: verdictOfPayout(data.data) } }
}

export function sandboxBank(options: SandboxBankOptions): PaymentProvider {
  const read = signedBody(options.callbackSecrets)
  return {
    start: (request) => start(options, request),
    query: async (payment) => judged(await query(options, 'sessions', payment), session, verdictOfSession),
    payout: (request) => sendPayout(options, request),
    queryPayout: async (payment) => judged(await query(options, 'payouts', payment), payout, verdictOfPayout),
    statement: (after) => readStatement(options, after),
    verifyCallback: (headers, rawBody) => verifyCallback(read, headers, rawBody),
  }
}
