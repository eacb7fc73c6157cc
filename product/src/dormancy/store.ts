import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency, Money } from '@ante/kit/money'
import type { BalanceRule, CaseState, Ending } from './rules/dormancy.ts'

const columns = `id, uid, state, last_sign_at, balance, noticed_at, is_written, due_at, dormant_at, amount_minor, currency, ended_at, ended_by, returned_at, seen_at`
const statements = {
  open: sql(
    'dormancy.open_cases',
    `select ${columns} from dormancy.cases where uid = any ($1) and state <> 'ended' order by uid`
  ),
  lockOpen: sql(
    'dormancy.lock_open_case',
    `select ${columns} from dormancy.cases where uid = $1 and state <> 'ended' for update`
  ),
  lock: sql('dormancy.lock_case', `select ${columns} from dormancy.cases where id = $1 and uid = $2 for update`),
  of: sql('dormancy.cases_of', `select ${columns} from dormancy.cases where uid = $1 order by id desc limit 50`),
  contacts: sql(
    'dormancy.contacts',
    `select uid, max(ended_at) as at from dormancy.cases where uid = any ($1) and ended_by = 'staff' group by uid`
  ),
  insert: sql(
    'dormancy.insert_case',
    `insert into dormancy.cases (uid, state, last_sign_at, balance, is_written, due_at) values ($1, 'noticed', $2, $3, $4, $5)`
  ),
  dormant: sql(
    'dormancy.set_dormant',
    `update dormancy.cases set state = 'dormant', dormant_at = now(), amount_minor = $2, currency = $3 where id = $1`
  ),
  end: sql(
    'dormancy.end_case',
    `update dormancy.cases set state = 'ended', ended_at = now(), ended_by = $2 where id = $1 and state <> 'ended'`
  ),
  returned: sql('dormancy.set_returned', `update dormancy.cases set returned_at = now(), seen_at = null where id = $1`),
  // The last one that came to its date.
  notice: sql(
    'dormancy.notice',
    `select ${columns} from dormancy.cases where uid = $1 and dormant_at is not null order by id desc limit 1`
  ),
  see: sql(
    'dormancy.see_notices',
    `update dormancy.cases set seen_at = now() where uid = $1 and dormant_at is not null and seen_at is null`
  ),
}

export interface CaseRow {
  id: bigint
  uid: bigint
  state: CaseState
  last_sign_at: Date
  balance: BalanceRule
  noticed_at: Date
  is_written: boolean
  due_at: Date
  dormant_at: Date | null
  amount_minor: bigint | null
  currency: Currency | null
  ended_at: Date | null
  ended_by: Ending | null
  returned_at: Date | null
  seen_at: Date | null
}

export const readOpen = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, CaseRow>> =>
  new Map((await tx.rows<CaseRow>(statements.open, [uids])).map((row) => [row.uid, row]))
export const lockOpen = (tx: Tx, uid: bigint) => tx.maybe<CaseRow>(statements.lockOpen, [uid])
export const lockCase = (tx: Tx, id: bigint, uid: bigint) => tx.maybe<CaseRow>(statements.lock, [id, uid])
export const readCases = (tx: ReadTx, uid: bigint) => tx.rows<CaseRow>(statements.of, [uid])
/** When staff last spoke with each of these players about it. */
export const readContacts = async (tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, Date>> =>
  new Map((await tx.rows<{ uid: bigint; at: Date }>(statements.contacts, [uids])).map(({ uid, at }) => [uid, at]))

export interface NewCase {
  readonly uid: bigint
  readonly lastSignAt: Date
  readonly balance: BalanceRule
  readonly isWritten: boolean
  readonly dueAt: Date
}
export const insertCase = (tx: Tx, { uid, lastSignAt, balance, isWritten, dueAt }: NewCase) =>
  tx.rows(statements.insert, [uid, lastSignAt, balance, isWritten, dueAt])
export const setDormant = (tx: Tx, id: bigint, taken: Money | undefined) =>
  tx.rows(statements.dormant, [id, taken?.minor ?? null, taken?.currency ?? null])
export const endCase = (tx: Tx, id: bigint, by: Ending) => tx.rows(statements.end, [id, by])
export const setReturned = (tx: Tx, id: bigint) => tx.rows(statements.returned, [id])
export const readNotice = (tx: ReadTx, uid: bigint) => tx.maybe<CaseRow>(statements.notice, [uid])
export const seeNotices = (tx: Tx, uid: bigint) => tx.rows(statements.see, [uid])
