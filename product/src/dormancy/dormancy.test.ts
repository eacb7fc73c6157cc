import { randomUUID } from 'node:crypto'
import { instant } from '@ante/kit/instant'
import { type Currency, defaultCurrency, money } from '@ante/kit/money'
import type { Policy } from '@ante/kit/policy'
import { locales, messagesOf } from '@ante/texts'
import { type Member, staffMember } from '@ante/testing/staff'
import { testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountPath, audit, houseAccount, owedAccount, playerAccount, post } from '../ledger/index.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import type { DormancyNotice } from './contract.ts'
import type { DormancyCase } from './contract-staff.ts'
import { findDormant } from './find-dormant.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
type Rules = Policy['dormant']
const own = createPolicies().of(instant(Date.now()), ['default'])
const handedOver: Rules = { after: { count: 30, unit: 'months' }, noticeDays: 30, balance: 'to-regulator' }
let rules: Rules = handedOver
const policyOf = (): Policy => ({ ...own, market: 'mga', dormant: rules })

let server: TestServer
let clerk: Member
beforeAll(async () => {
  server = await testServer({ policies: { files: policyFiles, of: policyOf }, env: { ANTE_ROLE: 'web' } })
  clerk = await staffMember(server, ['players:read', 'balances:adjust'])
})
afterAll(() => server.stop())
beforeEach(() => (rules = handedOver))

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
const run = async () => {
  const context = await server.context()
  await findDormant({ ...context, policy: policyOf })
}
const give = (
  uid: bigint,
  minor: bigint,
  { to = playerAccount(uid, 'main'), currency = defaultCurrency }: { to?: AccountPath; currency?: Currency } = {}
) =>
  server.database.db.write((tx) =>
    post(tx, {
      key: randomUUID(),
      kind: 'opening',
      postings: [{ from: houseAccount('opening'), to, amount: money(minor, currency), code: 'opening' }],
    })
  )
const owe = (uid: bigint, minor: bigint) =>
  server.database.db.write((tx) =>
    post(tx, {
      key: randomUUID(),
      kind: 'opening',
      postings: [{ from: owedAccount(uid), to: houseAccount('opening'), amount: money(minor), code: 'debt' }],
    })
  )
/** Last there so long ago, signed out, with a confirmed email. */
async function gone(player: Player, ago = '4 years'): Promise<void> {
  await query(
    `update identity.users set registered_at = now() - interval '5 years', email_confirmed_at = now() where uid = $1`,
    [player.uid]
  )
  await query('delete from identity.sessions where uid = $1', [player.uid])
  await query(`update identity.last_signs set at = now() - $2::interval where uid = $1`, [player.uid, ago])
}
async function rich(minor = 5000n): Promise<Player> {
  const player = await server.player()
  if (minor > 0n) await give(player.uid, minor)
  return player
}
async function richInEuro(locale: string): Promise<Player> {
  const player = await server.player({ locale })
  await query(`update players.profiles set currency = 'EUR' where uid = $1`, [player.uid])
  await give(player.uid, 1200n, { currency: 'EUR' })
  return player
}
const comeDue = (uid: bigint) =>
  query(`update dormancy.cases set due_at = now() - interval '1 minute' where uid = $1`, [uid])
const balanceOf = async (uid: bigint, purse = 'main') =>
  (
    await query<{ balance_minor: bigint }>('select balance_minor from ledger.accounts where path = $1', [
      `player:${uid}:${purse}`,
    ])
  )[0]?.balance_minor ?? 0n
const casesOf = async (uid: bigint) =>
  (await clerk.get<{ last_sign_at: string; cases: DormancyCase[] }>('dormancy.get', { uid: String(uid) })).data.cases
const lettersTo = (uid: bigint) =>
  query<{ subject: string; body: string }>(
    `select subject, body from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 order by id`,
    [uid]
  )
const subjectOf = (name: 'dormantSoon' | 'dormantNow', locale = 'en') =>
  messagesOf(locale).letters[name].subject.replaceAll('{brand}', 'Ante')
const noticesTo = async (uid: bigint, locale = 'en') =>
  (await lettersTo(uid)).filter(({ subject }) =>
    [subjectOf('dormantSoon', locale), subjectOf('dormantNow', locale)].includes(subject)
  )
async function signIn(player: Player): Promise<void> {
  const [user] = await query<{ login: string }>('select login from identity.users where uid = $1', [player.uid])
  const enter = (more: object = {}) =>
    player.post('auth.login', { login: user?.login, password: 'correct-horse-9', ...more })
  const entered = await enter()
  if (entered.status === 200) return
  // Whoever was away for a year is asked for the code of a letter, too.
  expect(entered.error.code).toBe('second_step_needed')
  const code = /\b(\d{6})\b/.exec((await lettersTo(player.uid)).at(-1)?.body ?? '')?.[1]
  expect((await enter({ code })).status).toBe(200)
}
const noticeOf = async (player: Player) =>
  (await player.call<{ notice: DormancyNotice | null }>('account.getDormancy')).data.notice
const hasSound = async () => expect(await server.database.db.read((tx) => audit(tx))).toEqual([])

describe('an account that nobody uses', () => {
  it('is written to in time, handed over on its date, told of at the next sign-in, and given back by staff', async () => {
    const player = await rich()
    await gone(player)
    await run()
    await run()
    const [noticed] = await casesOf(player.uid)
    expect(noticed).toMatchObject({ state: 'noticed', is_written: true, balance: 'to-regulator', amount: null })
    const days = (Date.parse(noticed?.due_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29)
    expect(await balanceOf(player.uid)).toBe(5000n)
    const [soon, ...more] = await noticesTo(player.uid)
    expect(more).toEqual([])
    expect(soon?.subject).toBe(subjectOf('dormantSoon'))
    expect(soon?.body).toContain('$50.00')
    expect(soon?.body).toContain('Malta Gaming Authority')
    expect(soon?.body).not.toMatch(/[{}]/)

    await comeDue(player.uid)
    await run()
    await run()
    expect(await balanceOf(player.uid)).toBe(0n)
    const [dormant] = await casesOf(player.uid)
    expect(dormant).toMatchObject({ state: 'dormant', amount: { amount: 50, currency: 'USD' } })
    expect((await noticesTo(player.uid)).map(({ subject }) => subject)).toEqual([
      subjectOf('dormantSoon'),
      subjectOf('dormantNow'),
    ])
    const lines = await query<{ code: string; amount_minor: bigint }>(
      `select p.code, p.amount_minor from ledger.postings p join ledger.accounts a on a.id = p.to_account where a.path = 'house:dormant:to-regulator'`
    )
    expect(lines).toContainEqual({ code: 'dormant-balance', amount_minor: 5000n })

    await signIn(player)
    expect(await noticeOf(player)).toMatchObject({
      balance: 'to-regulator',
      amount: { amount: 50, currency: 'USD' },
      is_returned: false,
    })
    const history = await player.call<{ items: { type: string; method: string }[] }>('cashier.gethistory')
    expect(history.data.items[0]).toMatchObject({ type: 'debit', method: 'dormant', amount: { amount: 50 } })
    await player.post('account.seeDormancy')
    expect(await noticeOf(player)).toBeNull()

    const back = { uid: String(player.uid), case: dormant?.id, reason: 'the player asked for it' }
    const key = randomUUID()
    const given = await clerk.call('dormancy.giveback', back, { idempotencyKey: key })
    expect([given.status, given.data]).toEqual([200, { uid: back.uid, amount: { amount: 50, currency: 'USD' } }])
    expect((await clerk.call('dormancy.giveback', back)).status).toBe(409)
    expect(await balanceOf(player.uid)).toBe(5000n)
    expect(await noticeOf(player)).toMatchObject({ is_returned: true })
    await run()
    expect((await casesOf(player.uid))[0]).toMatchObject({ state: 'ended', ended_by: 'player' })
    await hasSound()
  })

  it('is not dormant when its player comes back between notice and date, however late the job sees it', async () => {
    const player = await rich()
    await gone(player)
    await run()
    await signIn(player)
    await comeDue(player.uid)
    await run()
    expect((await casesOf(player.uid))[0]).toMatchObject({ state: 'ended', ended_by: 'player', dormant_at: null })
    expect(await balanceOf(player.uid)).toBe(5000n)
    expect(await noticeOf(player)).toBeNull()
  })

  it('keeps its time when a session ends, and when all sessions are long deleted', async () => {
    const player = await rich()
    await query(`update identity.sessions set seen_at = now() - interval '1 hour' where uid = $1`, [player.uid])
    await query('delete from identity.sessions where uid = $1', [player.uid])
    const [sign] = await query<{ days: number }>(
      `select extract(epoch from now() - at)::int / 86400 as days from identity.last_signs where uid = $1`,
      [player.uid]
    )
    expect(sign).toEqual({ days: 0 })
    await run()
    expect(await casesOf(player.uid)).toEqual([])
  })

  it('pays what its player owes first, and is dormant without a posting when nothing is left', async () => {
    const [debtor, poor] = [await rich(5000n), await rich(0n)]
    await owe(debtor.uid, 2000n)
    for (const player of [debtor, poor]) await gone(player)
    await run()
    for (const player of [debtor, poor]) await comeDue(player.uid)
    await run()
    expect([await balanceOf(debtor.uid), await balanceOf(debtor.uid, 'owed')]).toEqual([0n, 0n])
    expect((await casesOf(debtor.uid))[0]).toMatchObject({ state: 'dormant', amount: { amount: 30 } })
    expect((await casesOf(poor.uid))[0]).toMatchObject({ state: 'dormant', amount: null })
    expect((await noticesTo(poor.uid))[0]?.body).not.toContain('$')
    await hasSound()
  })

  it('waits for bets, payments and bonus money that have not come to their end', async () => {
    const player = await rich()
    await give(player.uid, 700n, { to: playerAccount(player.uid, 'bonus') })
    await gone(player)
    await run()
    await comeDue(player.uid)
    await run()
    expect((await casesOf(player.uid))[0]).toMatchObject({ state: 'noticed' })
    expect(await balanceOf(player.uid)).toBe(5000n)
    await server.database.db.write((tx) =>
      post(tx, {
        key: randomUUID(),
        kind: 'bonus',
        postings: [
          {
            from: playerAccount(player.uid, 'bonus'),
            to: houseAccount('bonuses'),
            amount: money(700n),
            code: 'bonus-expire',
          },
        ],
      })
    )
    await run()
    expect((await casesOf(player.uid))[0]).toMatchObject({ state: 'dormant', amount: { amount: 50 } })
  })

  it('is left alone while its player is excluded, restricted or blocked, and counted anew after a break', async () => {
    const [excluded, blocked, returned] = [await rich(), await rich(), await rich()]
    for (const player of [excluded, blocked, returned]) await gone(player)
    await run()
    await query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [excluded.uid])
    await query(`update identity.users set status = 'banned' where uid = $1`, [blocked.uid])
    await query(
      `update identity.users set excluded_until = now() - interval '3 days', returns_at = now() - interval '2 days' where uid = $1`,
      [returned.uid]
    )
    for (const player of [excluded, blocked, returned]) await comeDue(player.uid)
    await run()
    await run()
    expect((await casesOf(excluded.uid)).map(({ ended_by }) => ended_by)).toEqual(['rules'])
    expect((await casesOf(blocked.uid)).map(({ ended_by }) => ended_by)).toEqual(['rules'])
    expect((await casesOf(returned.uid)).map(({ ended_by }) => ended_by)).toEqual(['player'])
    for (const { uid } of [excluded, blocked, returned]) expect(await balanceOf(uid)).toBe(5000n)
  })

  it('is counted anew when staff have reached its player, whom no letter could reach', async () => {
    const player = await rich()
    await gone(player)
    await query('update identity.users set email_confirmed_at = null where uid = $1', [player.uid])
    await run()
    expect((await casesOf(player.uid))[0]).toMatchObject({ state: 'noticed', is_written: false })
    expect(await noticesTo(player.uid)).toEqual([])
    const spoken = { uid: String(player.uid), reason: 'spoke on the phone' }
    expect((await clerk.call('dormancy.recordcontact', spoken)).status).toBe(200)
    expect((await clerk.call('dormancy.recordcontact', spoken)).status).toBe(404)
    await run()
    expect((await casesOf(player.uid)).map(({ ended_by }) => ended_by)).toEqual(['staff'])
  })

  it('is done with what its notice said when the rules change before the date, and let go when there are none any more', async () => {
    const [told, freed] = [await rich(), await rich()]
    await gone(told)
    await run()
    rules = { ...handedOver, balance: 'forfeited' }
    await comeDue(told.uid)
    await run()
    expect((await casesOf(told.uid))[0]).toMatchObject({ state: 'dormant', balance: 'to-regulator' })
    await gone(freed)
    await run()
    rules = { after: null, noticeDays: 30, balance: 'kept' }
    await run()
    expect((await casesOf(freed.uid))[0]).toMatchObject({ state: 'ended', ended_by: 'rules' })
  })

  it('goes on where a run was killed, and takes nothing twice when two run at once', async () => {
    const players = [await rich(), await rich(), await rich()]
    for (const player of players) await gone(player)
    await run()
    for (const player of players) await comeDue(player.uid)
    const context = await server.context()
    let writes = 0
    const dying = {
      ...context,
      policy: policyOf,
      db: {
        ...context.db,
        read: context.db.read.bind(context.db),
        write: (work: never) => {
          writes += 1
          return writes > 1 ? Promise.reject(new Error('killed')) : context.db.write(work)
        },
      },
    }
    await expect(findDormant(dying as never)).rejects.toThrow('killed')
    await Promise.all([run(), run()])
    for (const { uid } of players) {
      expect(await balanceOf(uid)).toBe(0n)
      expect((await noticesTo(uid)).length).toBe(2)
    }
    await hasSound()
  })

  it('is written to in each language, in the currency of its player', async () => {
    const players = new Map<string, Player>()
    for (const { code } of locales) players.set(code, await richInEuro(code))
    for (const player of players.values()) await gone(player)
    for (const balance of ['kept', 'forfeited', 'to-regulator'] as const) {
      rules = { ...handedOver, balance }
      for (const { uid } of players.values()) {
        await query('delete from dormancy.cases where uid = $1', [uid])
        await query(`delete from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1`, [uid])
      }
      await run()
      for (const [code, { uid }] of players) {
        const [letter] = await noticesTo(uid, code)
        expect(letter?.body, code).toContain('€12.00')
        expect(letter?.body, code).toContain(code === 'en' ? '/profile' : `/${code}/profile`)
        expect(letter?.body, code).not.toMatch(/[{}]/)
      }
    }
  })

  it('is shown to staff who may read players, and changed by those alone who may adjust balances', async () => {
    const reader = await staffMember(server, ['players:read'])
    const uid = String((await rich()).uid)
    expect((await reader.get('dormancy.get', { uid })).status).toBe(200)
    expect((await reader.call('dormancy.recordcontact', { uid, reason: 'spoke' })).status).toBe(403)
    expect((await reader.call('dormancy.giveback', { uid, case: '1', reason: 'asked' })).status).toBe(403)
    expect((await clerk.call('dormancy.giveback', { uid, case: '999999', reason: 'asked' })).status).toBe(404)
    expect((await server.visitor().call('account.getDormancy')).status).toBe(401)
  })
})
