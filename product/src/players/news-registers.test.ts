import { describe, expect, it } from 'vitest'
import {
  answersOf,
  becomes,
  context,
  cut,
  later,
  member,
  numbered,
  of,
  query,
  swede,
  takesStakes,
  under,
  useRegisters,
} from './registers.fixture.ts'
import { sendNewsToAll } from './send-news.ts'

useRegisters()

/** Who asked for news and whose address is confirmed. */
async function subscriber(fields: Record<string, unknown> = {}) {
  const one = await member(fields)
  await query(`update identity.users set email_confirmed_at = now() where uid = $1`, [one.uid])
  await query(
    `update players.profiles set news_email = true, news_email_products = '{casino,betting}' where uid = $1`,
    [one.uid]
  )
  return one
}
/** Sends news and answers who of these got it. */
async function reached(...people: readonly { uid: bigint }[]): Promise<boolean[]> {
  const [news] = await query<{ id: bigint }>(
    `insert into players.news (locale, subject, body) values ('en', 'Cup week', 'Eight matches.') returning id`
  )
  const before = await query<{ id: bigint }>('select coalesce(max(id), 0) as id from messages.outbox')
  await sendNewsToAll(await context(), { id: String(news?.id) })
  const sent = await query<{ uid: bigint }>(
    `select uid from messages.outbox where channel = 'email' and state <> 'withheld' and id > $1`,
    [before[0]?.id]
  )
  return people.map(({ uid }) => sent.some((one) => one.uid === uid))
}

describe('news in a market with a register', () => {
  it('goes to whom the register does not know, and to nobody whom it has come to know, who is excluded from then on', async () => {
    under(of.gb)
    const [free, gone] = [await subscriber(), await subscriber()]
    for (const { uid } of [free, gone]) await later(uid, '2 days')
    await becomes(gone.uid, 'last_name', 'Excluded')
    expect(await reached(free, gone)).toEqual([true, false])
    const [user] = await query<{ register_block: string }>('select register_block from identity.users where uid = $1', [
      gone.uid,
    ])
    expect(user?.register_block).toBe('excluded')
  })

  it('goes to nobody about whom the register cannot be asked, unless its answer is of this day', async () => {
    under(of.gb)
    const [asked, old] = [await subscriber(), await subscriber()]
    await later(old.uid, '2 days')
    await cut()
    expect(await reached(asked, old)).toEqual([true, false])
  })

  it('SAFE-13 asks a register with an interface for news by that, each time, and what it says is about this news alone', async () => {
    under(of.se)
    const [free, gone] = [await subscriber(swede), await subscriber(swede)]
    await later(free.uid, '2 days')
    await becomes(gone.uid, 'document_number', numbered('001'))
    const checks = () =>
      query('select word, at from registers.checks where uid = any ($1) order by uid', [[free.uid, gone.uid]])
    const before = await checks()
    expect(await reached(free, gone)).toEqual([true, false])
    expect(await reached(free)).toEqual([true])
    expect((await answersOf(free.uid)).map(({ moment, word }) => [moment, word])).toEqual([
      ['news', 'clear'],
      ['news', 'clear'],
      ['registration', 'clear'],
    ])
    expect((await answersOf(gone.uid))[0]).toMatchObject({
      moment: 'news',
      word: 'excluded',
      reference: expect.any(String),
    })
    expect(await checks()).toEqual(before)
    expect(await takesStakes(gone.uid)).toBe(true)
  })

  it('goes to nobody while the register’s interface for news fails, answers another question or is cut off', async () => {
    under(of.se)
    const people = [await subscriber(swede), await subscriber(swede), await subscriber(swede)]
    await becomes(people[0]?.uid ?? 0n, 'document_number', numbered('003'))
    await becomes(people[1]?.uid ?? 0n, 'document_number', numbered('005'))
    expect(await reached(...people)).toEqual([false, false, true])
    await cut()
    expect(await reached(...people)).toEqual([false, false, false])
  })
})
