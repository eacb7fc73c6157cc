import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'

// The run that is on, or else the one that begins next.
const run = (name: string) =>
  `select r.id, r.entrants_most from tournaments.tournaments r where r.enabled and (r.series = ${name} or r.sysname = ${name}) and r.ends_at > now() order by r.starts_at, r.id limit 1`
const runStatement = sql('tournaments.run_of', run('$1'))
const lockStatement = sql(
  'tournaments.lock_places',
  'select id from tournaments.tournaments where id = $1 for no key update'
)
const countStatement = sql(
  'tournaments.count_entries',
  'select count(*) as count from tournaments.entries where tournament_id = $1'
)
const isEnteredStatement = sql(
  'tournaments.is_entered',
  'select 1 from tournaments.entries where tournament_id = $1 and player_uid = $2'
)
const enterStatement = sql(
  'tournaments.enter',
  `insert into tournaments.entries (tournament_id, player_uid, currency, source)
     select t.id, $2, $3, $4 from tournaments.tournaments t where t.id = $1 and t.enabled for key share
   on conflict (tournament_id, player_uid) do nothing returning player_uid`
)
const lockSourceStatement = sql(
  'tournaments.lock_by_source',
  'select player_uid from tournaments.entries where source = $1 for update'
)
const leaveStatement = sql(
  'tournaments.leave_by_source',
  `delete from tournaments.entries e using tournaments.tournaments t
    where e.source = $1 and t.id = e.tournament_id and t.ends_at > now()
      and not exists (select from tournaments.scored_rounds s where s.tournament_id = e.tournament_id and s.player_uid = e.player_uid and not s.is_void)
   returning e.player_uid`
)
const factsStatement = sql(
  'tournaments.entry_facts',
  `select n.sysname, t.id,
      exists (select from tournaments.entries e where e.tournament_id = t.id and e.player_uid = $1) as is_entered,
      t.entrants_most is not null and (select count(*) from tournaments.entries e where e.tournament_id = t.id) >= t.entrants_most as is_full
     from unnest($2::text[]) n(sysname) cross join lateral (${run('n.sysname')}) t`
)

export interface EntryFactsRow {
  sysname: string
  id: bigint
  is_entered: boolean
  is_full: boolean
}
export const findRun = (tx: ReadTx, sysname: string) => tx.maybe<{ id: bigint }>(runStatement, [sysname])
export const lockTournament = (tx: Tx, id: bigint) => tx.rows(lockStatement, [id])
export const countEntries = async (tx: ReadTx, id: bigint): Promise<bigint> =>
  (await tx.maybe<{ count: bigint }>(countStatement, [id]))?.count ?? 0n
export const isEntered = async (tx: ReadTx, id: bigint, uid: bigint): Promise<boolean> =>
  (await tx.maybe(isEnteredStatement, [id, uid])) !== undefined
/** False where they take part already, or it was withdrawn in the meantime. */
export const enter = async (tx: Tx, id: bigint, uid: bigint, currency: Currency, source: string | null) =>
  (await tx.maybe(enterStatement, [id, uid, currency, source])) !== undefined
export async function leaveBySource(tx: Tx, source: string): Promise<boolean> {
  // Waits for rounds of it that are being counted: the second statement sees them.
  await tx.rows(lockSourceStatement, [source])
  return (await tx.maybe(leaveStatement, [source])) !== undefined
}
export const readEntryFacts = (tx: ReadTx, uid: bigint, sysnames: readonly string[]) =>
  tx.rows<EntryFactsRow>(factsStatement, [uid, [...new Set(sysnames)]])
