import { createHash, randomBytes } from 'node:crypto'
import { actionAmounts, actionOf } from './actions.ts'
import type { NewPayout, NewSession } from './shapes.ts'
import type { StatementLine, Storage } from './storage.ts'
import {
  account,
  BankError,
  cards,
  type Decision,
  type Instrument,
  type Payout,
  type Session,
  special,
} from './words.ts'

export interface BankTimes {
  /** Until an undecided session expires. */
  readonly sessionMs: number
  /** Until the slow amount is approved. */
  readonly slowMs: number
  /** Until a payout is paid or declined. */
  readonly payoutMs: number
}
export const usualTimes: BankTimes = { sessionMs: 30 * 60_000, slowMs: 8_000, payoutMs: 3_000 }

export interface Bank {
  createSession(key: string, wish: NewSession): { session: Session; isNew: boolean }
  session(id: string): Session
  sessionByReference(reference: string): Session
  /** What the visitor of the page decided. Returns the session afterwards; an ended session does not change. */
  decide(id: string, decision: Decision, card: string): Session
  createPayout(key: string, wish: NewPayout): { payout: Payout; isNew: boolean }
  payout(id: string): Payout
  payoutByReference(reference: string): Payout
  /** Money that moved, oldest first, after a line. */
  statement(after: number, count: number): StatementLine[]
  /** Lets everything happen that is due: slow approvals, expiries, payouts. */
  tick(): void
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`
const hashOf = (value: object): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const publicPayout = ({ notify_url: _, due_at: __, ...rest }: Payout) => rest
export const sessionView = (session: Session, pageUrl: string) => {
  const {
    success_url: _a,
    pending_url: _b,
    fail_url: _c,
    cancel_url: _d,
    notify_url: _e,
    due_at: _f,
    ...rest
  } = session
  return { ...rest, url: pageUrl, action: actionOf(session, pageUrl) }
}
export const payoutView = publicPayout

export interface BankParts {
  readonly storage: Storage
  readonly now: () => number
  readonly times: BankTimes
  /** Address of a session's page, for events. */
  readonly pageUrl: (session: Session) => string
}

export function openBank(parts: BankParts): Bank {
  const { storage } = parts
  const found = <T>(value: T | undefined): T => {
    if (value === undefined) throw new BankError(404, 'not_found', 'There is no such object.')
    return value
  }
  return {
    createSession: (key, wish) => storage.atomically(() => createSession(parts, key, wish)),
    session: (id) => found(storage.session(id)),
    sessionByReference: (reference) => found(storage.sessionByReference(reference)),
    decide: (id, decision, card) => storage.atomically(() => decide(parts, found(storage.session(id)), decision, card)),
    createPayout: (key, wish) => storage.atomically(() => createPayout(parts, key, wish)),
    payout: (id) => found(storage.payout(id)),
    payoutByReference: (reference) => found(storage.payoutByReference(reference)),
    statement: (after, count) => storage.linesAfter(after, count),
    tick: () => storage.atomically(() => tick(parts)),
  }
}

/** The object that this key made before, if any. Another request under the same key is a conflict. */
function replayed(storage: Storage, scope: string, key: string, hash: string): string | undefined {
  const before = storage.keyed(scope, key)
  if (before && before.hash !== hash)
    throw new BankError(409, 'idempotency_conflict', 'This Idempotency-Key was used with another request.')
  return before?.object
}

function createSession(
  { storage, now, times }: BankParts,
  key: string,
  wish: NewSession
): { session: Session; isNew: boolean } {
  const hash = hashOf(wish)
  const before = replayed(storage, 'session', key, hash)
  const existing = before === undefined ? undefined : storage.session(before)
  if (existing) return { session: existing, isNew: false }
  if (storage.sessionByReference(wish.reference))
    throw new BankError(409, 'reference_used', 'There is another session with this reference.')
  if (wish.amount === special.refused) throw new BankError(402, 'do_not_honour', 'The payment is declined.')
  const at = now()
  const isDecided = wish.amount === actionAmounts.none
  const session: Session = {
    ...wish,
    id: newId('ses'),
    status: isDecided ? 'processing' : 'open',
    reason: null,
    instrument: null,
    created_at: at,
    expires_at: at + times.sessionMs,
    due_at: isDecided ? at + times.slowMs : null,
  }
  storage.saveSession(session)
  storage.saveKey('session', key, hash, session.id)
  return { session, isNew: true }
}

function changeSession({ storage, now, pageUrl }: BankParts, session: Session, change: Partial<Session>): Session {
  const changed = { ...session, ...change }
  storage.saveSession(changed)
  if (changed.status === 'approved') storage.addLine('session', changed.id, now())
  if (changed.amount !== special.silent) {
    const id = newId('evt')
    const body = JSON.stringify({
      type: 'session.updated',
      id,
      created_at: now(),
      data: sessionView(changed, pageUrl(changed)),
    })
    storage.addEvent({ id, url: changed.notify_url, body }, changed.id, now())
  }
  return changed
}

function decide(parts: BankParts, session: Session, decision: Decision, card: string): Session {
  if (session.status !== 'open' || decision === 'later') return session
  if (decision === 'cancel') return changeSession(parts, session, { status: 'cancelled' })
  if (decision === 'decline')
    return changeSession(parts, session, { status: 'declined', reason: 'declined_by_customer_bank' })
  const instrument = instrumentFor(session, card)
  if (session.amount === special.declined)
    return changeSession(parts, session, { status: 'declined', reason: 'do_not_honour' })
  if (session.amount === special.insufficient)
    return changeSession(parts, session, { status: 'declined', reason: 'insufficient_funds' })
  if (session.amount === special.slow)
    return changeSession(parts, session, { status: 'processing', instrument, due_at: parts.now() + parts.times.slowMs })
  return changeSession(parts, session, { status: 'approved', instrument })
}

function instrumentFor(session: Session, token: string): Instrument {
  if (session.channel === 'account') return account
  const card = cards.find((candidate) => candidate.token === token) ?? cards[0]
  return { type: 'card', masked: card.masked, token: card.token }
}

function createPayout(
  { storage, now, times }: BankParts,
  key: string,
  wish: NewPayout
): { payout: Payout; isNew: boolean } {
  const hash = hashOf(wish)
  const before = replayed(storage, 'payout', key, hash)
  const existing = before === undefined ? undefined : storage.payout(before)
  if (existing) return { payout: existing, isNew: false }
  const { destination, ...rest } = wish
  if (destination.type === 'card' && !cards.some(({ token }) => token === destination.token))
    throw new BankError(422, 'invalid_card', 'This card is not known here.')
  if (storage.payoutByReference(wish.reference))
    throw new BankError(409, 'reference_used', 'There is another payout with this reference.')
  const at = now()
  const payout: Payout = {
    ...rest,
    id: newId('po'),
    status: 'processing',
    destination:
      destination.type === 'card'
        ? destination.token
        : `${destination.iban.slice(0, 4)}...${destination.iban.slice(-4)}`,
    reason: null,
    created_at: at,
    due_at: at + (wish.amount === special.slow ? times.slowMs : times.payoutMs),
  }
  storage.savePayout(payout)
  storage.saveKey('payout', key, hash, payout.id)
  return { payout, isNew: true }
}

function endPayout({ storage, now }: BankParts, payout: Payout): void {
  const isDeclined = payout.amount === special.declined
  const ended: Payout = {
    ...payout,
    status: isDeclined ? 'declined' : 'paid',
    reason: isDeclined ? 'invalid_account' : null,
    due_at: null,
  }
  storage.savePayout(ended)
  if (!isDeclined) storage.addLine('payout', ended.id, now())
  if (ended.amount === special.silent) return
  const id = newId('evt')
  storage.addEvent(
    {
      id,
      url: ended.notify_url,
      body: JSON.stringify({ type: 'payout.updated', id, created_at: now(), data: payoutView(ended) }),
    },
    ended.id,
    now()
  )
}

function tick(parts: BankParts): void {
  const now = parts.now()
  for (const session of parts.storage.dueSessions(now)) {
    changeSession(
      parts,
      session,
      session.status === 'processing' ? { status: 'approved', due_at: null } : { status: 'expired' }
    )
  }
  for (const payout of parts.storage.duePayouts(now)) endPayout(parts, payout)
}
