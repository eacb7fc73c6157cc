import type { ReadTx } from '@ante/kit/context'
import { money } from '@ante/kit/money'
import type { Payments } from './connectors/port.ts'
import type { MethodRow } from './rows.ts'
import type { Method } from './rules/method.ts'
import type { RequisiteFacts } from './rules/requisites.ts'
import * as store from './store.ts'

export function methodOf(row: MethodRow): Method {
  const of = (minor: bigint) => money(minor, row.currency)
  return {
    id: row.id,
    sysname: row.sysname,
    direction: row.direction,
    provider: row.provider,
    min: of(row.min_minor),
    max: of(row.max_minor),
    dayMax: row.day_max_minor === null ? undefined : of(row.day_max_minor),
    fields: row.fields,
    opens: row.opens,
    reviewMs: row.review_ms,
  }
}

/** The method, if it is active in this currency and its provider can be reached from this host. */
export async function readMethod(
  tx: ReadTx,
  payments: Payments,
  id: string,
  currency: string
): Promise<Method | undefined> {
  const row = await store.readMethod(tx, BigInt(id), currency)
  return row && payments.has(row.provider) ? methodOf(row) : undefined
}

const asksFor = (method: Method | undefined, type: Method['fields'][number]['type']): boolean =>
  method?.fields.some((field) => field.type === type) ?? false

/** What the values of this method's fields are judged against; read only where it is asked for. */
export async function readRequisiteFacts(tx: ReadTx, uid: bigint, method: Method | undefined): Promise<RequisiteFacts> {
  const banks = asksFor(method, 'bank') ? await store.readBanks(tx) : []
  const saved = method && asksFor(method, 'card_number') ? await store.readSaved(tx, uid, method.provider) : []
  return { banks: banks.map(({ id }) => id), savedCards: saved.map(({ masked }) => masked) }
}
