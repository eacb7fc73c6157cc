import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { PushChoices } from './contract.ts'
import type { DeliveryTopic, PushMessage } from './rules/words.ts'

const statements = {
  // A browser has one address and one player: whoever signs in to it next has it.
  put: sql(
    'push.put_subscription',
    `insert into push.subscriptions (uid, session, endpoint, p256dh, auth, locale) values ($1, $2, $3, $4, $5, $6)
       on conflict (endpoint) do update set uid = $1, session = $2, p256dh = $4, auth = $5, locale = $6, failures = 0, created_at = now()`
  ),
  // What waits for another player does not wait for whoever has the browser now.
  dropStrange: sql('push.drop_strange', `delete from push.subscriptions where endpoint = $2 and uid <> $1`),
  dropOldest: sql(
    'push.drop_oldest',
    `delete from push.subscriptions where id in (select id from push.subscriptions where uid = $1 order by id desc offset $2)`
  ),
  dropOwn: sql('push.drop_own', `delete from push.subscriptions where uid = $1 and endpoint = $2`),
  dropOfSession: sql('push.drop_of_session', `delete from push.subscriptions where session = $1`),
  drop: sql('push.drop', `delete from push.subscriptions where id = $1`),
  count: sql('push.count', `select count(*)::int as n from push.subscriptions where uid = $1`),
  devices: sql(
    'push.devices',
    `select id, session, created_at from push.subscriptions where uid = $1 order by id desc`
  ),
  dropDevice: sql('push.drop_device', `delete from push.subscriptions where uid = $1 and id = $2`),
  choices: sql(
    'push.choices',
    `select bets, payments, support, matches, shows_details from push.choices where uid = $1`
  ),
  putChoices: sql(
    'push.put_choices',
    `insert into push.choices (uid, bets, payments, support, matches, shows_details) values ($1, $2, $3, $4, $5, $6)
       on conflict (uid) do update set bets = $2, payments = $3, support = $4, matches = $5, shows_details = $6`
  ),
  recipients: sql(
    'push.recipients',
    `select s.id, s.uid, s.locale, coalesce(c.shows_details, false) as shows_details
       from push.subscriptions s left join push.choices c on c.uid = s.uid
      where s.uid = any ($1) and coalesce(case $2 when 'bets' then c.bets when 'payments' then c.payments when 'support' then c.support
        when 'matches' then c.matches end, true) order by s.id`
  ),
  queue: sql(
    'push.queue',
    `insert into push.deliveries (subscription, topic, title, body, url, tag, expires_at, locale)
       values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond', $8)
       on conflict (subscription, tag) do update set topic = $2, title = $3, body = $4, url = $5, locale = $8, expires_at = excluded.expires_at,
         created_at = now(), tries = 0, revision = push.deliveries.revision + 1 returning id`
  ),
  delivery: sql(
    'push.delivery',
    `select d.id, d.subscription, d.topic, d.title, d.body, d.url, d.tag, d.revision, d.tries, d.created_at,
            extract(epoch from d.expires_at - now())::float8 as seconds_left, s.uid, s.session, s.endpoint, s.p256dh, s.auth, coalesce(d.locale, s.locale) as locale
       from push.deliveries d join push.subscriptions s on s.id = d.subscription where d.id = $1`
  ),
  done: sql('push.done', `delete from push.deliveries where id = $1 and revision = $2`),
  taken: sql('push.taken', `update push.subscriptions set failures = 0 where id = $1 and failures > 0`),
  tried: sql(
    'push.tried',
    `update push.deliveries set tries = tries + 1 where id = $1 and revision = $2 returning tries`
  ),
  failed: sql('push.failed', `update push.subscriptions set failures = failures + 1 where id = $1 returning failures`),
  dropExpired: sql('push.drop_expired', `delete from push.deliveries where expires_at < now()`),
  follow: sql(
    'push.follow',
    `insert into push.follows (uid, fixture) select $1, $2 where (select count(*) from push.follows where uid = $1 and fixture <> $2) < $3
       on conflict (uid, fixture) do update set fixture = $2 returning fixture`
  ),
  unfollow: sql('push.unfollow', `delete from push.follows where uid = $1 and fixture = $2`),
  follows: sql('push.follows', `select fixture from push.follows where uid = $1 order by created_at desc, fixture`),
  takeFollowers: sql('push.take_followers', `delete from push.follows where fixture = $1 returning uid`),
  dropOldFollows: sql(
    'push.drop_old_follows',
    `delete from push.follows where created_at < now() - interval '400 days'`
  ),
}

export interface NewSubscription {
  uid: bigint
  session: bigint
  endpoint: string
  p256dh: string
  auth: string
  locale: string
}
export async function putSubscription(tx: Tx, one: NewSubscription, most: number): Promise<void> {
  await tx.rows(statements.dropStrange, [one.uid, one.endpoint])
  await tx.rows(statements.put, [one.uid, one.session, one.endpoint, one.p256dh, one.auth, one.locale])
  await tx.rows(statements.dropOldest, [one.uid, most])
}
export const dropOwn = (tx: Tx, uid: bigint, endpoint: string) => tx.rows(statements.dropOwn, [uid, endpoint])
export const dropOfSession = (tx: Tx, session: bigint) => tx.rows(statements.dropOfSession, [session])
export const dropSubscription = (tx: Tx, id: bigint) => tx.rows(statements.drop, [id])
export const countSubscriptions = async (tx: ReadTx, uid: bigint): Promise<number> =>
  (await tx.maybe<{ n: number }>(statements.count, [uid]))?.n ?? 0

export const readDevices = (tx: ReadTx, uid: bigint) =>
  tx.rows<{ id: bigint; session: bigint; created_at: Date }>(statements.devices, [uid])
export const dropDevice = (tx: Tx, uid: bigint, id: bigint) => tx.rows(statements.dropDevice, [uid, id])

export const readChoices = (tx: ReadTx, uid: bigint) => tx.maybe<PushChoices>(statements.choices, [uid])
export const putChoices = (tx: Tx, uid: bigint, { bets, payments, support, matches, shows_details }: PushChoices) =>
  tx.rows(statements.putChoices, [uid, bets, payments, support, matches, shows_details])

export interface Recipient {
  id: bigint
  uid: bigint
  locale: string
  shows_details: boolean
}
/** The browsers of these players that are told of this. */
export const readRecipients = (tx: ReadTx, uids: readonly bigint[], topic: DeliveryTopic) =>
  tx.rows<Recipient>(statements.recipients, [uids, topic])
export async function putDelivery(
  tx: Tx,
  subscription: bigint,
  {
    topic,
    title,
    body,
    url,
    tag,
    lifeMs,
    locale,
  }: PushMessage & { topic: DeliveryTopic; lifeMs: number; locale: string }
): Promise<bigint> {
  const row = await tx.maybe<{ id: bigint }>(statements.queue, [
    subscription,
    topic,
    title,
    body,
    url,
    tag,
    lifeMs,
    locale,
  ])
  if (!row) throw new Error('no delivery was written')
  return row.id
}

export interface DeliveryRow extends PushMessage {
  id: bigint
  subscription: bigint
  topic: DeliveryTopic
  revision: number
  tries: number
  created_at: Date
  seconds_left: number
  uid: bigint
  session: bigint
  endpoint: string
  p256dh: string
  auth: string
  locale: string
}
export const readDelivery = (tx: ReadTx, id: bigint) => tx.maybe<DeliveryRow>(statements.delivery, [id])
/** One that another message has taken the place of meanwhile stays. */
export const deliveryDone = (tx: Tx, { id, revision }: DeliveryRow) => tx.rows(statements.done, [id, revision])
export const wasTaken = (tx: Tx, { subscription }: DeliveryRow) => tx.rows(statements.taken, [subscription])
/** How often it was tried now; undefined where another message has taken its place. */
export const countTry = async (tx: Tx, { id, revision }: DeliveryRow): Promise<number | undefined> =>
  (await tx.maybe<{ tries: number }>(statements.tried, [id, revision]))?.tries
export const countFailure = async (tx: Tx, { subscription }: DeliveryRow): Promise<number> =>
  (await tx.maybe<{ failures: number }>(statements.failed, [subscription]))?.failures ?? 0
export async function dropOld(tx: Tx): Promise<void> {
  await tx.rows(statements.dropExpired)
  await tx.rows(statements.dropOldFollows)
}

/** False where the player follows as many as there may be. */
export const addFollow = async (tx: Tx, uid: bigint, fixture: number, most: number): Promise<boolean> =>
  (await tx.maybe(statements.follow, [uid, fixture, most])) !== undefined
export const dropFollow = (tx: Tx, uid: bigint, fixture: number) => tx.rows(statements.unfollow, [uid, fixture])
export const readFollows = async (tx: ReadTx, uid: bigint): Promise<string[]> =>
  (await tx.rows<{ fixture: number }>(statements.follows, [uid])).map(({ fixture }) => String(fixture))
/** Who follows a match; they no longer do. */
export const takeFollowers = async (tx: Tx, fixture: number): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.takeFollowers, [fixture])).map(({ uid }) => uid)
