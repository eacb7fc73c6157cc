import type { Database, RefusesAs, StaffContext, StaffMember, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { Refusal } from '@ante/kit/refusal'
import type { staffEndpoints } from './contract-staff.ts'
import { canonicalJson } from './rules/chain.ts'
import { grants } from './rules/permissions.ts'
import { readMember } from './store.ts'
import * as store from './store-requests.ts'

type Input<K extends keyof typeof staffEndpoints> = InputOf<(typeof staffEndpoints)[K]>
type Asked<K extends 'staff.approverequest' | 'staff.declinerequest'> = StaffContext &
  RefusesAs<(typeof staffEndpoints)[K]>

/** What a member may not do alone waits here for another one. */
export async function proposeRequest(
  db: Database,
  {
    call,
    permission,
    params,
    member,
    hours,
  }: {
    call: string
    permission: string
    params: unknown
    member: StaffMember
    hours: number
  }
): Promise<{ id: string; expiresAt: string }> {
  const row = await db.write((tx) =>
    store.insertRequest(tx, {
      call,
      permission,
      input: canonicalJson(params),
      proposer: member.id ?? null,
      proposedBy: member.name,
      hours,
    })
  )
  if (!row) throw new Error('no request was inserted')
  return { id: String(row.id), expiresAt: row.expires_at.toISOString() }
}

export async function listRequests({ db, staff }: StaffContext, input: Input<'staff.requests'>) {
  const rows = await db.read((tx) => store.listRequests(tx, input.only_open, input.offset, input.count))
  return {
    items: rows
      .filter(({ permission, proposer }) => proposer === staff.id || grants(staff.permissions, permission))
      .map((row) => ({
        id: String(row.id),
        call: row.call,
        input: row.input,
        proposed_by: row.proposed_by,
        proposed_at: row.proposed_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        state: row.state === 'open' && row.is_expired ? ('expired' as const) : row.state,
        is_own: row.proposer === (staff.id ?? null),
      })),
  }
}

/** The request, locked; refused to whoever may not decide about it. Answers the id of who decides, too. */
async function lockForDecision(context: Asked<'staff.declinerequest'>, tx: Tx, id: string) {
  const { staff } = context
  const request = await store.lockRequest(tx, BigInt(id))
  if (!request) context.refuse('InvalidRequest/not_found')
  // The command line is one identity: whoever decides has to be somebody.
  if (staff.id === undefined || !grants(staff.permissions, request.permission)) context.refuse('AccessDenied')
  if (request.proposer === staff.id) context.refuse('AccessDenied/own_request')
  return { request, by: staff.id }
}

/** Who proposed it, as long as they still may. */
async function proposerOf(
  context: Asked<'staff.approverequest'>,
  tx: Tx,
  request: store.RequestRow
): Promise<StaffMember> {
  const approval = { request: request.id, by: context.staff.name }
  if (request.proposer === null) return { name: request.proposed_by, permissions: ['*'], approval }
  const row = await readMember(tx, request.proposer)
  if (!row || row.blocked || !grants(row.permissions, request.permission)) context.refuse('AccessDenied')
  return { id: row.id, name: row.email, permissions: row.permissions, approval }
}

/**
 * Approves once, then carries out. Where the host went away between the two, whoever approved may do so again after a minute: the call has the
 * same idempotency key then.
 */
export async function approveRequest(context: Asked<'staff.approverequest'>, { id }: Input<'staff.approverequest'>) {
  const { db, host } = context
  const { request, proposer } = await db.write(async (tx) => {
    const { request, by } = await lockForDecision(context, tx, id)
    const isAgain = request.state === 'approved' && request.decided_by === by && request.is_stuck === true
    if (!isAgain && (request.state !== 'open' || request.is_expired)) context.refuse('InvalidRequest/request_closed')
    const proposer = await proposerOf(context, tx, request)
    await store.decideRequest(tx, request.id, 'approved', by)
    return { request, proposer }
  })
  try {
    const answer = await host.carryOut(request.call, request.input, proposer)
    await db.write((tx) => store.endRequest(tx, request.id, 'done', null))
    return { state: 'done' as const, answer: json.parse(answer ?? null), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await db.write((tx) => store.endRequest(tx, request.id, 'failed', error.message))
    return { state: 'failed' as const, answer: null, refusal: { type: error.type, code: error.reason ?? null } }
  }
}

export async function declineRequest(
  context: Asked<'staff.declinerequest'>,
  { id }: Input<'staff.declinerequest'>
): Promise<Record<string, never>> {
  await context.db.write(async (tx) => {
    const { request, by } = await lockForDecision(context, tx, id)
    if (request.state !== 'open' || request.is_expired) context.refuse('InvalidRequest/request_closed')
    await store.decideRequest(tx, request.id, 'declined', by)
  })
  return {}
}
