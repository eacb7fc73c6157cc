import type { ReadTx, Tx } from '@ante/kit/context'
import { owedPointsAccount, type PointsPath, pointsAccount, type PointsPurse } from './rules/accounts.ts'
import { type PointsCode, PostingError } from './rules/postings.ts'
import * as store from './store-points.ts'
import { insertTransaction } from './store.ts'

/** The currency of points in the books. It is none of money: no call takes it, and no account of money is of it. */
const unit = 'PTS'

/** Points that move from one account to another, in hundredths of a point; more than none. */
export interface PointsPosting {
  readonly from: PointsPath
  readonly to: PointsPath
  readonly hundredths: bigint
  readonly code: PointsCode
}

export interface PointsTransaction {
  /** As that of `post`: whoever repeats it moves nothing. */
  readonly key: string
  readonly hash?: Uint8Array
  readonly kind: string
  readonly postings: readonly PointsPosting[]
  readonly reverses?: bigint
}

/**
 * Posts points inside the caller's transaction. Answers the id, and whether the key was posted before. Throws PostingError for no postings, and what the
 * database raises when an account would go below zero.
 */
export async function postPoints(
  tx: Tx,
  { key, hash, kind, postings, reverses }: PointsTransaction
): Promise<{ readonly id: bigint; readonly replay: boolean }> {
  if (postings.length === 0) throw new PostingError('a transaction without postings')
  const id = await insertTransaction(tx, {
    key,
    hash: hash ?? null,
    kind,
    currency: unit,
    from: postings.map((posting) => posting.from),
    to: postings.map((posting) => posting.to),
    amounts: postings.map((posting) => posting.hundredths),
    codes: postings.map((posting) => posting.code),
    reverses: reverses ?? null,
  })
  return id < 0n ? { id: -id, replay: true } : { id, replay: false }
}

/** So many transactions in one trip. */
const atOnce = 250

/** As `postPoints` for many transactions without hashes, from the platform to players: whether each of their keys was posted before. */
export async function postAllPoints(
  tx: Tx,
  all: readonly Pick<PointsTransaction, 'key' | 'kind' | 'postings'>[]
): Promise<{ readonly replay: boolean }[]> {
  if (all.some(({ postings }) => postings.length === 0)) throw new PostingError('a transaction without postings')
  const answers: { readonly replay: boolean }[] = []
  for (let first = 0; first < all.length; first += atOnce) {
    const ids = await store.postAll(tx, all.slice(first, first + atOnce), unit)
    answers.push(...ids.map((id) => ({ replay: id < 0n })))
  }
  return answers
}

/** What these players hold, in hundredths; zero where nothing was ever posted. */
export const readPoints = (tx: ReadTx, uids: readonly bigint[], purse: PointsPurse): Promise<Map<bigint, bigint>> =>
  balancesOf(tx, uids, (uid) => pointsAccount(uid, purse))

/** What those of them owe who owe points, in hundredths. */
export async function readOwedPoints(tx: ReadTx, uids: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const owed = await balancesOf(tx, uids, owedPointsAccount)
  return new Map([...owed].flatMap(([uid, balance]) => (balance < 0n ? [[uid, -balance]] : [])))
}

async function balancesOf(
  tx: ReadTx,
  uids: readonly bigint[],
  accountOf: (uid: bigint) => PointsPath
): Promise<Map<bigint, bigint>> {
  const rows = await store.readBalances(tx, uids.map(accountOf), unit)
  const held = new Map(rows.map((row) => [row.path, row.balance_minor]))
  return new Map(uids.map((uid) => [uid, held.get(accountOf(uid)) ?? 0n]))
}

/** The points of a player in hundredths, which nobody else moves until the end of this transaction. */
export const lockPoints = (tx: Tx, uid: bigint): Promise<bigint> =>
  store.lockBalance(tx, pointsAccount(uid, 'points'), unit)

export type { PointsMove } from './store-points.ts'
/** The newest first, from the latest five thousand postings. */
export const readPointsMoves = (tx: ReadTx, uid: bigint, count: number, offset: number): Promise<store.PointsMove[]> =>
  store.readMoves(tx, pointsAccount(uid, 'points'), unit, count, offset)
