import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MarketingWorld, openMarketing, words } from './marketing.fixture.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

describe('what a campaign says', () => {
  it('BON-20 is told by SMS too where the campaign says so, to a confirmed number of who agreed to news by phone, with a link that stops it', async () => {
    const tag = 'by-sms'
    const players = await Promise.all([world.rich(), world.rich(), world.rich()])
    for (const [at, { uid }] of players.entries()) {
      await world.tag(uid, tag)
      await world.query(
        `update identity.users set phone = $2, phone_confirmed_at = case when $3 then now() end where uid = $1`,
        [uid, `+4670174060${at}`, at !== 1]
      )
      await world.query(`update players.profiles set news_email = true, news_phone = $2 where uid = $1`, [
        uid,
        at !== 2,
      ])
    }
    const told = async (message: object) => {
      await world.put({
        segment: world.tagged(tag),
        arms: [{ name: 'all', share: 100, message: { ...words, ...message } }],
      })
      await world.find()
      await world.give()
      return (
        await world.query<{ uid: bigint; to: string; body: string; unsubscribe_url: string | null }>(
          `select uid, to_address as to, body, unsubscribe_url from messages.outbox where key = 'news.campaign' and channel = 'sms' and uid = any ($1) order by uid`,
          [players.map(({ uid }) => uid)]
        )
      ).filter(({ body }) => body !== '')
    }
    expect(await told({})).toEqual([])
    const [only, ...others] = await told({ by_sms: true })
    expect([only?.uid, others]).toEqual([players[0]?.uid, []])
    expect(only?.body).toContain('For you\n')
    expect(only?.body).toContain('/profile/bonuses')
    expect(only?.unsubscribe_url).toContain('unsubscribe')
  })
})
