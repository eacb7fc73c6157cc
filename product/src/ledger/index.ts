import type { ReadTx, Tx } from '@ante/kit/context'
import { type Currency, defaultCurrency, type Money, money } from '@ante/kit/money'
import { recordOf } from '@ante/kit/record'
import type { Refuses } from '@ante/kit/refusal'
import { type AccountPath, playerAccount } from './rules/accounts.ts'
import { checkPostings, type Posting } from './rules/postings.ts'
import * as store from './store.ts'

export {
  houseAccount,
  owedAccount,
  playerAccount,
  playerPurses,
  type AccountPath,
  type PlayerPurse,
  providerAccount,
  uidOf,
} from './rules/accounts.ts'
export {
  countPlay,
  type Play,
  type PlayAndPayments,
  readPlay,
  readPlayBefore,
  readPlayMonths,
  readPlayPeriods,
} from './play.ts'
export { type PointsCode, type Posting, type PostingCode, reverse } from './rules/postings.ts'
export { isPointsPath, owedPointsAccount, pointsAccount, type PointsPath, type PointsPurse } from './rules/accounts.ts'
export {
  lockPoints,
  type PointsMove,
  type PointsPosting,
  postAllPoints,
  postPoints,
  readOwedPoints,
  readPoints,
  readPointsMoves,
} from './points.ts'
export { joining } from './together.ts'

export interface Transaction {
  /** Idempotency key, unique for as long as the setting `ledger.keysDays` says: `deposit:42`, `bet:7:3f…`. */
  readonly key: string
  /** SHA-256 of the input behind the key, where a caller chose the key. */
  readonly hash?: Uint8Array
  /** What happened: `deposit`, `bet`, `round`. */
  readonly kind: string
  readonly postings: readonly Posting[]
  /** The transaction that this one undoes. */
  readonly reverses?: bigint
}

export interface Posted {
  readonly id: bigint
  /** The key had been posted before with the same input: nothing moved now. */
  readonly replay: boolean
}

/**
 * Posts one transaction inside the caller's. Throws PostingError for impossible postings, and what the database raises when an account would go
 * below zero or the key was used with another input: `orLedgerRefusal` makes a refusal of it. After a throw the database transaction is aborted:
 * let it roll back.
 */
export async function post(tx: Tx, transaction: Transaction): Promise<Posted> {
  const { key, hash, kind, postings, reverses } = transaction
  checkPostings(postings)
  const id = await store.insertTransaction(tx, {
    key,
    hash: hash ?? null,
    kind,
    currency: postings[0]?.amount.currency ?? defaultCurrency,
    from: postings.map((posting) => posting.from),
    to: postings.map((posting) => posting.to),
    amounts: postings.map((posting) => posting.amount.minor),
    codes: postings.map((posting) => posting.code),
    reverses: reverses ?? null,
  })
  return id < 0n ? { id: -id, replay: true } : { id, replay: false }
}

/** Why the database posts nothing: an account would go below zero, or the key was used with another input. */
export type LedgerRefusal = 'UserNeedDeposit/insufficient_funds' | 'InvalidRequest/idempotency_key_reused'

/** The refusal behind an error that `ledger.post` raised, also for other modules' SQL functions that post through it; undefined for any other error. */
export function ledgerRefusalOf(error: unknown): LedgerRefusal | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  if (error.code === '23514' && 'constraint' in error && error.constraint === 'accounts_no_overdraft')
    return 'UserNeedDeposit/insufficient_funds'
  return error.code === 'AN002' ? 'InvalidRequest/idempotency_key_reused' : undefined
}

/** Whether the ledger took no stake because the account takes none now (`refuseStakes`). */
export const isStakeRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'AN005'

const stakePurses = ['main', 'bonus', 'betting-bonus'] as const
/**
 * From the commit on no stake is taken of this player before `from` (null: ever). A stake that is under way is taken before this transaction or refused
 * after it, because both lock the same rows. Wins, deposits and withdrawals go on.
 */
export async function refuseStakes(tx: Tx, uid: bigint, currency: Currency, from: Date | null): Promise<void> {
  const paths = stakePurses.map((purse) => playerAccount(uid, purse))
  await store.setStakesFrom(tx, paths, currency, from)
}

/** The same until the player is verified, beside what they chose themselves. */
export async function blockStakes(tx: Tx, uid: bigint, currency: Currency, isBlocked: boolean): Promise<void> {
  const paths = stakePurses.map((purse) => playerAccount(uid, purse))
  await store.setIdentityBlock(tx, paths, currency, isBlocked)
}

/** Whether the ledger took no stake because it is more than its player's limits leave. */
export const isBeyondLimit = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'AN006'

/** A limit of what a player stakes. `single`: of one stake; `stake`: of all stakes in so many days; `loss`: of stakes less what they won. */
export interface StakeLimit {
  readonly kind: 'single' | 'stake' | 'loss'
  /** The length of its frame; 0 for `single`. */
  readonly days: number
  readonly most: Money
}
export interface StandingLimit extends StakeLimit {
  /** What may still be staked in the frame that runs. Below zero where the limit was lowered below that, above `most` where more was won than staked. */
  readonly left: Money
  readonly endsAt: Date | undefined
}

/**
 * From the commit on no stake takes this player beyond it (`most` null: no such limit any more). Stakes come from the main account alone, in the one
 * currency of the player, and lock its row: each is taken before this transaction or judged by what it writes.
 */
export const setStakeLimit = (
  tx: Tx,
  uid: bigint,
  { kind, days, most }: Omit<StakeLimit, 'most'> & { readonly most: Money | null },
  currency: Currency
): Promise<unknown> =>
  store.setStakeLimit(tx, playerAccount(uid, 'main'), currency, { kind, days, mostMinor: most?.minor ?? null })

export async function readStakeLimits(tx: ReadTx, uid: bigint, currency: Currency): Promise<StandingLimit[]> {
  const rows = await store.readStakeLimits(tx, playerAccount(uid, 'main'), currency)
  return rows.map((row) => ({
    kind: row.kind,
    days: row.days,
    most: money(row.most_minor, currency),
    left: money(row.left_minor, currency),
    endsAt: row.ends_at ?? undefined,
  }))
}

/** Waits for what posts, and refuses with what the ledger refuses. Where no refusal is expected it is left out: then the error is a bug. */
export async function orLedgerRefusal<T>(context: Refuses<LedgerRefusal>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = ledgerRefusalOf(error)
    if (code) context.refuse(code)
    throw error
  }
}

export interface VersionedBalance {
  readonly balance: Money
  /** How often the account was moved: of two readings the one with the higher number is the newer. */
  readonly version: bigint
}

/** Accounts as they stand, zero for those that were never used. */
export async function readVersionedBalances<P extends AccountPath>(
  tx: ReadTx,
  paths: readonly P[],
  currency: Currency = defaultCurrency
): Promise<Record<P, VersionedBalance>> {
  const rows = new Map((await store.readBalances(tx, paths, currency)).map((row) => [row.path, row]))
  const standing = (path: P): VersionedBalance => ({
    balance: money(rows.get(path)?.balance_minor ?? 0n, currency),
    version: rows.get(path)?.version ?? 0n,
  })
  return recordOf(paths, standing)
}

/** Balances of accounts, zero for those that were never used. */
export async function balancesOf<P extends AccountPath>(
  tx: ReadTx,
  paths: readonly P[],
  currency: Currency = defaultCurrency
): Promise<Record<P, Money>> {
  const standings = await readVersionedBalances(tx, paths, currency)
  return recordOf(paths, (path) => standings[path].balance)
}

/** The balance of a player's account, which nobody else moves until the end of this transaction. */
export const lockBalance = async (tx: Tx, path: AccountPath, currency: Currency): Promise<Money> =>
  money(await store.lockBalance(tx, path, currency), currency)

/** The transaction that was posted under a key with the same input; undefined where there is none. Throws as `post` when the key was used with another input. */
export const postedBefore: (tx: ReadTx, key: string, hash: Uint8Array | null) => Promise<bigint | undefined> =
  store.readPostedBefore

/** The balance of an account right after each of these transactions, by key: for statements with a running balance. */
export async function balancesAfter(
  tx: ReadTx,
  keys: readonly string[],
  path: AccountPath,
  currency: Currency = defaultCurrency
): Promise<Map<string, Money>> {
  const rows = await store.readBalancesAfter(tx, keys, path)
  return new Map(rows.map((row) => [row.key, money(row.balance_minor, currency)]))
}

/** Each thing that is wrong with the books, with the account it concerns; empty when they balance. */
export const audit = (tx: ReadTx): Promise<store.AuditRow[]> => store.readAudit(tx, 'closing')
/** As `audit`, but takes for proven what `advanceProof` has read before: it reads the last minutes. */
export const auditSinceProof = (tx: ReadTx): Promise<store.AuditRow[]> => store.readAudit(tx, 'proof')
export const advanceProof = store.advanceProof
/** Says what an audit found to every host's metrics. */
export const saveAudit = async (tx: Tx, problems: number): Promise<void> => void (await store.saveAudit(tx, problems))
export const lastAudit = (tx: ReadTx): Promise<{ problems: number; audited_at: Date } | undefined> =>
  store.readLastAudit(tx)
