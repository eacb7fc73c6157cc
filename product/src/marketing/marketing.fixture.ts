import type { Context } from '@ante/kit/context'
import type { Policy } from '@ante/kit/policy'
import { operatorCall } from '@ante/testing/staff'
import type { z } from 'zod'
import { openBonuses, type Player } from '../bonuses/bonuses.fixture.ts'
import { putOffer } from '../campaigns/index.ts'
import type { mayHaveNews } from '../players/index.ts'
import { findOccasions } from './find-occasions.ts'
import { giveDue } from './give.ts'
import { everybody } from './rules/segment.ts'
import type { terms } from './rules/terms.ts'
import { lockNamed, startCampaign } from './store.ts'

type Host = Parameters<typeof mayHaveNews>[0] & Context
export type TermsInput = z.input<typeof terms>
export const gift = { type: 'bonus', amounts_minor: { USD: 1_000 }, wager_times: 2, days: 7, weights: { slot: 100 } }
export const words = {
  texts: {
    en: { title: 'For you', text: 'We kept this for you.' },
    de: { title: 'Für dich', text: 'Das ist für dich.' },
  },
}

/** A house with campaigns, whose jobs run when a test says so, at an hour that is day everywhere. */
export async function openMarketing() {
  const world = await openBonuses(
    'policies',
    'registers',
    'protection',
    'verification',
    'sportsbook',
    'loyalty',
    'marketing'
  )
  const { db, server, query } = world
  let last = 0
  const context = async (marketingPace: Policy['marketingPace'] = { quiet: null, most: [] }): Promise<Host> => {
    const own = (await server.context()) as unknown as Host
    return { ...own, policy: (person) => ({ ...own.policy(person), marketingPace }) }
  }
  const offer = async (promotions: object[] = [gift], params: object = {}): Promise<string> => {
    const sysname = `gift-${(last += 1)}`
    const texts = { en: { title: 'A gift', text: '' } }
    await db.write((tx) =>
      putOffer(tx, { sysname, texts, images: {}, trigger: { action: 'campaign', params }, promotions })
    )
    return sysname
  }
  const put = async (more: Partial<TermsInput> = {}): Promise<string> => {
    const sysname = `campaign-${(last += 1)}`
    const terms: TermsInput = {
      trigger: { on: 'segment' },
      segment: everybody,
      arms: [{ name: 'all', share: 100, offer: more.arms ? '' : await offer() }],
      holdout: 0,
      budget_minor: { USD: 1_000_000 },
      ...more,
    }
    await operatorCall(db, 'marketing.put', { sysname, title: sysname, terms, reason: 'a test of it' })
    // Another member has said yes.
    await db.write(async (tx) => {
      const row = await lockNamed(tx, sysname)
      if (row) await startCampaign(tx, row.id)
    })
    return sysname
  }
  return {
    ...world,
    context,
    offer,
    put,
    find: async () => findOccasions(await context()),
    give: async (host?: Host) => {
      const by = host ?? (await context())
      while ((await giveDue(by)) === 0);
    },
    tagged: (tag: string): TermsInput['segment'] => ({ any: [{ all: [{ fact: 'tag', has: tag }] }] }),
    tag: (uid: bigint, tag: string) =>
      query('insert into marketing.tags (uid, tag) values ($1, $2) on conflict do nothing', [uid, tag]),
    /** Players who are nobody's but of their number: as many as a race needs. */
    crowd: async (count: number, tag: string): Promise<bigint[]> => {
      const rows = await query<{ uid: bigint }>(
        `insert into identity.users (login, email, password_hash) select l, l, '' from (select $2 || n || '@crowd.example' as l from generate_series(1, $1) n) u returning uid`,
        [count, tag]
      )
      const uids = rows.map(({ uid }) => uid)
      await query(
        `insert into players.profiles (uid, fakename, currency, locale) select uid, 'player-' || uid, 'USD', 'en' from unnest($1::bigint[]) as u (uid)`,
        [uids]
      )
      await query('insert into marketing.tags (uid, tag) select uid, $2 from unnest($1::bigint[]) as u (uid)', [
        uids,
        tag,
      ])
      return uids
    },
    outcomes: async (sysname: string) =>
      Object.fromEntries(
        (
          await query<{ outcome: string; count: number }>(
            `select coalesce(outcome, 'waiting') as outcome, count(*)::int as count from marketing.occasions o join marketing.campaigns c on c.id = o.campaign_id where c.sysname = $1 group by 1`,
            [sysname]
          )
        ).map(({ outcome, count }) => [outcome, count])
      ),
    state: async (sysname: string) =>
      (
        await query<{ state: string; stopped_by: string | null }>(
          'select state, stopped_by from marketing.campaigns where sysname = $1',
          [sysname]
        )
      )[0],
    news: (player: Pick<Player, 'uid'>) =>
      query(`update players.profiles set news_email = true, news_email_products = '{}' where uid = $1`, [player.uid]),
  }
}
export type MarketingWorld = Awaited<ReturnType<typeof openMarketing>>
