import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Step, TakingBack } from './rules/calls.ts'

const statements = {
  game: sql('studios.game', 'select wallet, code from studios.games where game = $1'),
  gameOfCode: sql('studios.game_of_code', 'select game from studios.games where wallet = $1 and code = $2'),
  putGame: sql(
    'studios.put_game',
    `insert into studios.games (game, wallet, code) values ($1, $2, $3) on conflict (game) do update set wallet = excluded.wallet, code = excluded.code`
  ),
  insertSession: sql(
    'studios.insert_session',
    `insert into studios.sessions (id, uid, game, wallet, currency, site_session, expires_at) values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 hour')`
  ),
  session: sql(
    'studios.session',
    `select uid, game, currency, site_session from studios.sessions where id = $1 and wallet = $2 and expires_at > now()`
  ),
  dropSessions: sql('studios.drop_sessions', `delete from studios.sessions where expires_at < now()`),
  move: sql(
    'studios.move',
    'select place, vendor_id, transaction_id, balance_minor, is_repeat from studios.move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)'
  ),
  takeBack: sql(
    'studios.take_back',
    'select vendor_id, transaction_id, balance_minor, is_repeat from studios.take_back($1, $2, $3, $4, $5, $6)'
  ),
  endFreeRounds: sql(
    'studios.end_free_rounds',
    'select vendor_id, transaction_id, balance_minor, is_repeat from studios.end_free_rounds($1, $2, $3, $4, $5, $6)'
  ),
  known: sql(
    'studios.known',
    'select count(*) as n from studios.transactions where wallet = $1 and vendor_id = any ($2)'
  ),
  endQuiet: sql('studios.end_quiet', 'select studios.end_quiet($1, $2) as ended'),
}

export interface SessionRow {
  uid: bigint
  game: string
  currency: Currency
  site_session: bigint
}
export interface MovedRow {
  vendor_id: string
  transaction_id: bigint
  balance_minor: bigint
  is_repeat: boolean
}

export const readGame = (tx: ReadTx, game: string) =>
  tx.maybe<{ wallet: string; code: string }>(statements.game, [game])
export const putGame = (tx: Tx, { game, wallet, code }: { game: string; wallet: string; code: string }) =>
  tx.rows(statements.putGame, [game, wallet, code])
export const insertSession = (
  tx: Tx,
  row: Omit<SessionRow, 'site_session'> & { id: string; wallet: string; siteSession: bigint; hours: number }
) =>
  tx.rows(statements.insertSession, [row.id, row.uid, row.game, row.wallet, row.currency, row.siteSession, row.hours])
export const findSession = async (db: Database, wallet: string, id: string): Promise<SessionRow | undefined> =>
  (await db.call<SessionRow>(statements.session, [id, wallet]))[0]
export const findGameOfCode = async (db: Database, wallet: string, code: string): Promise<string | undefined> =>
  (await db.call<{ game: string }>(statements.gameOfCode, [wallet, code]))[0]?.game
export const deleteExpiredSessions = async (tx: Tx): Promise<void> => void (await tx.rows(statements.dropSessions))

/** What a stake in a slot, and in any other game, has to keep to; `most` is undefined where the market has no limit. */
interface StakeRules {
  readonly slot: { readonly most: bigint | undefined; readonly cycleMs: number }
  readonly other: { readonly most: bigint | undefined; readonly cycleMs: number }
}
export interface Move {
  readonly wallet: string
  readonly session: string
  readonly uid: bigint
  readonly game: string
  readonly currency: Currency
  readonly round: string
  readonly isFinished: boolean
  readonly steps: readonly (Step & { readonly hash: Uint8Array })[]
  readonly rules: StakeRules
}
const unlimited = 2n ** 63n - 1n

type PlacedRow = { place: number } & (MovedRow | Record<keyof MovedRow, null>)
const isMoved = (row: PlacedRow): row is { place: number } & MovedRow => row.vendor_id !== null

/** Carries messages of different players out in one transaction, or none of them and throws. The rows of each, in their order; `busy` where another transaction has the player's account, and nothing happened (never to a single message). */
export async function moveAll(db: Database, moves: readonly Move[]): Promise<(MovedRow[] | 'busy')[]> {
  const column = <T>(valueOf: (move: Move) => T): T[] => moves.map(valueOf)
  const steps = moves.flatMap((move) => move.steps)
  let last = 0
  const rows = await db.call<PlacedRow>(statements.move, [
    column(({ wallet }) => wallet),
    column(({ session }) => session),
    column(({ uid }) => uid),
    column(({ game }) => game),
    column(({ currency }) => currency),
    column(({ round }) => round),
    column(({ isFinished }) => isFinished),
    column((move) => (last += move.steps.length)),
    column(({ rules }) => rules.slot.most ?? unlimited),
    column(({ rules }) => rules.slot.cycleMs),
    column(({ rules }) => rules.other.most ?? unlimited),
    column(({ rules }) => rules.other.cycleMs),
    steps.map(({ kind }) => kind),
    steps.map(({ id }) => id),
    steps.map(({ hash }) => hash),
    steps.map(({ amountMinor }) => amountMinor),
  ])
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return moves.map((_, index) => {
    const own = byPlace.get(index + 1) ?? []
    return own.every(isMoved) ? own : 'busy'
  })
}

export function takeBack(
  db: Database,
  given: {
    readonly wallet: string
    readonly uid: bigint
    readonly currency: Currency
    readonly steps: readonly (TakingBack & { readonly hash: Uint8Array })[]
  }
): Promise<MovedRow[]> {
  const each = given.steps.flatMap(({ id, hash, originals }) => originals.map((original) => ({ id, hash, original })))
  return db.call<MovedRow>(statements.takeBack, [
    given.wallet,
    given.uid,
    given.currency,
    each.map(({ id }) => id),
    each.map(({ hash }) => hash),
    each.map(({ original }) => original),
  ])
}
export const endFreeRounds = (
  db: Database,
  given: {
    readonly wallet: string
    readonly pack: bigint
    readonly amountMinor: bigint
    readonly hash: Uint8Array
    readonly uid: bigint
    readonly currency: Currency
  }
): Promise<MovedRow[]> =>
  db.call<MovedRow>(statements.endFreeRounds, [
    given.wallet,
    given.pack,
    given.amountMinor,
    given.hash,
    given.uid,
    given.currency,
  ])
/** Whether all of these numbers stand for something already. */
export const areKnown = async (db: Database, wallet: string, ids: readonly string[]): Promise<boolean> =>
  Number((await db.call<{ n: bigint }>(statements.known, [wallet, ids]))[0]?.n ?? 0n) === new Set(ids).size
export const endQuiet = async (db: Database, hours: number, count: number): Promise<number> =>
  (await db.call<{ ended: number }>(statements.endQuiet, [hours, count]))[0]?.ended ?? 0

/** Why the database carried nothing out: the message of AN020; undefined for any other error. */
export const reasonOfError = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && error.code === 'AN020' ? error.message : undefined
