import { randomUUID } from 'node:crypto'
import { ApprovalNeeded } from '@ante/kit/approval'
import type { Context, Database, StaffHost, StaffMember } from '@ante/kit/context'
import { permissionOf } from '@ante/kit/contract'
import { Refusal, refuse } from '@ante/kit/refusal'
import { staffSettings } from '@ante/product/staff/contract'
import {
  appendAudit,
  type AuditedCall,
  grants,
  loggedInput,
  proposeRequest,
  recordAudit,
} from '@ante/product/staff/index'
import { perform } from '../http/call.ts'
import type { Call, Registry } from '../registry.ts'

/** All permissions that some call asks for, and those that are asked for elsewhere. */
export const knownPermissions = ({ calls }: Registry): string[] =>
  [
    ...new Set([
      'content:drafts',
      ...[...calls.values()].flatMap(({ endpoint }) => permissionOf(endpoint.access) ?? []),
    ]),
  ].toSorted()

/** The refusal for somebody who may not make this call at all. */
function accessRefusal({ endpoint }: Call, member: StaffMember | undefined): Refusal | undefined {
  if (endpoint.access === 'staff-sign-in') return undefined
  if (!member) return new Refusal('Authorization/session_ended')
  const permission = permissionOf(endpoint.access)
  return permission === undefined || grants(member.permissions, permission) ? undefined : new Refusal('AccessDenied')
}

const told = (refusal: Refusal): Record<string, unknown> => ({ refusal: refusal.type, code: refusal.reason ?? null })

/** Writes down a call that was refused before it reached its handler. */
export const recordRefusal = (db: Context['db'], audited: AuditedCall, refusal: Refusal): Promise<void> =>
  recordAudit(db, audited, 'refused', told(refusal))

export const auditedCall = (key: string, member: StaffMember | undefined, address: string): AuditedCall => ({
  id: randomUUID(),
  key,
  member,
  address,
})

/** Each transaction of a member's call ends with a row of the audit log: what the call changed and the row are committed together or not at all. */
function auditedDatabase({ endpoint }: Call, db: Database, audited: AuditedCall): Database {
  if (endpoint.method === 'GET' || endpoint.access === 'staff-sign-in' || endpoint.unaudited) return db
  return {
    read: (work, options) => db.read(work, options),
    query: (work) => db.query(work),
    call: (statement, values) => db.call(statement, values),
    write: (work) =>
      db.write(async (tx) => {
        const answer = await work(tx)
        await appendAudit(tx, audited, 'written')
        return answer
      }),
  }
}

/**
 * One staff call: written to the audit log before it is carried out, and its outcome after it, so that nothing happens that the log does not
 * know of. What needs another member's approval becomes a request. Throws a Refusal for every expected no, as `perform`.
 */
export async function performStaff(
  call: Call,
  context: Context & { readonly host: StaffHost },
  params: unknown
): Promise<unknown> {
  const { db, staff } = context
  const audited = auditedCall(call.key, staff, context.address)
  const refusal = accessRefusal(call, staff)
  if (refusal) {
    await recordRefusal(db, audited, refusal)
    throw refusal
  }
  const isAudited = !call.endpoint.unaudited
  if (isAudited) await recordAudit(db, audited, 'allowed', { input: loggedInput(call.endpoint, params) })
  try {
    const answer = await perform(call, { ...context, db: auditedDatabase(call, db, audited) }, undefined, params)
    if (isAudited && call.endpoint.method === 'POST') await recordAudit(db, audited, 'done')
    return answer
  } catch (error) {
    if (error instanceof ApprovalNeeded && staff) return await propose(call, context, staff, audited, params)
    if (error instanceof Refusal) await recordRefusal(db, audited, error)
    else await recordAudit(db, audited, 'failed')
    throw error
  }
}

async function propose(
  { key, endpoint }: Call,
  { db, setting }: Context,
  member: StaffMember,
  audited: AuditedCall,
  params: unknown
): Promise<never> {
  const permission = permissionOf(endpoint.access)
  if (permission === undefined) throw new Error(`${key} asks for approval, but for no permission: nobody could approve`)
  const hours = setting('staff', staffSettings).approvalHours
  const request = await proposeRequest(db, { call: key, permission, params, member, hours })
  await recordAudit(db, audited, 'proposed', { request: request.id })
  return refuse('AccessDenied/approval_needed', { data: { request: request.id, expires_at: request.expiresAt } })
}
