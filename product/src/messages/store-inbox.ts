import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const statements = {
  insert: sql(
    'messages.insert_in_inbox',
    `insert into messages.inbox (uid, message, topic, locale, title, text, path, action) values ($1, $2, $3, $4, $5, $6, $7, $8)`
  ),
  list: sql(
    'messages.list_inbox',
    `select id, topic, locale, title, text, path, action, created_at, read_at from messages.inbox where uid = $1 and id < $2 order by id desc limit $3`
  ),
  count: sql(
    'messages.count_unread',
    `select count(*)::int as unread from messages.inbox where uid = $1 and read_at is null`
  ),
  read: sql(
    'messages.read_in_inbox',
    `update messages.inbox set read_at = now() where uid = $1 and id = any ($2) and read_at is null returning id`
  ),
  readAll: sql(
    'messages.read_all_in_inbox',
    `update messages.inbox set read_at = now() where uid = $1 and id <= $2 and read_at is null returning id`
  ),
}

export interface InboxRow {
  id: bigint
  topic: string
  locale: string
  title: string
  text: string
  path: string | null
  action: string | null
  created_at: Date
  read_at: Date | null
}
export interface NewInboxRow extends Pick<InboxRow, 'topic' | 'locale' | 'title' | 'text' | 'path' | 'action'> {
  readonly uid: bigint
  readonly message: bigint
}
export const insertInInbox = (tx: Tx, row: NewInboxRow) =>
  tx.rows(statements.insert, [row.uid, row.message, row.topic, row.locale, row.title, row.text, row.path, row.action])
export const listInbox = (tx: ReadTx, uid: bigint, before: bigint, most: number) =>
  tx.rows<InboxRow>(statements.list, [uid, before, most])
export const countUnread = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await tx.maybe<{ unread: number }>(statements.count, [uid]))?.unread ?? 0
/** How many were not read before. */
export const markRead = async (tx: Tx, uid: bigint, ids: readonly bigint[]): Promise<number> =>
  (await tx.rows(statements.read, [uid, ids])).length
export const markAllRead = async (tx: Tx, uid: bigint, upTo: bigint): Promise<number> =>
  (await tx.rows(statements.readAll, [uid, upTo])).length
