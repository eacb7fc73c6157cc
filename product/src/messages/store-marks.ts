import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  read: sql(
    'messages.read_mark',
    `select unreachable_at is not null as unreachable, complained_at is not null as complained from messages.marks where channel = $1 and address = $2`
  ),
  unreachable: sql(
    'messages.mark_unreachable',
    `insert into messages.marks (channel, address, uid, unreachable_at, reason) values ($1, $2, $3, now(), $4)
     on conflict (channel, address) do update set unreachable_at = coalesce(marks.unreachable_at, now()), reason = excluded.reason, uid = coalesce(excluded.uid, marks.uid)`
  ),
  complained: sql(
    'messages.mark_complained',
    `insert into messages.marks (channel, address, uid, complained_at) values ($1, $2, $3, now())
     on conflict (channel, address) do update set complained_at = now(), uid = coalesce(excluded.uid, marks.uid)`
  ),
  reachable: sql(
    'messages.forget_unreachable',
    `update messages.marks set unreachable_at = null, reason = null where channel = $1 and address = $2 and unreachable_at is not null`
  ),
  forgiven: sql(
    'messages.forget_complaint',
    `update messages.marks set complained_at = null where channel = $1 and address = $2 and complained_at is not null`
  ),
  ofPlayer: sql(
    'messages.unreachable_of_player',
    `select channel, address from messages.marks where uid = $1 and unreachable_at is not null order by channel, address`
  ),
}

/** By which an address is known, whoever wrote it how. */
const known = (address: string): string => address.trim().toLowerCase()

export interface Mark {
  unreachable: boolean
  complained: boolean
}
const unmarked: Mark = { unreachable: false, complained: false }
export const readMark = async (tx: ReadTx, channel: string, address: string): Promise<Mark> =>
  (await tx.maybe<Mark>(statements.read, [channel, known(address)])) ?? unmarked
export const markUnreachable = (tx: Tx, channel: string, address: string, uid: bigint | null, reason: string) =>
  tx.rows(statements.unreachable, [channel, known(address), uid, reason])
export const markComplained = (tx: Tx, channel: string, address: string, uid: bigint | null) =>
  tx.rows(statements.complained, [channel, known(address), uid])
export const forgetUnreachable = (tx: Tx, channel: string, address: string) =>
  tx.rows(statements.reachable, [channel, known(address)])
export const forgetComplaint = (tx: Tx, channel: string, address: string) =>
  tx.rows(statements.forgiven, [channel, known(address)])
export const unreachableOf = (tx: ReadTx, uid: bigint) =>
  tx.rows<{ channel: string; address: string }>(statements.ofPlayer, [uid])
