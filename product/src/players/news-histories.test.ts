import { randomUUID } from 'node:crypto'
import { hour, instant } from '@ante/kit/instant'
import { testServer, type TestServer } from '@ante/testing/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policyFiles } from '../policies/index.ts'
import { barNews, stopNews } from './index.ts'
import { keepNewsChoice } from './keep-news-choice.ts'
import { History, type Known, people, type Person, playIn, policy, query, write } from './news-histories.fixture.ts'
import { type NewsChannel, newsOf, type NewsProduct } from './rules/news.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'policies', 'messages', 'identity', 'staff', 'registers', 'players'],
    env: { ANTE_ROLE: 'web' },
    policies: { files: policyFiles, of: () => policy },
  })
  playIn(server)
  for (let count = 0; count < 3; count += 1) {
    const phone = `44770092${count}101`
    const email = `history-${count}-${randomUUID().slice(0, 8)}@example.com`
    const { uid } = await server.player({ email, phone: `+${phone}` })
    people.push({ uid, email, phone })
  }
})
afterAll(() => server.stop())

type Step = (history: History) => Promise<void>
const who = fc.nat(2)
const product = fc.subarray<NewsProduct>(['casino', 'betting'], { minLength: 1 })
const step = (name: string, run: Step) => ({ name, run })
const on =
  (at: number, run: (person: Person, known: Known) => Promise<unknown>): Step =>
  async (history) => {
    const [person, known] = [people[at], history.known[at]]
    if (person && known) await run(person, known)
  }
/** What bars somebody passes more often than it comes: histories in which nothing is sent prove nothing. */
const rarely = fc.constantFrom(true, false, false)
const steps = fc.oneof(
  { weight: 9, arbitrary: product.map((of) => step(`news ${of.join()}`, (history) => history.sendNews(of))) },
  { weight: 10, arbitrary: fc.constant(step('deliver', (history) => history.deliver())) },
  {
    weight: 5,
    arbitrary: fc
      .integer({ min: 1, max: 30 })
      .map((hours) =>
        step(`${hours} hours`, async (history) => void (history.now = instant(history.now + hours * hour)))
      ),
  },
  {
    weight: 1,
    arbitrary: rarely.map((down) => step(`down ${down}`, async (history) => void (history.isDown = down))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        who,
        fc.constantFrom<NewsChannel>('email', 'phone'),
        fc.constantFrom<readonly NewsProduct[]>(
          ['casino', 'betting'],
          ['casino', 'betting'],
          ['casino'],
          ['betting'],
          []
        )
      )
      .map(([at, channel, of]) =>
        step(
          `${at} wants ${of.join()} by ${channel}`,
          on(at, async ({ uid }, known) => {
            await write((tx) => keepNewsChoice(tx, uid, { [channel]: newsOf(of) }, { source: 'profile', locale: 'en' }))
            const isGiven = of.some((one) => !known.consents[channel].has(one))
            if (isGiven && channel === 'email') known.complained = false
            known.consents = { ...known.consents, [channel]: new Set(of) }
          })
        )
      ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(who, rarely).map(([at, is]) =>
      step(
        `${at} excluded ${is}`,
        on(at, async ({ uid }, known) => {
          const until = is ? `now() + interval '1 year'` : 'null'
          await query(`update identity.users set excluded_until = ${until} where uid = $1`, [uid])
          known.excluded = is
        })
      )
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, fc.constantFrom<Known['status']>('active', 'active', 'active', 'restricted', 'banned'))
      .map(([at, status]) =>
        step(
          `${at} ${status}`,
          on(at, async ({ uid }, known) => {
            await query('update identity.users set status = $2 where uid = $1', [uid, status])
            known.status = status
          })
        )
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(who, rarely).map(([at, is]) =>
      step(
        `${at} shows harm ${is}`,
        on(at, async ({ uid }, known) => {
          await write(async (tx) => {
            await barNews(tx, uid, is)
            if (is) await stopNews(tx, uid, 'harm')
          })
          known.harmed = is
          if (is) known.consents = { email: new Set(), phone: new Set() }
        })
      )
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(who, rarely).map(([at, is]) =>
      step(
        `${at} like an excluded one ${is}`,
        on(at, async ({ uid }, known) => {
          await query('update players.profiles set is_excluded_match = $2 where uid = $1', [uid, is])
          known.matched = is
        })
      )
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(who, rarely).map(([at, is]) =>
      step(
        `${at} confirmed ${is}`,
        on(at, async ({ uid }, known) => {
          const since = is ? 'null' : 'now()'
          await query(
            `update identity.users set email_confirmed_at = ${since}, phone_confirmed_at = ${since} where uid = $1`,
            [uid]
          )
          known.confirmed = !is
        })
      )
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(who, fc.constantFrom(null, 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu'))
      .map(([at, zone]) =>
        step(
          `${at} in ${zone}`,
          on(at, async ({ uid }, known) => {
            await query('update players.profiles set time_zone = $2 where uid = $1', [uid, zone])
            known.zone = zone
          })
        )
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(who, fc.constantFrom('complained' as const, 'bounced' as const), fc.boolean())
      .map(([at, event, isHeard]) => step(`${at} ${event}`, (history) => history.tell(at, event, isHeard))),
  }
)

describe('news over any history', () => {
  it('RG-11 reaches nobody who is excluded, restricted, barred for harm, without consent, unsubscribed or complained, by no channel, and neither at night nor beyond the cap', async () => {
    let sent = 0
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 25, maxLength: 70, size: 'max' }), async (history) => {
        const world = new History()
        await world.begin()
        for (const { run } of history) await run(world)
        sent += world.sent
        // Each is accounted for: it waits, went, or was withheld with its reason.
        const odd = await query(
          `select 1 from messages.outbox where key = 'news' and (state = 'withheld') <> (reason is not null and sent_at is null)`
        )
        expect(odd).toEqual([])
      }),
      { seed: 20261126, numRuns: 60 }
    )
    // The histories are no quiet ones.
    expect(sent).toBeGreaterThan(120)
  })
})
