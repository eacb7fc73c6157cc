import { describe, expect, it } from 'vitest'
import { becomes, context, cut, later, member, of, query, swede, under, useRegisters } from './registers.fixture.ts'
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
  const before = await query<{ id: bigint }>('select coalesce(max(id), 0) as id from identity.letters')
  await sendNewsToAll(await context(), { id: String(news?.id) })
  const sent = await query<{ uid: bigint }>('select uid from identity.letters where id > $1', [before[0]?.id])
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

  it('asks no register that may be asked at sign-in alone: its answer of this day counts', async () => {
    under(of.se)
    const [today, before] = [await subscriber(swede), await subscriber(swede)]
    await later(before.uid, '2 days')
    const count = async () => Number((await query<{ n: bigint }>('select count(*) as n from registers.answers'))[0]?.n)
    const answers = await count()
    expect(await reached(today, before)).toEqual([true, false])
    expect(await count()).toBe(answers)
  })
})
