import { type ReadTx, sql } from '@ante/kit/context'
import type { FraudAction, FraudAnswer } from './rules/words.ts'

const columns = 'id, uid, action, has_mark, state, score, reasons, withdrawal, is_held, asked_at, answered_at'
/** Each filter counts where it is given. `none` is what the vendor did not answer. */
const filtered = `from tracking.fraud_checks
  where ($1::bigint is null or uid = $1) and ($2::text is null or coalesce(state, 'none') = $2)
    and ($3::text is null or action = $3) and (not $4 or is_held)`
const statements = {
  list: sql('tracking.list_fraud_checks', `select ${columns} ${filtered} order by id desc offset $5 limit $6`),
  count: sql('tracking.count_fraud_checks', `select count(*)::int as total ${filtered}`),
  one: sql('tracking.fraud_check', `select ${columns} from tracking.fraud_checks where id = $1`),
  mark: sql('tracking.mark_of', `select address, at from tracking.marks where uid = $1`),
  sharing: sql(
    'tracking.players_at_address',
    `select uid from tracking.marks where address = $1 and uid <> $2 order by at desc limit 20`
  ),
}

export interface FraudFilter {
  readonly uid: string | undefined
  readonly state: FraudAnswer['state'] | 'none' | undefined
  readonly action: FraudAction | undefined
  readonly onlyHeld: boolean
}
export interface FraudCheckRow {
  id: bigint
  uid: bigint
  action: FraudAction
  has_mark: boolean
  state: FraudAnswer['state'] | null
  score: number | null
  reasons: FraudAnswer['reasons']
  withdrawal: bigint | null
  is_held: boolean
  asked_at: Date
  answered_at: Date | null
}
const valuesOf = ({ uid, state, action, onlyHeld }: FraudFilter) => [
  uid ?? null,
  state ?? null,
  action ?? null,
  onlyHeld,
]

/** The latest first. */
export const listFraudChecks = (tx: ReadTx, filter: FraudFilter, offset: number, count: number) =>
  tx.rows<FraudCheckRow>(statements.list, [...valuesOf(filter), offset, count])
export const countFraudChecks = async (tx: ReadTx, filter: FraudFilter): Promise<number> =>
  (await tx.maybe<{ total: number }>(statements.count, valuesOf(filter)))?.total ?? 0
export const readFraudCheck = (tx: ReadTx, id: string) => tx.maybe<FraudCheckRow>(statements.one, [id])
/** What is kept of the player's device. */
export const readMark = (tx: ReadTx, uid: bigint) => tx.maybe<{ address: string; at: Date }>(statements.mark, [uid])
/** Other players whose last device was at this address. */
export const playersAt = async (tx: ReadTx, address: string, uid: bigint): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.sharing, [address, uid])).map((row) => row.uid)
