import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { type TestServer, testServer } from '@ante/testing/server'
import { staffMember } from '@ante/testing/staff'
import { messagesOf } from '@ante/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCashier } from '../../seeds/cashier.ts'
import { seedGames } from '../../seeds/games.ts'
import { audit, playerAccount, post } from '../ledger/index.ts'
import { tellPlayer } from '../players/index.ts'
import { verifyChain } from '../staff/audit.ts'
import { lines } from './personal-lines.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
  await query(`insert into loyalty.characters (id, texts) values ('fox', '{}') on conflict do nothing`)
  await query(`insert into campaigns.offers (texts) values ('{}')`)
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
const password = 'correct-horse-9'
const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.db.pool.query<Record<string, unknown>>(text, values)).rows

describe('the erasure of a player', () => {
  it('is told to the address that was confirmed, once, and nobody is written to afterwards', async () => {
    const someone = async (email: string, isConfirmed: boolean) => {
      const player = await server.player({ email })
      await query('update identity.users set email_confirmed_at = case when $2 then now() end where uid = $1', [
        player.uid,
        isConfirmed,
      ])
      expect((await player.post('privacy.erase', { password })).data).toBe(1)
      const state = async () => (await query('select state from privacy.erasures where uid = $1', [player.uid]))[0]
      await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'done' })
      return player
    }
    const [told, untold] = [await someone('told@example.com', true), await someone('untold@example.com', false)]
    const { subject } = messagesOf('en').yourData.letter
    const letters = (uid: bigint) =>
      query(
        `select to_address, subject, sent_at is not null as is_sent from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1`,
        [uid]
      )
    // It waits for its turn, or has gone and keeps neither address nor subject.
    const [letter, ...more] = await letters(told.uid)
    expect(more).toEqual([])
    expect([
      { to_address: 'told@example.com', subject: subject.replaceAll('{brand}', 'Ante'), is_sent: letter?.['is_sent'] },
      { to_address: '', subject: '', is_sent: true },
    ]).toContainEqual(letter)
    expect(await letters(untold.uid)).toEqual([])
    const site = { origin: 'http://localhost', brand: 'Ante' }
    for (const { uid } of [told, untold])
      expect(
        await server.database.db.write((tx) =>
          tellPlayer(tx, uid, { key: 'protection.statement', site, values: () => ({}) })
        )
      ).toBe(false)
  })

  it('ACC-18 asks for the password, closes the account at once, and leaves nothing that names the person but what the law has kept, apart', async () => {
    const email = 'forget@example.com'
    const player = await server.player({ email, birth_date: '10.12.1985', phone: '+447700900188' })
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    for (const [, insert] of lines) await query(insert, [player.uid])
    await query(
      `insert into support.conversations (uid, kind, subject, locale, name, email) values ($1, 'chat', 'Hi', 'en', 'Ada', $2)`,
      [player.uid, email]
    )
    await query('update protection.exclusions set ends_at = now() - interval $$1 day$$ where uid = $1', [player.uid])
    const elsewhere = server.visitor()
    await elsewhere.post('auth.login', { login: email, password })
    expect((await player.post('privacy.erase')).error.invalid_parameters).toHaveProperty('password')
    expect((await player.post('privacy.erase', { password: 'wrong-horse-9' })).error.invalid_parameters).toHaveProperty(
      'password'
    )
    // There is a passkey among what was put in: the password alone is not enough.
    expect((await player.post('privacy.erase', { password })).error.code).toBe('second_factor_needed')
    await query('update identity.sessions set verified_at = now() where uid = $1', [player.uid])
    expect((await player.post('privacy.erase', { password })).data).toBe(1)
    for (const visitor of [player, elsewhere]) expect((await visitor.call('account.getBalance')).status).toBe(401)
    const state = async () => (await query('select state from privacy.erasures where uid = $1', [player.uid]))[0]
    await expect.poll(state, { timeout: 60_000 }).toEqual({ state: 'done' })
    expect(await query('select login, email, phone, status from identity.users where uid = $1', [player.uid])).toEqual([
      { login: `erased:${player.uid}`, email: null, phone: null, status: 'deleted' },
    ])
    expect(
      await query('select fakename, fields, news_email from players.profiles where uid = $1', [player.uid])
    ).toEqual([{ fakename: `erased${player.uid}`, fields: {}, news_email: false }])
    for (const table of [
      'identity.social_identities',
      'identity.contact_changes',
      'identity.devices',
      'identity.authenticators',
      'identity.passkeys',
      'players.kept_values',
      'players.persons',
      'cashier.requisites',
      'support.vendor_events',
      'tracking.consents',
      'tracking.attributions',
      'tracking.postbacks',
      'tracking.events',
      'tracking.marks',
      'tracking.fraud_checks',
    ])
      expect(await query(`select 1 from ${table} where uid = $1`, [player.uid]), table).toEqual([])
    expect(await query('select 1 from games.likes where player_uid = $1', [player.uid])).toEqual([])
    // ACC-22: what was asked in writing stays without a contact, and its talk in a chat does not.
    expect(
      await query('select kind, state, name, email from support.conversations where uid = $1', [player.uid])
    ).toEqual([{ kind: 'ticket', state: 'closed', name: '', email: null }])
    // What the law has kept stays: under the number of the account, and the name apart from it.
    for (const table of [
      'players.news_choices',
      'protection.exclusions',
      'protection.limits',
      'registers.answers',
      'harm.interactions',
      'verification.history',
    ])
      expect(await query(`select 1 as kept from ${table} where uid = $1 limit 1`, [player.uid]), table).toHaveLength(1)
    expect(
      await query(
        `select retained, retained_until > now() + interval '1800 days' as is_long from privacy.erasures where uid = $1`,
        [player.uid]
      )
    ).toMatchObject([{ retained: { last_name: 'Lovelace', birth_date: '10.12.1985' }, is_long: true }])
    expect((await server.visitor().post('auth.login', { login: email, password })).status).toBe(401)
    // The contacts are free again.
    expect((await server.player({ email, phone: '+447700900188' })).uid).not.toBe(player.uid)
  })

  it('leaves the books balanced and the chain of the audit log whole', async () => {
    const player = await server.player()
    await pay(player, 'in', { from: 'house:adjustments', to: playerAccount(player.uid, 'main') })
    await pay(player, 'out', { from: playerAccount(player.uid, 'main'), to: 'house:adjustments' })
    await staffMember(server, ['players:read'])
    const moves = () => query(`select count(*)::int as n from ledger.postings`)
    const before = await moves()
    expect((await player.post('privacy.erase', { password })).data).toBe(1)
    await expect
      .poll(async () => (await query('select state from privacy.erasures where uid = $1', [player.uid]))[0], {
        timeout: 60_000,
      })
      .toEqual({ state: 'done' })
    expect(await moves()).toEqual(before)
    expect(await server.database.db.read((tx) => audit(tx))).toEqual([])
    const chain = await server.database.db.read((tx) => verifyChain(tx))
    expect([chain.broken, chain.rows > 0]).toEqual([null, true])
  })

  it('is done once of many that are asked for at the same time', async () => {
    const player = await server.player()
    await query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid])
    const answers = await Promise.all(Array.from({ length: 4 }, () => player.post('privacy.erase', { password })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    // One that comes when it is done finds no session, or no password.
    expect(answers.every(({ status }) => [200, 400, 401].includes(status))).toBe(true)
    expect(
      await query(
        `select count(*)::int as n from messages.outbox where channel = 'email' and state <> 'withheld' and uid = $1 and subject like $2`,
        [player.uid, '%is closed']
      )
    ).toEqual([{ n: 1 }])
    expect(await query('select count(*)::int as n from privacy.erasures where uid = $1', [player.uid])).toEqual([
      { n: 1 },
    ])
  })

  it('ACC-18 is refused while money is in the account or on its way, while a bet or a round is open, and to who excluded themselves', async () => {
    const rich = await server.player()
    await pay(rich, 'rich', { from: 'house:adjustments', to: playerAccount(rich.uid, 'main') })
    const left = await rich.post('privacy.erase', { password })
    expect([left.status, left.error.code]).toEqual([409, 'balance_left'])
    const waiting = await server.player()
    await query(
      `insert into games.open_rounds (player_uid, game, round_id, started_at) values ($1, 'midnight-orchard', 1, now())`,
      [waiting.uid]
    )
    const open = await waiting.post('privacy.erase', { password })
    expect([open.status, open.error.code]).toEqual([409, 'open_bets'])
    const excluded = await server.player()
    await query(`update identity.users set excluded_until = now() + interval '1 year' where uid = $1`, [excluded.uid])
    expect((await excluded.post('privacy.erase', { password })).error.code).toBe('self_excluded')
    for (const one of [rich, waiting]) expect((await one.call('account.getBalance')).status).toBe(200)
    expect(
      await query('select 1 from privacy.erasures where uid = any($1)', [[rich.uid, waiting.uid, excluded.uid]])
    ).toEqual([])
  })

  it('ACC-18 closes an account whose rest is too little to withdraw for who gives up exactly that sum, and not for money that can be withdrawn', async () => {
    await server.database.db.write(seedCashier)
    const player = await server.player()
    await pay(player, 'rest', { from: 'house:adjustments', to: playerAccount(player.uid, 'main') })
    const erase = (more: object) => player.post('privacy.erase', { password, ...more })
    // Who waits for a round is not asked for the rest first.
    await query(
      `insert into games.open_rounds (player_uid, game, round_id, started_at) values ($1, 'midnight-orchard', 1, now())`,
      [player.uid]
    )
    expect((await erase({})).error.code).toBe('open_bets')
    await query('delete from games.open_rounds where player_uid = $1', [player.uid])
    const asked = await erase({})
    expect([asked.status, asked.error.code]).toEqual([409, 'balance_left'])
    expect(asked.error.error_data).toEqual({ rest: { amount: 1, currency: 'USD' } })
    expect((await erase({ give_up: '0.99' })).status).toBe(409)
    expect((await erase({ give_up: '1.00' })).data).toBe(1)
    const line = await query('select direction, amount_minor, purpose from cashier.adjustments where uid = $1', [
      player.uid,
    ])
    expect(line).toEqual([{ direction: 'debit', amount_minor: 100n, purpose: 'correction' }])
    expect(await server.database.db.read((tx) => audit(tx))).toEqual([])

    const rich = await server.player()
    for (let at = 0; at < 10; at += 1)
      await pay(rich, `rich-${at}`, { from: 'house:adjustments', to: playerAccount(rich.uid, 'main') })
    const kept = await rich.post('privacy.erase', { password, give_up: '10.00' })
    expect([kept.error.code, kept.error.error_data]).toEqual(['balance_left', {}])
  })
})

const pay = (player: Player, key: string, way: { from: string; to: string }) =>
  server.database.db.write((tx) =>
    post(tx, {
      key: `${key}-${player.uid}-${randomUUID()}`,
      hash: Buffer.alloc(32),
      kind: 'adjustment',
      postings: [{ ...way, amount: money(100n, 'USD'), code: 'adjustment' }],
    } as never)
  )
