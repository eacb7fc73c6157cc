import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { NamedPerson } from './rules/person-texts.ts'

const statements = {
  // Of an exclusion and a registration of one person at once, one comes after the other.
  lock: sql(
    'players.lock_persons',
    `select pg_advisory_xact_lock(key) from (select distinct hashtextextended(encode(mark, 'hex'), 670) as key from unnest($1::bytea[]) mark order by 1) keys`
  ),
  put: sql(
    'players.put_person',
    `insert into players.persons (mark, uid) select mark, $1 from unnest($2::bytea[]) mark on conflict do nothing`
  ),
  marksOf: sql('players.marks_of', 'select mark from players.persons where uid = $1'),
  // What a player was called before is kept while they are excluded.
  drop: sql('players.drop_person', `delete from players.persons where uid = $1 and not mark = any ($2::bytea[])`),
  others: sql(
    'players.same_persons',
    `select distinct uid from players.persons where mark = any ($2::bytea[]) and uid <> $1 order by uid limit 100`
  ),
  unmarked: sql(
    'players.unmarked_people',
    `select uid, fields from players.profiles p where uid > $1 and not exists (select from players.persons where uid = p.uid)
       and fields ->> 'first_name' <> '' and fields ->> 'last_name' <> '' and fields ->> 'birth_date' <> '' order by uid limit $2`
  ),
  // Who was found to be somebody else stays so.
  openMatches: sql(
    'players.open_excluded_matches',
    `insert into players.excluded_matches as known (uid, excluded_uid) select $1, excluded from unnest($2::bigint[]) excluded
       on conflict (uid, excluded_uid) do update set found_at = now(), ended_at = null, outcome = null where known.outcome in ('same', 'over') returning excluded_uid`
  ),
  endMatches: sql(
    'players.end_excluded_matches',
    `update players.excluded_matches set ended_at = now(), outcome = $2 where uid = $1 and ended_at is null returning excluded_uid`
  ),
  matches: sql(
    'players.excluded_matches_of',
    `select excluded_uid, found_at, outcome from players.excluded_matches where uid = $1 order by excluded_uid`
  ),
  setMatched: sql(
    'players.set_excluded_match',
    `update players.profiles set is_excluded_match = $2, is_identity_blocked = is_identity_blocked or $2 where uid = $1`
  ),
}

export type MatchOutcome = 'cleared' | 'same' | 'over'
export interface MatchRow {
  excluded_uid: bigint
  found_at: Date
  outcome: MatchOutcome | null
}

export const lockPersons = (tx: Tx, marks: readonly Uint8Array[]) => tx.rows(statements.lock, [marks])
export const putPerson = (tx: Tx, uid: bigint, marks: readonly Uint8Array[]) => tx.rows(statements.put, [uid, marks])
export const readMarks = async (tx: ReadTx, uid: bigint): Promise<Uint8Array[]> =>
  (await tx.rows<{ mark: Uint8Array }>(statements.marksOf, [uid])).map(({ mark }) => mark)
/** All marks of a player but these. */
export const dropPerson = (tx: Tx, uid: bigint, but: readonly Uint8Array[]) => tx.rows(statements.drop, [uid, but])
export const readSamePersons = async (tx: ReadTx, uid: bigint, marks: readonly Uint8Array[]): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.others, [uid, marks])).map((row) => row.uid)
/** Players with a name and a birth date and without a mark, in the order of their numbers. */
export const readUnmarked = (tx: ReadTx, after: bigint, most: number) =>
  tx.rows<{ uid: bigint; fields: NamedPerson }>(statements.unmarked, [after, most])

/** Answers those that were not open before. */
export const openMatches = (tx: Tx, uid: bigint, excluded: readonly bigint[]) =>
  tx.rows<{ excluded_uid: bigint }>(statements.openMatches, [uid, excluded])
export const endMatches = (tx: Tx, uid: bigint, outcome: MatchOutcome) =>
  tx.rows<{ excluded_uid: bigint }>(statements.endMatches, [uid, outcome])
export const readMatches = (tx: ReadTx, uid: bigint) => tx.rows<MatchRow>(statements.matches, [uid])
export const setMatched = (tx: Tx, uid: bigint, isMatched: boolean) => tx.rows(statements.setMatched, [uid, isMatched])
