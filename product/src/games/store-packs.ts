import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { BonusTerms, PackState } from './rules/free-spins.ts'

export interface PackRow {
  id: bigint
  player_uid: bigint
  game: string
  name: string
  image_url: string
  currency: Currency
  stake_minor: bigint
  total: number
  remaining: number
  open_rounds: number
  win_minor: bigint
  bonus_terms: BonusTerms | null
  status: PackState
  /** An active one whose time has passed takes no more rounds. */
  is_late: boolean
  input_hash: Buffer | null
  created_at: Date
  expires_at: Date
  ended_at: Date | null
}
export interface NewPack {
  readonly uid: bigint
  /** What gives it: given twice it is given once. */
  readonly source: string
  readonly hash?: Uint8Array
  readonly game: string
  readonly currency: Currency
  readonly stakeMinor: bigint
  readonly count: number
  /** Null where it pays cash. */
  readonly bonusTerms: BonusTerms | null
  readonly days: number
  readonly reason?: string
  readonly madeBy?: string
  readonly approvedBy?: string | undefined
}

// The server of another studio's game tells what its rounds have won when they are over, which may be after their last moment.
const endsAt = `k.expires_at + case when g.is_remote then interval '3 days' else interval '0' end`
const columns = `k.id, k.player_uid, k.game, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, g.image_url, k.currency, k.stake_minor, k.total, k.remaining, k.open_rounds,
  k.win_minor, k.bonus_terms, k.status, ${endsAt} <= now() as is_late, k.input_hash, k.created_at, k.expires_at, k.ended_at`
const from = 'from games.packs k join games.games g on g.sysname = k.game'
const canBePlayed = 'k.remaining > 0 and k.expires_at > now()'
const statements = {
  give: sql(
    'games.give_pack',
    `insert into games.packs (player_uid, source, input_hash, game, currency, stake_minor, total, remaining, pays, bonus_terms, expires_at, reason, made_by, approved_by)
       values ($1, $2, $3, $4, $5, $6, $7, $7, case when $8::jsonb is null then 'cash' else 'bonus' end, $8, now() + $9 * interval '1 day', $10, $11, $12)
       on conflict (player_uid, source) do nothing returning id`
  ),
  ofSource: sql('games.pack_of_source', `select ${columns} ${from} where k.player_uid = $1 and k.source = $2`),
  one: sql('games.pack', `select ${columns} ${from} where k.id = $1`),
  lock: sql('games.lock_pack', `select ${columns} ${from} where k.id = $1 for no key update of k`),
  list: sql(
    'games.packs',
    `select ${columns}, count(*) over () as total_packs ${from}
      where k.player_uid = $1 and k.status = any ($2) and ($3::text is null or k.game = $3) and ($6 or k.status <> 'active' or (${canBePlayed}))
      order by (k.status = 'active' and ${canBePlayed}) desc, k.status = 'active' desc, case when k.status = 'active' then k.expires_at end, k.ended_at desc nulls last, k.id limit $4 offset $5`
  ),
  states: sql('games.pack_states', 'select id, status from games.packs where id = any ($1)'),
  sums: sql('games.pack_sums', 'select id, pays, win_minor, bonus_id from games.packs where id = any ($1)'),
  due: sql(
    'games.due_packs',
    `select k.id ${from} where k.status = 'active' and k.open_rounds = 0 and (k.remaining = 0 or ${endsAt} <= now()) order by k.id limit 200`
  ),
  ending: sql(
    'games.claim_ending_packs',
    `update games.packs set end_told_at = now() where id in
       (select id from games.packs where status = 'active' and remaining > 0 and end_told_at is null and expires_at > now() and expires_at <= now() + $2 * interval '1 millisecond'
           and created_at < expires_at - $2 * interval '1 millisecond' order by expires_at limit $1 for update skip locked)
     returning id`
  ),
  end: sql('games.end_pack', `update games.packs set status = $2, ended_at = now(), bonus_id = $3 where id = $1`),
  renew: sql(
    'games.renew_pack',
    `insert into games.packs (player_uid, source, game, currency, stake_minor, total, remaining, pays, bonus_terms, expires_at)
     select player_uid, source || ':again:' || id, game, currency, stake_minor, remaining, remaining, pays, bonus_terms,
            greatest(expires_at + (now() - ended_at), now() + interval '7 days')
       from games.packs where id = $1 and status = 'removed' and remaining > 0
     on conflict (player_uid, source) do nothing returning id`
  ),
  unapproved: sql(
    'games.unapproved_packs',
    `select coalesce(sum(stake_minor * total) filter (where made_by = $1), 0)::bigint as by_member,
            coalesce(sum(stake_minor * total) filter (where player_uid = $2), 0)::bigint as of_player
       from games.packs where made_by is not null and approved_by is null and currency = $3 and created_at > now() - interval '24 hours' and (made_by = $1 or player_uid = $2)`
  ),
  lockDeciding: sql(
    'games.lock_deciding_packs',
    `select pg_advisory_xact_lock(hashtextextended('games:packs:' || one, 0)) from unnest($1::text[]) as one order by one`
  ),
}

/** Its id, also where it was given before. */
export async function insertPack(tx: Tx, one: NewPack): Promise<bigint> {
  const given = await tx.maybe<{ id: bigint }>(statements.give, [
    one.uid,
    one.source,
    one.hash ?? null,
    one.game,
    one.currency,
    one.stakeMinor,
    one.count,
    one.bonusTerms && JSON.stringify(one.bonusTerms),
    one.days,
    one.reason ?? null,
    one.madeBy ?? null,
    one.approvedBy ?? null,
  ])
  const row = given ?? (await findBySource(tx, one.uid, one.source))
  if (!row) throw new Error('no pack was given')
  return row.id
}
export const findBySource = (tx: ReadTx, uid: bigint, source: string) =>
  tx.maybe<PackRow>(statements.ofSource, [uid, source])
export const readPack = (tx: ReadTx, id: bigint) => tx.maybe<PackRow>(statements.one, [id])
/** As `readPack`, outside of a transaction: one round trip. */
export const findPack = async (db: Database, id: bigint): Promise<PackRow | undefined> =>
  (await db.call<PackRow>(statements.one, [id]))[0]
export const lockPack = (tx: Tx, id: bigint) => tx.maybe<PackRow>(statements.lock, [id])
/** Active ones that can be played first, by when they expire; `total_packs` counts all that fit. Those that are still to be ended only where they are asked for. */
export const readPacks = (
  tx: ReadTx,
  uid: bigint,
  filter: { statuses: readonly PackState[]; game?: string; count: number; offset: number; toBeEnded?: boolean }
) =>
  tx.rows<PackRow & { total_packs: bigint }>(statements.list, [
    uid,
    filter.statuses,
    filter.game ?? null,
    filter.count,
    filter.offset,
    filter.toBeEnded ?? false,
  ])
export const readPackStates = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; status: PackState }>(statements.states, [ids])
export const readPackSums = (tx: ReadTx, ids: readonly bigint[]) =>
  tx.rows<{ id: bigint; pays: 'cash' | 'bonus'; win_minor: bigint; bonus_id: bigint | null }>(statements.sums, [ids])
/** Those that end within so long and whose player was not told of it. */
export const claimEndingPacks = (tx: Tx, most: number, withinMs: number) =>
  tx.rows<{ id: bigint }>(statements.ending, [most, withinMs])
export const readDuePacks = (tx: ReadTx) => tx.rows<{ id: bigint }>(statements.due)
export const endPack = (tx: Tx, id: bigint, status: Exclude<PackState, 'active'>, bonus: bigint | null) =>
  tx.rows(statements.end, [id, status, bonus])
/** The rest of a pack that was removed, as a new one; once. */
export const renewPack = async (tx: Tx, id: bigint): Promise<bigint | undefined> =>
  (await tx.maybe<{ id: bigint }>(statements.renew, [id]))?.id
/** What was given in 24 hours without an approval: by this member, and to this player. */
export async function readUnapprovedPacks(
  tx: ReadTx,
  { member, uid, currency }: { member: string; uid: bigint; currency: string }
): Promise<{ byMember: bigint; ofPlayer: bigint }> {
  const row = await tx.maybe<{ by_member: bigint; of_player: bigint }>(statements.unapproved, [member, uid, currency])
  return { byMember: row?.by_member ?? 0n, ofPlayer: row?.of_player ?? 0n }
}
/** One after the other for a member and for a player, so that the sums of 24 hours are of what is really there. */
export const lockDecidingPacks = (tx: Tx, member: string, uid: bigint) =>
  tx.rows(statements.lockDeciding, [[`member:${member}`, `player:${uid}`]])

/** What the server of another studio is told of a pack. */
export interface RemotePack {
  readonly id: bigint
  readonly uid: bigint
  readonly game: string
  readonly currency: Currency
  readonly stakeMinor: bigint
  readonly count: number
  readonly status: PackState
  readonly expiresAt: Date
}
export async function findRemotePack(tx: ReadTx, id: bigint): Promise<RemotePack | undefined> {
  const row = await readPack(tx, id)
  return (
    row && {
      id,
      uid: row.player_uid,
      game: row.game,
      currency: row.currency,
      stakeMinor: row.stake_minor,
      count: row.total,
      status: row.status,
      expiresAt: row.expires_at,
    }
  )
}
