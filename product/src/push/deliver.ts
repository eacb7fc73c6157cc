import { createHash } from 'node:crypto'
import type { Context } from '@ante/kit/context'
import { after } from '@ante/kit/instant'
import { locales } from '@ante/texts'
import { activeAmong, activeSessionsOf } from '../identity/index.ts'
import { countUnread } from '../messages/index.ts'
import { type PushPorts, type PushServices, PushServiceUnavailable } from './connectors/port.ts'
import { failuresMax, isNecessary, pauseAfter } from './rules/words.ts'
import * as store from './store.ts'

type Delivers = Context<PushPorts>

/** What the site's worker shows, and the number on the icon of the installed site: messages that were not read. */
const payloadOf = ({ title, body, url, tag, locale, created_at }: store.DeliveryRow, unread: number): string => {
  const dir = locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
  return JSON.stringify({ title, body, url, tag, lang: locale, dir, at: created_at.getTime(), unread })
}
/** Of what waits at the push service the last one about the same thing is brought. It says nothing about what that is. */
const topicOf = ({ subscription, tag }: store.DeliveryRow): string =>
  createHash('sha256').update(`${subscription} ${tag}`).digest('base64url').slice(0, 32)

/** Whether it may still be told: the sign-in has not ended, and whoever is excluded or restricted by now is told what is necessary alone. */
async function mayTell({ db }: Delivers, row: store.DeliveryRow): Promise<boolean> {
  if (!(await activeSessionsOf(db, [row.session])).has(row.session)) return false
  return isNecessary(row.topic) || (await db.query((tx) => activeAmong(tx, [row.uid]))).has(row.uid)
}

async function send(
  services: PushServices,
  row: store.DeliveryRow,
  unread: number
): Promise<'taken' | 'gone' | PushServiceUnavailable> {
  try {
    return await services.send(row, {
      payload: payloadOf(row, unread),
      ttlSeconds: Math.floor(row.seconds_left),
      topic: topicOf(row),
      isUrgent: row.topic === 'matches',
    })
  } catch (error) {
    if (error instanceof PushServiceUnavailable) return error
    throw error
  }
}

/** Job: brings one message to one browser. What is brought twice, because we died in between, has the same tag and is shown once. */
export async function deliver(context: Delivers, { id }: { id: string }): Promise<void> {
  const { db, ports, clock, log } = context
  const row = await db.query((tx) => store.readDelivery(tx, BigInt(id)))
  const services = ports.pushServices
  if (!row || !services) return
  if (row.seconds_left < 1 || !(await mayTell(context, row))) {
    await db.write((tx) => store.deliveryDone(tx, row))
    return
  }
  const answer = await send(services, row, await db.query((tx) => countUnread(tx, row.uid)))
  await db.write(async (tx) => {
    if (answer === 'gone') await store.dropSubscription(tx, row.subscription)
    if (answer === 'taken') {
      await store.deliveryDone(tx, row)
      await store.wasTaken(tx, row)
    }
    if (!(answer instanceof PushServiceUnavailable)) return
    const tries = await store.countTry(tx, row)
    // A later message has a job of its own.
    if (tries === undefined) return
    const pause = pauseAfter(tries, answer.pauseMs)
    if (pause !== undefined && pause / 1000 < row.seconds_left)
      return tx.enqueue('push.deliver', { id }, { key: `push.deliver:${id}`, runAt: after(clock.now(), pause) })
    log.warn({ error: answer.message, tries }, 'a push message was given up')
    await store.deliveryDone(tx, row)
    if ((await store.countFailure(tx, row)) >= failuresMax) await store.dropSubscription(tx, row.subscription)
  })
}
