import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { MessageChannel, MessageClass, MessageState, MessageTopic } from './rules/words.ts'

const columns =
  'id, uid, key, topic, kind, channel, locale, to_address, brand, subject, body, html, link, unsubscribe_url, about, created_at'
/** Of whom the data was erased while it waited, nothing stays once it is over. */
const forgotten = `to_address = case when is_erased then '' else to_address end, subject = case when is_erased then '' else subject end`
const statements = {
  insert: sql(
    'messages.insert_message',
    `insert into messages.outbox (uid, key, topic, kind, channel, locale, to_address, brand, subject, body, html, link, content_hash, unsubscribe_url, about, once, state, reason, send_at, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17, $18, $19, case when $17 = 'accepted' then now() end)
     on conflict (uid, key, channel, once) where once is not null do nothing returning id`
  ),
  lock: sql(
    'messages.lock_message',
    `select ${columns} from messages.outbox where id = $1 and state = 'waiting' and sent_at is null for update`
  ),
  peek: sql('messages.peek_message', `select uid, created_at from messages.outbox where id = $1 and state = 'waiting'`),
  claim: sql('messages.claim_message', `update messages.outbox set claimed_at = $2 where id = $1`),
  postpone: sql(
    'messages.postpone_message',
    `update messages.outbox set send_at = $2, claimed_at = null where id = $1`
  ),
  withhold: sql(
    'messages.withhold_message',
    `update messages.outbox set state = 'withheld', reason = $2, claimed_at = null, body = '', html = '', link = null, unsubscribe_url = null, ${forgotten} where id = $1`
  ),
  // A vendor may have told more of it than that it was taken.
  sent: sql(
    'messages.message_sent',
    `update messages.outbox set state = case when state = 'waiting' then $2 else state end, reason = coalesce(reason, $3), sent_at = now(), body = '', html = '', link = null, unsubscribe_url = null, ${forgotten}
      where id = $1 returning ${columns}`
  ),
  // What is told twice, or too late, changes nothing.
  told: sql(
    'messages.message_told',
    `update messages.outbox set state = $2, reason = $3, told_at = now(), sent_at = coalesce(sent_at, now()), body = '', html = '', link = null, unsubscribe_url = null, ${forgotten}
      where id = $1 and channel = $5 and claimed_at is not null and state = any ($4) returning ${columns}`
  ),
  sentAt: sql(
    'messages.advertising_sent_at',
    `select claimed_at from messages.outbox where uid = $1 and channel = $2 and kind = 'marketing' and claimed_at > $3 and id <> $4`
  ),
  // No index by age: it would cost every message more than a look through the table costs once a day.
  drop: sql(
    'messages.drop_messages',
    `delete from messages.outbox where id in (select id from messages.outbox where created_at < now() - $1 * interval '1 day' and state <> 'waiting' limit $2) returning id`
  ),
  list: sql(
    'messages.list_of_player',
    `select id, key, topic, kind, channel, locale, to_address, subject, encode(content_hash, 'hex') as content_hash, state, reason, created_at, send_at, sent_at, told_at
       from messages.outbox where uid = $1 and id < $2 order by id desc limit $3`
  ),
}

export interface NewMessage {
  readonly uid: bigint | null
  readonly key: string
  readonly topic: MessageTopic
  readonly kind: MessageClass
  readonly channel: MessageChannel
  readonly locale: string
  readonly to: string
  readonly brand: string
  readonly subject: string
  readonly body: string
  readonly html: string
  readonly link: string | null
  readonly hash: Uint8Array
  readonly unsubscribeUrl: string | null
  readonly about: unknown
  readonly once: string | null
  readonly state: MessageState
  readonly reason: string | null
  readonly sendAt: Date | null
}
export interface MessageRow {
  id: bigint
  uid: bigint | null
  key: string
  topic: MessageTopic
  kind: MessageClass
  channel: MessageChannel
  locale: string
  to_address: string
  brand: string
  subject: string
  body: string
  html: string
  link: string | null
  unsubscribe_url: string | null
  about: unknown
  created_at: Date
}

/** Undefined where it was told of before. */
export const insertMessage = async (tx: Tx, message: NewMessage): Promise<bigint | undefined> => {
  const { uid, key, topic, kind, channel, locale, to, brand, subject, body, html, link, hash } = message
  const { unsubscribeUrl, about, once, state, reason, sendAt } = message
  const row = await tx.maybe<{ id: bigint }>(statements.insert, [
    uid,
    key,
    topic,
    kind,
    channel,
    locale,
    to,
    brand,
    subject,
    body,
    html,
    link,
    hash,
    unsubscribeUrl,
    about === undefined ? null : JSON.stringify(about),
    once,
    state,
    reason,
    sendAt,
  ])
  return row?.id
}
/** Undefined once it was sent or withheld. */
export const lockMessage = (tx: Tx, id: bigint) => tx.maybe<MessageRow>(statements.lock, [id])
/** Undefined for one that was sent or withheld. */
export const peekMessage = (tx: ReadTx, id: bigint) =>
  tx.maybe<Pick<MessageRow, 'uid' | 'created_at'>>(statements.peek, [id])
export const claimMessage = (tx: Tx, id: bigint, at: Date) => tx.rows(statements.claim, [id, at])
export const postponeMessage = (tx: Tx, id: bigint, until: Date) => tx.rows(statements.postpone, [id, until])
export const withholdMessage = (tx: Tx, id: bigint, reason: string) => tx.rows(statements.withhold, [id, reason])
export const messageSent = (tx: Tx, id: bigint, state: 'accepted' | 'refused', reason: string | null) =>
  tx.maybe<MessageRow>(statements.sent, [id, state, reason])
/** The message, where this changed what is known of it. */
export const messageTold = (
  tx: Tx,
  id: bigint,
  {
    channel,
    state,
    reason,
    from,
  }: { channel: MessageChannel; state: MessageState; reason: string | null; from: readonly MessageState[] }
) => tx.maybe<MessageRow>(statements.told, [id, state, reason, from, channel])
/** When advertising went to a player by a channel, this message left out. */
export const advertisingSentAt = async (
  tx: ReadTx,
  of: { uid: bigint; channel: MessageChannel; since: Date; but: bigint }
): Promise<Date[]> =>
  (await tx.rows<{ claimed_at: Date }>(statements.sentAt, [of.uid, of.channel, of.since, of.but])).map(
    ({ claimed_at }) => claimed_at
  )
export const dropMessages = async (tx: Tx, days: number, most: number): Promise<number> =>
  (await tx.rows(statements.drop, [days, most])).length

export interface KeptMessage {
  id: bigint
  key: string
  topic: string
  kind: string
  channel: string
  locale: string
  to_address: string
  subject: string
  content_hash: string
  state: string
  reason: string | null
  created_at: Date
  send_at: Date | null
  sent_at: Date | null
  told_at: Date | null
}
export const listOfPlayer = (tx: ReadTx, uid: bigint, before: bigint, most: number) =>
  tx.rows<KeptMessage>(statements.list, [uid, before, most])
