import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { ConversationRow } from './store.ts'

export interface InboxRow extends ConversationRow {
  unread_by_staff: number
}
export interface Filter {
  readonly view: 'waiting' | 'mine' | 'open' | 'closed'
  readonly member: bigint | null
  readonly kind: string | null
}

const where = `case $1::text when 'waiting' then c.state = 'waiting' when 'mine' then c.state <> 'closed' and c.assigned_to = $2
  when 'open' then c.state <> 'closed' else c.state = 'closed' end and ($3::text is null or c.kind = $3)`
const statements = {
  list: sql(
    'support.inbox',
    `select c.*, 0 as unread,
            (select count(*)::int from support.messages m where m.conversation = c.id and m.id > c.read_by_staff and m.side = 'writer') as unread_by_staff
       from support.conversations c where ${where}
       order by case when $1 = 'closed' then -extract(epoch from c.changed_at) else extract(epoch from coalesce(c.waiting_since, c.changed_at)) end, c.id
       offset $4 limit $5`
  ),
  count: sql('support.count_inbox', `select count(*)::int as count from support.conversations c where ${where}`),
  one: sql(
    'support.inbox_one',
    `select c.*, 0 as unread,
            (select count(*)::int from support.messages m where m.conversation = c.id and m.id > c.read_by_staff and m.side = 'writer') as unread_by_staff
       from support.conversations c where c.id = $1`
  ),
  countOf: sql('support.count_of_player', `select count(*)::int as count from support.conversations where uid = $1`),
  assign: sql(
    'support.assign',
    `update support.conversations set assigned_to = $2, assigned_name = $3, changed_at = now() where id = $1 returning id`
  ),
  notes: sql('support.notes_of', `select id, by_name, body, at from support.notes where conversation = $1 order by id`),
  addNote: sql('support.add_note', `insert into support.notes (conversation, by_name, body) values ($1, $2, $3)`),
  seen: sql(
    'support.staff_seen',
    `insert into support.presence (member, name) values ($1, $2) on conflict (member) do update set seen_at = now(), name = excluded.name`
  ),
  members: sql(
    'support.members',
    `select member, name, seen_at > now() - interval '2 minutes' as is_there from support.presence
       where seen_at > now() - interval '30 days' order by name`
  ),
  member: sql('support.member', `select member as id, name from support.presence where member = $1`),
  canned: sql('support.canned', `select id, locale, title, body from support.canned_answers order by locale, title`),
  putCanned: sql(
    'support.put_canned',
    `insert into support.canned_answers (locale, title, body) values ($1, $2, $3) on conflict (locale, title) do update set body = excluded.body`
  ),
  dropCanned: sql('support.drop_canned', `delete from support.canned_answers where id = $1 returning id`),
  figures: sql(
    'support.figures',
    `select count(*)::int as conversations, count(first_answer_at)::int as answered,
            percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - opened_at))::int as median,
            percentile_cont(0.9) within group (order by extract(epoch from first_answer_at - opened_at))::int as p90,
            round(avg(rating), 2)::float as rating, count(rating)::int as ratings,
            (select count(*)::int from support.conversations where kind = 'dispute' and state <> 'closed' and due_at < now() and (uid is null or uid <> all ($2::bigint[]))) as late
       from support.conversations where opened_at > now() - make_interval(days => $1) and (uid is null or uid <> all ($2::bigint[]))`
  ),
}

export const listInbox = (tx: ReadTx, { view, member, kind }: Filter, offset: number, count: number) =>
  tx.rows<InboxRow>(statements.list, [view, member, kind, offset, count])
export const countInbox = async (tx: ReadTx, { view, member, kind }: Filter): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.count, [view, member, kind]))?.count ?? 0
export const readInboxOne = (tx: ReadTx, id: bigint) => tx.maybe<InboxRow>(statements.one, [id])
export const countOf = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await tx.maybe<{ count: number }>(statements.countOf, [uid]))?.count ?? 0
export const assign = async (tx: Tx, id: bigint, member: { id: bigint; name: string } | null): Promise<boolean> =>
  (await tx.maybe(statements.assign, [id, member?.id ?? null, member?.name ?? null])) !== undefined
export const readNotes = (tx: ReadTx, id: bigint) =>
  tx.rows<{ id: bigint; by_name: string; body: string; at: Date }>(statements.notes, [id])
export const addNote = (tx: Tx, id: bigint, by: string, text: string) => tx.rows(statements.addNote, [id, by, text])
export const noteStaff = (tx: Tx, member: bigint, name: string) => tx.rows(statements.seen, [member, name])
export const listMembers = (tx: ReadTx) =>
  tx.rows<{ member: bigint; name: string; is_there: boolean }>(statements.members)
export const findMember = (tx: ReadTx, member: bigint) =>
  tx.maybe<{ id: bigint; name: string }>(statements.member, [member])
export const listCanned = (tx: ReadTx) =>
  tx.rows<{ id: bigint; locale: string; title: string; body: string }>(statements.canned)
export const putCanned = (tx: Tx, locale: string, title: string, text: string) =>
  tx.rows(statements.putCanned, [locale, title, text])
export const dropCanned = async (tx: Tx, id: bigint): Promise<boolean> =>
  (await tx.maybe(statements.dropCanned, [id])) !== undefined
/** `without`: players whose conversations are not counted. */
export const readFigures = (tx: ReadTx, days: number, without: readonly bigint[]) =>
  tx.maybe<{
    conversations: number
    answered: number
    median: number | null
    p90: number | null
    rating: number | null
    ratings: number
    late: number
  }>(statements.figures, [days, without])
