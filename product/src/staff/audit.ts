import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Database, ReadTx, StaffContext, StaffMember, Tx } from '@ante/kit/context'
import type { Endpoint, InputOf } from '@ante/kit/contract'
import { parseJson } from '@ante/kit/json'
import type { staffEndpoints } from './contract-staff.ts'
import { canonicalJson, chainedText } from './rules/chain.ts'
import { loggable } from './rules/loggable.ts'
import * as store from './store-audit.ts'

type Input<K extends keyof typeof staffEndpoints> = InputOf<(typeof staffEndpoints)[K]>

/** One staff call on its way: its rows of the audit log share `id`. */
export interface AuditedCall {
  readonly id: string
  readonly key: string
  readonly member: StaffMember | undefined
  readonly address: string
}

/** Writes what became of a call, in the caller's transaction: as its last statement, because whoever writes waits for it to end. */
export async function appendAudit(
  tx: Tx,
  call: AuditedCall,
  event: store.AuditEvent,
  content: Readonly<Record<string, unknown>> = {}
): Promise<void> {
  const { approval } = call.member ?? {}
  await store.append(tx, {
    callId: call.id,
    account: call.member?.id ?? null,
    actor: call.member?.name ?? 'nobody',
    call: call.key.slice(0, 100),
    event,
    address: call.address,
    content: canonicalJson(approval === undefined ? content : { ...content, approval }),
  })
}

/** The same in a transaction of its own, so that it stays whatever happens to the call. */
export const recordAudit = (
  db: Database,
  call: AuditedCall,
  event: store.AuditEvent,
  content: Readonly<Record<string, unknown>> = {}
): Promise<void> => db.write((tx) => appendAudit(tx, call, event, content))

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
/** A call's input as the audit log may keep it. */
export const loggedInput = ({ secrets }: Endpoint, params: unknown): unknown =>
  loggable(params, { digest, ...(secrets ? { secrets } : {}) })

export const listAudit = async (context: StaffContext, input: Input<'staff.audit'>) => {
  const rows = await context.db.read((tx) =>
    store.listAudit(tx, {
      before: input.before === undefined ? undefined : BigInt(input.before),
      account: input.account === undefined ? undefined : BigInt(input.account),
      call: input.call,
      event: input.event,
      count: input.count,
    })
  )
  return {
    items: rows.map(({ id, at, account, content, ...row }) => ({
      ...row,
      id: String(id),
      at: at.toISOString(),
      account: account === null ? null : String(account),
      content: parseJson(content),
    })),
  }
}

type Broken = { readonly id: string; readonly why: 'edited' | 'missing' | 'not_chained' | 'cut_off' }
interface Verified {
  readonly rows: number
  readonly head: { readonly id: string; readonly hash: string } | null
  readonly broken: Broken | null
}

const pageRows = 2000

function faultOf(row: store.ChainRow, previous: { id: bigint; hash: Buffer }): Broken['why'] | undefined {
  if (row.id !== previous.id + 1n) return 'missing'
  if (Buffer.compare(row.previous_hash, previous.hash) !== 0) return 'not_chained'
  const text = chainedText({ ...row, atMicros: row.at_micros, callId: row.call_id })
  const expected = createHash('sha256').update(previous.hash).update(text).digest()
  return row.hash.length === expected.length && timingSafeEqual(row.hash, expected) ? undefined : 'edited'
}

/** Computes the whole chain again, from its first row. The hashes are not the database's word: they are made here. */
export async function verifyChain(tx: ReadTx, known?: { id: bigint; hash: string }): Promise<Verified> {
  let previous: { id: bigint; hash: Buffer } = { id: 0n, hash: createHash('sha256').update('').digest() }
  let isKnownSeen = known === undefined
  for (;;) {
    const rows = await store.readChain(tx, previous.id, pageRows)
    for (const row of rows) {
      const why = faultOf(row, previous)
      if (why) return { rows: Number(previous.id), head: null, broken: { id: String(row.id), why } }
      previous = { id: row.id, hash: row.hash }
      if (row.id !== known?.id) continue
      if (row.hash.toString('hex') !== known.hash)
        return { rows: Number(row.id), head: null, broken: { id: String(row.id), why: 'edited' } }
      isKnownSeen = true
    }
    if (rows.length < pageRows) break
  }
  const head = previous.id === 0n ? null : { id: String(previous.id), hash: previous.hash.toString('hex') }
  const broken = isKnownSeen ? null : { id: String(known?.id), why: 'cut_off' as const }
  return { rows: Number(previous.id), head, broken }
}

export const verifyAudit = (context: StaffContext, { head_id, head_hash }: Input<'staff.verifyaudit'>) =>
  context.db.read((tx) =>
    verifyChain(
      tx,
      head_id === undefined || head_hash === undefined ? undefined : { id: BigInt(head_id), hash: head_hash }
    )
  )

/** Puts the end of the chain into the log of the host, which is kept elsewhere: who cuts rows off the end is found by it. */
export async function noteHead({ db, log }: Context): Promise<void> {
  const head = await db.read((tx) => store.readHead(tx))
  if (head) log.info({ id: String(head.id), hash: head.hash.toString('hex') }, 'head of the audit log')
}
