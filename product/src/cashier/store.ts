import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MethodRow, SavedRow } from './rows.ts'
import type { Direction } from './rules/method.ts'
import type { Instrument } from './rules/verdict.ts'

export * from './store-callbacks.ts'
export * from './store-deposits.ts'
export * from './store-transactions.ts'
export * from './store-withdrawals.ts'

const methodColumns =
  'id, sysname, direction, kind, provider, currency, min_minor, max_minor, day_max_minor, fields, opens, review_ms'

const statements = {
  // One player's requests go one after the other, so that limits are judged on what is really there.
  lockPlayer: sql(
    'cashier.lock_player',
    `select pg_advisory_xact_lock(hashtextextended('cashier:player:' || $1::text, 0))`
  ),
  methods: sql(
    'cashier.methods',
    `select ${methodColumns} from cashier.methods where direction = $1 and currency = $2 and is_active order by position, id`
  ),
  method: sql(
    'cashier.method',
    `select ${methodColumns} from cashier.methods where id = $1 and currency = $2 and is_active`
  ),
  saveMethod: sql(
    'cashier.save_method',
    `insert into cashier.methods (sysname, direction, kind, provider, currency, min_minor, max_minor, day_max_minor, fields, opens, review_ms, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict on constraint methods_one_of_a_kind do nothing`
  ),
  banks: sql('cashier.banks', `select id, name, country_code from cashier.banks order by position, id`),
  saveBank: sql(
    'cashier.save_bank',
    `insert into cashier.banks (id, name, country_code, position) values ($1, $2, $3, $4) on conflict (id) do nothing`
  ),
  saved: sql(
    'cashier.saved',
    `select id, masked, token, last_used_at from cashier.requisites where uid = $1 and provider = $2 order by last_used_at desc`
  ),
  remember: sql(
    'cashier.remember_instrument',
    `insert into cashier.requisites (uid, provider, masked, token) values ($1, $2, $3, $4)
     on conflict on constraint requisites_one_of_a_kind do update set masked = excluded.masked, last_used_at = now()`
  ),
}

export const lockPlayer = (tx: Tx, uid: bigint) => tx.rows(statements.lockPlayer, [uid])
export const readMethods = (tx: ReadTx, direction: Direction, currency: string) =>
  tx.rows<MethodRow>(statements.methods, [direction, currency])
export const readMethod = (tx: ReadTx, id: bigint, currency: string) =>
  tx.maybe<MethodRow>(statements.method, [id, currency])
export const saveMethod = (tx: Tx, row: Omit<MethodRow, 'id'>, position: number) =>
  tx.rows(statements.saveMethod, [
    row.sysname,
    row.direction,
    row.kind,
    row.provider,
    row.currency,
    row.min_minor,
    row.max_minor,
    row.day_max_minor,
    JSON.stringify(row.fields),
    row.opens,
    row.review_ms,
    position,
  ])
export const readBanks = (tx: ReadTx) => tx.rows<{ id: string; name: string; country_code: string }>(statements.banks)
export const saveBank = (tx: Tx, bank: { id: string; name: string; countryCode: string }, position: number) =>
  tx.rows(statements.saveBank, [bank.id, bank.name, bank.countryCode, position])
export const readSaved = (tx: ReadTx, uid: bigint, provider: string) =>
  tx.rows<SavedRow>(statements.saved, [uid, provider])
export const rememberInstrument = (tx: Tx, uid: bigint, provider: string, { masked, token }: Instrument) =>
  tx.rows(statements.remember, [uid, provider, masked, token])
