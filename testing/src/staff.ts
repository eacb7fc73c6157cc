import { randomUUID } from 'node:crypto'
import type { Database, StaffMember } from '@ante/kit/context'
import { type RefusalCode, Refusal } from '@ante/kit/refusal'
import { hotp, stepAt } from '@ante/product/identity/totp'
import { createRegistry } from '@ante/server/registry'
import { callLocally } from '@ante/server/staff/local-call'
import { type Answer, ApiClient, type CallOptions } from './client.ts'
import type { TestServer } from './server.ts'

/** A member of staff at the operator's application. */
export class StaffClient extends ApiClient {
  constructor(url: string) {
    super(url, 'ante_staff', 'json')
  }
  call<T = never>(key: string, params: Record<string, unknown> = {}, options: CallOptions = {}): Promise<Answer<T>> {
    return this.send(key, params, { method: 'POST', ...options })
  }
  get<T = never>(key: string, params: Record<string, unknown> = {}): Promise<Answer<T>> {
    return this.send(key, params, { method: 'GET' })
  }
}

/** A staff call as the command line makes it. Throws the Refusal. */
export const operatorCall = async <T = unknown>(
  db: Database,
  key: string,
  params: unknown,
  idempotencyKey?: string
): Promise<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test says which answer it expects, and asserts it.
  (await callLocally({ db, env: { PORT: 3000 } }, createRegistry(), key, params, idempotencyKey)) as T

const approvers = new WeakMap<Database, Promise<StaffMember>>()

/** A member who approves what the command line asks for; one in each database. */
async function makeApprover(db: Database): Promise<StaffMember> {
  await operatorCall(db, 'staff.putrole', { name: 'approver', permissions: ['*'] })
  const email = `approver.${randomUUID().slice(0, 8)}@staff.example`
  const { account } = await operatorCall<{ account: string }>(db, 'staff.invite', { email, roles: ['approver'] })
  return { id: BigInt(account), name: email, permissions: ['*'] }
}

interface Decided {
  readonly answer: unknown
  readonly refusal: { readonly type: string; readonly code: string | null } | null
}

/** A staff call as the command line makes it, which another member approves where one has to. Throws the Refusal: of the call, or of what was approved. */
export async function approvedCall<T = unknown>(
  db: Database,
  key: string,
  params: unknown,
  idempotencyKey?: string
): Promise<T> {
  const asked = await operatorCall<T>(db, key, params, idempotencyKey).catch((error: unknown) => {
    if (error instanceof Refusal && error.reason === 'approval_needed') return error
    throw error
  })
  if (!(asked instanceof Refusal)) return asked
  const approver = approvers.get(db) ?? makeApprover(db)
  approvers.set(db, approver)
  const decided = await callLocally(
    { db, env: { PORT: 3000 }, staff: await approver },
    createRegistry(),
    'staff.approverequest',
    { id: asked.data.request }
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What this call answers.
  const { answer, refusal } = decided as Decided
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What was refused has a code of refusals.
  if (refusal) throw new Refusal([refusal.type, refusal.code].filter(Boolean).join('/') as RefusalCode)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test says which answer it expects, and asserts it.
  return answer as T
}

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
/** The code that an authenticator app shows, or will show `later` half minutes from now. */
export const codeOf = (secret: string, later = 0): string => hotp(bytesOf(secret), stepAt(Date.now()) + BigInt(later))

export const staffPassword = 'long-Lantern-of-94'

export type Member = StaffClient & { readonly id: bigint; readonly email: string; readonly secret: string }
let counter = 0

/** A member with a role of exactly these permissions, invited and signed in. */
export async function staffMember(server: TestServer, permissions: readonly string[]): Promise<Member> {
  const { db } = server.database
  const name = `role-${++counter}`
  const email = `${name}.${randomUUID().slice(0, 8)}@staff.example`
  await operatorCall(db, 'staff.putrole', { name, permissions })
  const { account, link } = await operatorCall<{ account: string; link: string }>(db, 'staff.invite', {
    email,
    roles: [name],
  })
  const client = new StaffClient(server.url)
  const token = link.split('#')[1]
  const opened = await client.call<{ secret: string }>('staff.openinvitation', { token })
  const { secret } = opened.data
  const accepted = await client.call('staff.acceptinvitation', { token, password: staffPassword, code: codeOf(secret) })
  if (accepted.status !== 200) throw new Error(`the invitation failed: ${JSON.stringify(accepted.error)}`)
  return Object.assign(client, { id: BigInt(account), email, secret })
}
