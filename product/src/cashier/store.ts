import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Instrument } from './rules/verdict.ts'
import type { Direction } from './rules/method.ts'
import type { NextStep } from './rules/next-step.ts'
import type {
  DepositRow,
  MethodRow,
  NewDeposit,
  NewWithdrawal,
  SavedRow,
  TransactionRow,
  WithdrawalRow,
} from './rows.ts'

const methodColumns =
  'id, sysname, direction, kind, provider, currency, min_minor, max_minor, day_max_minor, fields, opens, review_ms'
const shared = `p.id, p.uid, m.sysname as method, p.provider, p.amount_minor, p.currency, p.requisites, p.reason, p.provider_key, p.provider_reference,
  p.instrument, p.input_hash, p.brand, p.status, m.fields`
const deposit = `select ${shared}, p.campaign_offer_id, p.site, p.locale, p.next_step, p.received_minor, m.opens from cashier.deposits p join cashier.methods m on m.id = p.method_id`
const withdrawal = `select ${shared}, p.cancel_key, p.approve_at, p.approve_at <= now() and not p.is_held as is_due, p.is_held from cashier.withdrawals p join cashier.methods m on m.id = p.method_id`
// Each look is later than the one before: 30 s, 1 min, 2 min, … at most half an hour. What was given up is looked at for a day.
const postponed = `checks = checks + 1, check_at = case when settled_at < now() - interval '1 day' then 'infinity'
  else now() + least(interval '30 minutes', interval '30 seconds' * (1 << least(checks, 10))) end`
const claim = (
  table: 'deposits' | 'withdrawals',
  watched: string
) => `update cashier.${table} set ${postponed} where id in (
  select p.id from cashier.${table} p
   where (${watched}) and p.check_at <= now() and p.provider = $2 order by p.check_at limit $1 for update of p skip locked) returning id`

const missing = (table: 'deposits' | 'withdrawals', done: string) => `select p.id from cashier.${table} p
  where p.status = '${done}' and p.reconciled_at is null and p.settled_at < now() - interval '1 hour' and p.provider = $1`

const ofType = `($2 = 'all' or type = $2 or $2 = 'deposit' and type in ('chargeback', 'refund'))`

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

  insertDeposit: sql(
    'cashier.insert_deposit',
    `insert into cashier.deposits (uid, method_id, amount_minor, currency, campaign_offer_id, requisites, site, locale, idempotency_key, input_hash, instrument, brand, provider)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`
  ),
  deposit: sql('cashier.deposit', `${deposit} where p.id = $1`),
  lockDeposit: sql('cashier.lock_deposit', `${deposit} where p.id = $1 for no key update of p`),
  lockDepositNamed: sql(
    'cashier.lock_deposit_named',
    `${deposit} where p.provider_key = $1 and p.provider = $2 for no key update of p`
  ),
  depositByKey: sql('cashier.deposit_by_key', `${deposit} where p.uid = $1 and p.idempotency_key = $2`),
  depositFacts: sql(
    'cashier.deposit_facts',
    `select coalesce(sum(coalesce(received_minor, amount_minor)) filter (where method_id = $2 and (status in ('created', 'pending') or status = 'success' and settled_at > now() - interval '24 hours')), 0)::bigint as last_day_minor,
            count(*) filter (where status = 'failed' and reason <> 'not_started' and settled_at > now() - $3 * interval '1 millisecond') as failures
       from cashier.deposits where uid = $1 and created_at > now() - interval '8 days'`
  ),
  depositInfo: sql(
    'cashier.deposit_info',
    `select count(*) as count, coalesce(sum(coalesce(received_minor, amount_minor)), 0)::bigint as sum_minor, min(settled_at) as first_at, max(settled_at) as last_at
       from cashier.deposits where uid = $1 and status = 'success' and currency = $2`
  ),
  offersChosen: sql(
    'cashier.offers_chosen',
    `select count(*)::int as count from cashier.deposits where uid = $1 and status in ('created', 'pending') and campaign_offer_id > 0`
  ),
  // $3: less what was paid out in that time.
  depositsWithin: sql(
    'cashier.deposits_within',
    `select (coalesce((select sum(coalesce(received_minor, amount_minor)) from cashier.deposits
               where uid = $1 and status = 'success' and settled_at > now() - $2 * interval '1 day'), 0)
           - case when $3 then coalesce((select sum(amount_minor) from cashier.withdrawals
               where uid = $1 and status in ('pending', 'approved', 'paid') and created_at > now() - $2 * interval '1 day'), 0) else 0 end)::bigint as sum_minor`
  ),
  startDeposit: sql(
    'cashier.start_deposit',
    `update cashier.deposits set provider_reference = coalesce(provider_reference, $2), next_step = coalesce(next_step, $3), check_at = now() + interval '1 minute'
      where id = $1`
  ),
  moveDeposit: sql(
    'cashier.move_deposit',
    `update cashier.deposits set status = $2, reason = $3, provider_reference = coalesce(provider_reference, $4), instrument = coalesce($5, instrument),
            balance_minor = coalesce($6, balance_minor), next_step = coalesce($7, next_step), received_minor = coalesce($8, received_minor),
            settled_at = case when $2 in ('created', 'pending') then null else now() end where id = $1`
  ),
  updateStep: sql(
    'cashier.update_step',
    `update cashier.deposits set next_step = $2, check_at = least(check_at, now() + interval '1 minute') where id = $1`
  ),
  claimDeposits: sql(
    'cashier.claim_deposits',
    claim('deposits', `status in ('created', 'pending', 'expired') or reason = 'not_started'`)
  ),

  insertWithdrawal: sql(
    'cashier.insert_withdrawal',
    `insert into cashier.withdrawals (uid, method_id, amount_minor, currency, requisites, instrument, idempotency_key, input_hash, brand, provider, debt_paid_minor, destination, approve_at, check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $12, $13, now() + $9 * interval '1 millisecond', now() + $9 * interval '1 millisecond' + interval '10 seconds')
     returning id, approve_at`
  ),
  paidDestinations: sql(
    'cashier.paid_destinations',
    `select distinct destination from cashier.withdrawals where uid = $1 and status = 'paid' and destination is not null`
  ),
  lockWithdrawal: sql('cashier.lock_withdrawal', `${withdrawal} where p.id = $1 for no key update of p`),
  lockWithdrawalNamed: sql(
    'cashier.lock_withdrawal_named',
    `${withdrawal} where p.provider_key = $1 and p.provider = $2 for no key update of p`
  ),
  withdrawalByKey: sql('cashier.withdrawal_by_key', `${withdrawal} where p.uid = $1 and p.idempotency_key = $2`),
  withdrawalByCancelKey: sql(
    'cashier.withdrawal_by_cancel_key',
    `${withdrawal} where p.uid = $1 and p.cancel_key = $2`
  ),
  withdrawalFacts: sql(
    'cashier.withdrawal_facts',
    `select coalesce(sum(amount_minor) filter (where method_id = $2 and status in ('pending', 'approved', 'paid') and created_at > now() - interval '24 hours'), 0)::bigint as last_day_minor,
            count(*) filter (where status in ('pending', 'approved')) as open
       from cashier.withdrawals where uid = $1`
  ),
  moveWithdrawal: sql(
    'cashier.move_withdrawal',
    `update cashier.withdrawals set status = $2, reason = $3, provider_reference = coalesce(provider_reference, $4), cancel_key = coalesce($5, cancel_key),
            balance_minor = coalesce($6, balance_minor), settled_at = case when $2 in ('pending', 'approved') then null else now() end where id = $1`
  ),
  claimWithdrawals: sql(
    'cashier.claim_withdrawals',
    claim('withdrawals', `status in ('pending', 'approved') and not p.is_held`)
  ),

  insertCallback: sql(
    'cashier.insert_callback',
    `insert into cashier.callbacks (provider, event_id, raw, outcome) values ($1, $2, $3, 'received') on conflict (provider, event_id) do nothing returning event_id`
  ),
  saveCallbackOutcome: sql(
    'cashier.judge_callback',
    `update cashier.callbacks set outcome = $3 where provider = $1 and event_id = $2`
  ),
  place: sql('cashier.statement_place', `select line from cashier.statements where provider = $1`),
  savePlace: sql(
    'cashier.save_statement_place',
    `insert into cashier.statements (provider, line) values ($1, $2) on conflict (provider) do update set line = excluded.line, read_at = now()`
  ),
  reconcileDeposit: sql(
    'cashier.reconcile_deposit',
    `update cashier.deposits set reconciled_at = now() where provider_key = $1`
  ),
  reconcilePayout: sql(
    'cashier.reconcile_payout',
    `update cashier.withdrawals set reconciled_at = now() where provider_key = $1`
  ),
  unreconciled: sql(
    'cashier.unreconciled',
    `${missing('deposits', 'success')} union all ${missing('withdrawals', 'paid')}`
  ),
  addDiscrepancy: sql(
    'cashier.add_discrepancy',
    `insert into cashier.discrepancies (provider, subject, what) values ($1, $2, $3) on conflict on constraint discrepancies_once do nothing returning id`
  ),
  history: sql(
    'cashier.history',
    `select * from cashier.transactions where uid = $1 and ${ofType} order by id desc limit $3 offset $4`
  ),
  historyCount: sql(
    'cashier.history_count',
    `select count(*) as count from cashier.transactions where uid = $1 and ${ofType}`
  ),
  transaction: sql('cashier.transaction', `select * from cashier.transactions where id = $1 and uid = $2`),
  lastSuccessful: sql(
    'cashier.last_successful',
    `select * from cashier.transactions where uid = $1 and type in ('deposit', 'withdrawal') and status in ('success', 'paid') order by settled_at desc, id desc limit 1`
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

/** The only row of a statement that always answers one. */
const only = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [row] = await rows
  if (!row) throw new Error('a row was expected')
  return row
}
export const insertDeposit = (tx: Tx, n: NewDeposit) =>
  only(
    tx.rows<{ id: bigint }>(statements.insertDeposit, [
      n.uid,
      n.methodId,
      n.amountMinor,
      n.currency,
      n.campaignOfferId,
      JSON.stringify(n.requisites),
      n.site,
      n.locale,
      n.key,
      n.hash,
      n.instrument ?? null,
      n.brand,
      n.provider,
    ])
  )
export const readDeposit = (tx: ReadTx, id: bigint) => tx.maybe<DepositRow>(statements.deposit, [id])
export const lockDeposit = (tx: Tx, id: bigint) => tx.maybe<DepositRow>(statements.lockDeposit, [id])
export const lockDepositNamed = (tx: Tx, provider: string, providerKey: string) =>
  tx.maybe<DepositRow>(statements.lockDepositNamed, [providerKey, provider])
export const readDepositByKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<DepositRow>(statements.depositByKey, [uid, key])
export const readDepositFacts = (tx: ReadTx, uid: bigint, methodId: bigint | undefined, failureWindowMs: number) =>
  only(
    tx.rows<{ last_day_minor: bigint; failures: bigint }>(statements.depositFacts, [
      uid,
      methodId ?? null,
      failureWindowMs,
    ])
  )
export const readDepositInfo = (tx: ReadTx, uid: bigint, currency: string) =>
  only(
    tx.rows<{ count: bigint; sum_minor: bigint; first_at: Date | null; last_at: Date | null }>(statements.depositInfo, [
      uid,
      currency,
    ])
  )
export const countOffersChosen = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await only(tx.rows<{ count: number }>(statements.offersChosen, [uid]))).count
export const readDepositsWithin = async (
  tx: ReadTx,
  uid: bigint,
  { days, isNet }: { days: number; isNet: boolean }
): Promise<bigint> =>
  (await only(tx.rows<{ sum_minor: bigint }>(statements.depositsWithin, [uid, days, isNet]))).sum_minor
export const startDeposit = (tx: Tx, id: bigint, reference: string, next: NextStep) =>
  tx.rows(statements.startDeposit, [id, reference, JSON.stringify(next)])

/** What changes when a payment moves: absent facts stay as they are. */
export interface Move {
  status: string
  reason: string | null
  reference?: string
  instrument?: string
  cancelKey?: string
  /** The main balance that the move has led to, where it moved it. */
  balance?: bigint
  next?: NextStep
  /** What arrived, where it is not what was asked for. */
  receivedMinor?: bigint
}
export const moveDeposit = (tx: Tx, id: bigint, move: Move) =>
  tx.rows(statements.moveDeposit, [
    id,
    move.status,
    move.reason,
    move.reference ?? null,
    move.instrument ?? null,
    move.balance ?? null,
    move.next ? JSON.stringify(move.next) : null,
    move.receivedMinor ?? null,
  ])
export const updateStep = (tx: Tx, id: bigint, next: NextStep) =>
  tx.rows(statements.updateStep, [id, JSON.stringify(next)])
export const claimDeposits = (tx: Tx, count: number, provider: string) =>
  tx.rows<{ id: bigint }>(statements.claimDeposits, [count, provider])

export const insertWithdrawal = (tx: Tx, n: NewWithdrawal) =>
  only(
    tx.rows<{ id: bigint; approve_at: Date }>(statements.insertWithdrawal, [
      n.uid,
      n.methodId,
      n.amountMinor,
      n.currency,
      JSON.stringify(n.requisites),
      n.instrument ?? null,
      n.key,
      n.hash,
      n.reviewMs,
      n.brand,
      n.provider,
      n.debtPaidMinor,
      n.destination,
    ])
  )
/** The fingerprints of where money of this player has arrived. */
export const readPaidDestinations = async (tx: ReadTx, uid: bigint): Promise<Uint8Array[]> =>
  (await tx.rows<{ destination: Uint8Array }>(statements.paidDestinations, [uid])).map(({ destination }) => destination)
export const lockWithdrawal = (tx: Tx, id: bigint) => tx.maybe<WithdrawalRow>(statements.lockWithdrawal, [id])
export const lockWithdrawalNamed = (tx: Tx, provider: string, providerKey: string) =>
  tx.maybe<WithdrawalRow>(statements.lockWithdrawalNamed, [providerKey, provider])
export const readWithdrawalByKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<WithdrawalRow>(statements.withdrawalByKey, [uid, key])
export const readWithdrawalByCancelKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<WithdrawalRow>(statements.withdrawalByCancelKey, [uid, key])
export const readWithdrawalFacts = (tx: ReadTx, uid: bigint, methodId: bigint | undefined) =>
  only(tx.rows<{ last_day_minor: bigint; open: bigint }>(statements.withdrawalFacts, [uid, methodId ?? null]))
export const moveWithdrawal = (tx: Tx, id: bigint, { status, reason, reference, cancelKey, balance }: Move) =>
  tx.rows(statements.moveWithdrawal, [id, status, reason, reference ?? null, cancelKey ?? null, balance ?? null])
export const claimWithdrawals = (tx: Tx, count: number, provider: string) =>
  tx.rows<{ id: bigint }>(statements.claimWithdrawals, [count, provider])

/** Whether this event of this provider is new; a second one waits here for the end of the first one's transaction. */
export const insertCallback = async (tx: Tx, provider: string, eventId: string, raw: Uint8Array): Promise<boolean> =>
  (await tx.rows(statements.insertCallback, [provider, eventId, raw])).length === 1
export const saveCallbackOutcome = (tx: Tx, provider: string, eventId: string, outcome: string) =>
  tx.rows(statements.saveCallbackOutcome, [provider, eventId, outcome])

export const readHistory = (tx: ReadTx, uid: bigint, type: string, count: number, offset: number) =>
  tx.rows<TransactionRow>(statements.history, [uid, type, count, offset])
export const countHistory = async (tx: ReadTx, uid: bigint, type: string): Promise<number> =>
  Number((await only(tx.rows<{ count: bigint }>(statements.historyCount, [uid, type]))).count)
export const readTransaction = (tx: ReadTx, id: bigint, uid: bigint) =>
  tx.maybe<TransactionRow>(statements.transaction, [id, uid])
export const readLastSuccessful = (tx: ReadTx, uid: bigint) =>
  tx.maybe<TransactionRow>(statements.lastSuccessful, [uid])

export const readPlace = (tx: ReadTx, provider: string) => tx.maybe<{ line: string }>(statements.place, [provider])
export const savePlace = (tx: Tx, provider: string, line: string) => tx.rows(statements.savePlace, [provider, line])
export const markReconciled = (tx: Tx, about: 'deposit' | 'payout', providerKey: string) =>
  tx.rows(about === 'deposit' ? statements.reconcileDeposit : statements.reconcilePayout, [providerKey])
export const readUnreconciled = (tx: ReadTx, provider: string) =>
  tx.rows<{ id: bigint }>(statements.unreconciled, [provider])
/** Whether it is new. */
export const addDiscrepancy = async (tx: Tx, provider: string, subject: string, what: string): Promise<boolean> =>
  (await tx.rows(statements.addDiscrepancy, [provider, subject, what])).length === 1
