import type { Tx } from '@ante/kit/context'
import { formatTime, hour, type Instant, instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { reactTo } from '@ante/testing/reactions'
import type { TestServer } from '@ante/testing/server'
import { expect } from 'vitest'
import { type Letter, type MailEvent, MailUnavailable, type TextMessage } from '../messages/connectors/port.ts'
import { events as messageEvents } from '../messages/contract.ts'
import { receiveMailEvent } from '../messages/index.ts'
import { createPolicies } from '../policies/index.ts'
import { deliverNews } from './deliver-news.ts'
import { reactions } from './reactions.ts'
import type { NewsChannel, NewsProduct } from './rules/news.ts'
import { sendNewsToAll } from './send-news.ts'

const own = createPolicies().of(instant(Date.now()), ['default'])
export const policy: Policy = {
  ...own,
  registers: [],
  marketing: { ...own.marketing, consent: 'product-and-channel' },
  marketingPace: {
    quiet: { from: 21, until: 9 },
    most: [
      { count: 2, days: 1 },
      { count: 3, days: 7 },
    ],
  },
}

export interface Person {
  readonly uid: bigint
  readonly email: string
  readonly phone: string
}
export const people: Person[] = []
let server: TestServer
/** Where the histories are played. */
export const playIn = (opened: TestServer): void => {
  server = opened
}
/** What we know of a player beside the platform, by rules of our own. */
export interface Known {
  excluded: boolean
  matched: boolean
  status: 'active' | 'restricted' | 'banned'
  harmed: boolean
  confirmed: boolean
  complained: boolean
  bounced: boolean
  zone: string | null
  consents: Record<NewsChannel, ReadonlySet<NewsProduct>>
  /** When which message went out by a channel. */
  went: { readonly channel: NewsChannel; readonly id: string; readonly at: Instant }[]
  lastEmail: string | undefined
}
const fresh = (): Known => ({
  excluded: false,
  matched: false,
  status: 'active',
  harmed: false,
  confirmed: true,
  complained: false,
  bounced: false,
  zone: null,
  consents: { email: new Set(['casino', 'betting']), phone: new Set(['casino', 'betting']) },
  went: [],
  lastEmail: undefined,
})

export const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
export const write = <T>(work: (tx: Tx) => Promise<T>) => server.database.db.write(work)

/** A world that is played in: its clock, its vendors, and what is known of its players. */
export class History {
  now = instant(Date.UTC(2026, 2, 2, 10))
  isDown = false
  known = people.map(fresh)
  sent = 0
  reported: MailEvent = { kind: 'irrelevant' }
  readonly news = new Map<string, readonly NewsProduct[]>()

  async begin(): Promise<void> {
    await query(
      `update identity.users set status = 'active', excluded_until = null, returns_at = null, email_confirmed_at = now(), phone_confirmed_at = now()`
    )
    await query(`update players.profiles set is_excluded_match = false, is_news_barred = false, time_zone = null, news_email = true, news_phone = true,
      news_email_products = '{casino,betting}', news_phone_products = '{casino,betting}'`)
    for (const table of ['messages.outbox', 'messages.marks', 'players.news']) await query(`delete from ${table}`)
  }

  async context() {
    const ports = {
      mail: {
        name: 'recorder',
        send: async (letter: Letter) => this.hand('email', letter.to, letter.id, letter.subject),
        readEvent: () => this.reported,
      },
      sms: {
        name: 'recorder',
        send: async (message: TextMessage) =>
          this.hand('phone', message.to.slice(1), message.id, message.text.split('\n')[0] ?? ''),
        readReceipt: () => ({ kind: 'irrelevant' as const }),
      },
      registers: new Map(),
    }
    const context = await server.context()
    return { ...context, ports, policy: () => policy, clock: { now: () => this.now } }
  }

  /** The vendor: whatever reaches it has to be allowed at that moment. */
  hand(channel: NewsChannel, to: string, id: string, subject: string): 'accepted' {
    const at = people.findIndex((person) => person[channel] === to)
    const known = this.known[at]
    if (!known) throw new Error(`a message to nobody: ${to}`)
    const products = this.news.get(subject) ?? []
    expect({ ...known, to: channel }).toMatchObject({
      excluded: false,
      matched: false,
      status: 'active',
      harmed: false,
      confirmed: true,
    })
    if (channel === 'email') expect([known.complained, known.bounced]).toEqual([false, false])
    expect(products.length).toBeGreaterThan(0)
    for (const product of products) expect([...known.consents[channel]]).toContain(product)
    const clock = Number(formatTime(this.now, known.zone ?? 'Europe/London').split(':')[0])
    expect(clock >= 9 && clock < 21).toBe(true)
    const others = known.went.filter((one) => one.channel === channel && one.id !== id)
    for (const { count, days } of policy.marketingPace.most)
      expect(others.filter((one) => one.at > this.now - days * 24 * hour).length).toBeLessThan(count)
    if (this.isDown) throw new MailUnavailable('down')
    known.went.push({ channel, id, at: this.now })
    if (channel === 'email') known.lastEmail = id
    this.sent += 1
    return 'accepted'
  }

  async sendNews(products: readonly NewsProduct[]): Promise<void> {
    const subject = `News ${this.news.size}`
    this.news.set(subject, products)
    const [row] = await query<{ id: bigint }>(
      `insert into players.news (locale, subject, body, text_body, products) values ('en', $1, 'Come and see.', $1, $2) returning id`,
      [subject, products]
    )
    await sendNewsToAll(await this.context(), { id: String(row?.id) })
  }

  /** As the queue does: what is due, and what a vendor did not take, again. */
  async deliver(): Promise<void> {
    const context = await this.context()
    const due = await query<{ id: bigint }>(
      `select id from messages.outbox where key = 'news' and state = 'waiting' and (send_at is null or send_at <= $1) order by id`,
      [new Date(this.now)]
    )
    for (const { id } of due)
      await deliverNews(context, { id: String(id) }).catch((error: unknown) => {
        if (!(error instanceof MailUnavailable)) throw error
      })
  }

  async tell(at: number, event: 'complained' | 'bounced', isHeard: boolean): Promise<void> {
    const [known, person] = [this.known[at], people[at]]
    if (!known?.lastEmail || !person) return
    const id = known.lastEmail
    this.reported =
      event === 'complained'
        ? { kind: 'genuine', id, event }
        : { kind: 'genuine', id, event, isFinal: true, reason: '550' }
    await receiveMailEvent(await this.context(), { headers: {}, rawBody: new Uint8Array() })
    known.lastEmail = undefined
    if (event === 'bounced') known.bounced = true
    else {
      known.complained = true
      if (!isHeard) return
      await write((tx) =>
        reactTo(reactions, messageEvents['messages.complained'], tx, [{ uid: String(person.uid), channel: 'email' }])
      )
      known.consents = { email: new Set(), phone: new Set() }
    }
  }
}
