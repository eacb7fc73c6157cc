import { randomUUID } from 'node:crypto'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putSetting } from '../content/index.ts'
import { supportSettings } from './contract.ts'
import { jobs } from './jobs.ts'
import { dropOld } from './store.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  // Somebody is there on one minute of the week: at every other moment nobody is.
  await server.database.db.write((tx) =>
    putSetting(tx, 'support', { hours: { timeZone: 'UTC', list: [{ days: [1], from: '00:00', to: '00:01' }] } })
  )
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const key = () => randomUUID()
const form = () => ({
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'Complaint',
  message: 'My bet was settled wrongly.',
  key: key(),
})

describe('complaints', () => {
  it('ACC-22 a complaint is lodged at any hour, by visitors and players, also by one who is excluded or restricted', async () => {
    expect((await server.visitor().post('support.sendFeedback', form())).status).toBe(200)
    const player = await server.player()
    const wrote = await player.post<{ conversation: string }>('support.send', { text: 'My bet is wrong', key: key() })
    expect(wrote.status).toBe(200)
    expect(
      await query('select kind, state from support.conversations where id = $1', [wrote.data.conversation])
    ).toEqual([{ kind: 'ticket', state: 'waiting' }])
    const excluded = await server.player()
    await query(`update identity.users set excluded_until = now() + interval '1 year' where uid = $1`, [excluded.uid])
    const restricted = await server.player()
    await query(`update identity.users set status = 'restricted' where uid = $1`, [restricted.uid])
    for (const { uid } of [excluded, restricted])
      await query('update identity.sessions set seen_at = now() where uid = $1', [uid])
    for (const who of [excluded, restricted]) {
      expect((await who.post('support.send', { text: 'My payment is missing', key: key() })).status).toBe(200)
      expect((await who.post('support.sendFeedback', form())).status).toBe(200)
    }
  })

  it('ACC-22 correspondence is kept for five years and chats for ninety days at least, whatever the setting says', async () => {
    const days = supportSettings.parse({})
    expect(days).toMatchObject({ keepTicketDays: 1827, keepVisitorDays: 90 })
    for (const less of [{ keepTicketDays: 1826 }, { keepVisitorDays: 89 }, { keepDays: 89 }])
      expect(supportSettings.safeParse(less).success, JSON.stringify(less)).toBe(false)
    expect(jobs['support.drop-old'].everyMs).toBeLessThanOrEqual(86_400_000)
    const player = await server.player()
    const old: Record<string, number> = {}
    for (const [name, uid, kind, age] of [
      ['ticket', player.uid, 'ticket', 1826],
      ['ticket of a visitor', null, 'ticket', 1826],
      ['dispute', player.uid, 'dispute', 4000],
      ['chat', player.uid, 'chat', 89],
      ['chat of a visitor', null, 'chat', 89],
    ] as const) {
      const [row] = await query<{ id: bigint }>(
        `insert into support.conversations (uid, kind, state, subject, locale, about, about_id)
           values ($1, $2, 'closed', $3, 'en', case $2 when 'dispute' then 'bet' end, case $2 when 'dispute' then '7' end) returning id`,
        [uid, kind, name]
      )
      old[name] = age
      await query(`update support.conversations set changed_at = now() - make_interval(days => $2) where id = $1`, [
        row?.id,
        age,
      ])
    }
    const there = async () =>
      (
        await query<{ subject: string }>('select subject from support.conversations where subject = any ($1)', [
          Object.keys(old),
        ])
      )
        .map(({ subject }) => subject)
        .toSorted()
    const drop = () => server.database.db.write((tx) => dropOld(tx, { visitors: 90, players: 90, tickets: 1827 }))
    await drop()
    expect(await there()).toEqual(Object.keys(old).toSorted())
    await query(
      `update support.conversations set changed_at = changed_at - interval '2 days' where subject = any ($1)`,
      [Object.keys(old)]
    )
    await drop()
    expect(await there()).toEqual(['dispute'])
  })
})
