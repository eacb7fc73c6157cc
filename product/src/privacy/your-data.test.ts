import { locales } from '@ante/texts'
import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { lines } from './personal-lines.fixture.ts'
import { dropOldExports, writeExport } from './export-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
  await query(`insert into loyalty.characters (id, texts) values ('fox', '{}') on conflict do nothing`)
  await query(`insert into campaigns.offers (texts) values ('{}')`)
})
afterAll(() => server.stop())

type Player = Awaited<ReturnType<TestServer['player']>>
interface Request {
  id: string
  state: 'requested' | 'ready' | 'failed'
  parts_done: number
  parts: number
  expires_at: string | null
}
type Parts = Record<string, Record<string, unknown>[]>
const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.db.pool.query<Record<string, unknown>>(text, values)).rows
const last = async (player: Player) =>
  (await player.call<{ request: Request | null }>('privacy.getexport')).data.request
async function exported(player: Player): Promise<Request> {
  const asked = await player.post<Request>('privacy.requestexport')
  expect([asked.status, asked.data.state, asked.data.parts_done]).toEqual([200, 'requested', 0])
  await expect.poll(async () => (await last(player))?.state, { timeout: 60_000 }).toBe('ready')
  const found = await last(player)
  if (!found) throw new Error('the export is not there')
  return found
}
const file = async (player: Player, id: string, format: 'json' | 'html') =>
  player.call<{ name: string; type: string; text: string }>('privacy.getexportfile', { id, format })
const dataOf = async (player: Player): Promise<Parts> =>
  JSON.parse((await file(player, (await exported(player)).id, 'json')).data.text) as Parts

/** Tables that name a player and are in no export, and why. */
const notExported: Readonly<Record<string, string>> = {
  'bonuses.decisions': 'of staff, who are named there',
  'bonuses.moves': 'in the ledger’s words; the bonuses themselves are exported',
  'cashier.reversals': 'corrections of deposits, which say so by their state',
  'games.exports': 'files of the same rounds',
  'games.keys': 'keys of idempotency',
  'games.pauses': 'when the player last played, which the rounds say',
  'games.seeds': 'secrets until they are shown on the page of fairness',
  'identity.brand_exclusions': 'stand among the exclusions, with their name',
  'identity.confirmations': 'codes',
  'identity.devices': 'hashes of cookies; the sessions say more',
  'identity.known_networks': 'are among the logins',
  'identity.recoveries': 'links',
  'identity.passwords_set': 'links',
  'identity.recovery_codes': 'codes',
  'identity.backup_codes': 'hashes of codes',
  'identity.passkey_users': 'a random number that authenticators know the account by',
  'identity.second_step_codes': 'codes',
  'identity.social_proofs': 'tokens',
  'protection.counted_deposits': 'the deposits once more, as limits count them',
  'cashback.rechecks': 'that play has changed since its cashback was given, until the cashback is worked out again',
  'loyalty.counted_plays': 'the numbers of rounds and bets once more, as points count them',
  'cashier.payout_waits': 'what the level of the programme gives, once more',
  'protection.statement_reminders': 'that an email went, which is exported',
  'registers.checks': 'the last of the answers, which are exported',
  'sportsbook.delayed_bets': 'seconds before they are bets',
  'sportsbook.player_exposures': 'sums of open bets',
  'sportsbook.voids': 'say so by the state of the bet',
  'draws.candidates': 'rounds that wait for a prize to be theirs, which are exported',
  'studios.rounds': 'the rounds once more, by the names that their studios give them',
  'studios.transactions': 'the stakes and wins of those rounds, by the numbers of their studios',
  'tournaments.scored_rounds': 'the points of the entries, round by round',
  'players.persons': 'keyed fingerprints',
  'players.excluded_matches': 'another person’s account, and what staff suspects',
  'verification.people': 'keyed fingerprints',
  'verification.requisites': 'keyed fingerprints',
  'verification.tasks': 'what staff suspects, which the law forbids to tell',
  'privacy.exports': 'this',
  'privacy.erasures': 'of who has no account any more',
}

describe('the data of a player', () => {
  it('is exported as JSON and as a page, by a job that says how far it is, and to its player’s own session alone', async () => {
    const player = await server.player({ email: 'data@example.com', birth_date: '10.12.1985' })
    const { id, parts, parts_done, expires_at } = await exported(player)
    expect(parts_done).toBe(parts)
    expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000)
    const json = await file(player, id, 'json')
    expect([json.data.type, json.data.name]).toEqual([
      'application/json',
      expect.stringMatching(/^my-data-\d{4}-\d{2}-\d{2}\.json$/),
    ])
    const data = JSON.parse(json.data.text) as Parts
    expect(data['account']?.[0]).toMatchObject({ number: String(player.uid), email: 'data@example.com' })
    expect(data['profile']?.[0]?.['fields']).toMatchObject({ last_name: 'Lovelace', birth_date: '10.12.1985' })
    // Nothing secret is among it.
    expect(json.data.text).not.toMatch(/hash|token|secret/i)
    const html = (await file(player, id, 'html')).data.text
    expect(html).toContain('<h2>Account</h2>')
    expect(html).toContain('data@example.com')
    const other = await server.player()
    expect((await file(other, id, 'json')).status).toBe(404)
    expect((await server.visitor().call('privacy.getexport')).status).toBe(401)
    expect((await server.visitor().call('privacy.getexportfile', { id, format: 'json' })).status).toBe(401)
  })

  it('has a line of every module that holds one', async () => {
    const player = await server.player()
    for (const [, insert] of lines) await query(insert, [player.uid])
    const data = await dataOf(player)
    // The registration is a step of its own, counted a moment later.
    const found: Parts = {
      ...data,
      first_steps: (data['first_steps'] ?? []).filter(({ step }) => step !== 'registered'),
    }
    for (const [part, , expected] of lines) expect(found[part], part).toEqual([expect.objectContaining(expected)])
    for (const part of [
      'devices',
      'sign_ins',
      'last_use',
      'limit_changes',
      'reality_checks',
      'deposits',
      'withdrawals',
      'prizes',
      'adjustments',
      'cards',
      'bonuses',
      'tournaments',
      'bets',
      'rounds',
    ])
      expect(Array.isArray(data[part]), part).toBe(true)
    expect(data['devices']).toHaveLength(1)
  })

  it('leaves out no table that names a player, but those that are listed with a reason', async () => {
    const named = await query(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attname in ('uid', 'player_uid') and not a.attisdropped
        where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not like 'pg_%' and c.relname not like '%\\_model'`
    )
    const read = await readTables()
    const missing = named.map(({ name }) => String(name)).filter((name) => !read.has(name) && !(name in notExported))
    expect(missing).toEqual([])
    const stale = Object.keys(notExported).filter(
      (name) => read.has(name) || !named.some((one) => one['name'] === name)
    )
    expect(stale).toEqual([])
  })

  it('is written in the language of the player, and nothing in it becomes part of the page', async () => {
    const player = await server.player()
    await query(`insert into players.kept_values (uid, key, value) values ($1, 'note', '<script>alert(1)</script>')`, [
      player.uid,
    ])
    for (const { code, dir } of locales) {
      const asked = await player.post<Request>('privacy.requestexport', {}, { locale: code })
      await expect.poll(async () => (await last(player))?.state, { timeout: 60_000 }).toBe('ready')
      const html = (await file(player, asked.data.id, 'html')).data.text
      expect(html, code).toContain(`<html lang="${code}" dir="${dir}">`)
      expect(html).not.toContain('<script>')
      expect(html).toContain('&lt;script&gt;')
    }
  })

  it('is written by one job when it is asked for many times at once, and every request is answered with it', async () => {
    const player = await server.player()
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.post<Request>('privacy.requestexport')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await query('select count(*)::int as n from privacy.exports where uid = $1', [player.uid])).toEqual([
      { n: 1 },
    ])
  })

  it('expires: the file is gone at once when its days are over, and deleted by the job', async () => {
    const player = await server.player()
    const { id } = await exported(player)
    await query(`update privacy.exports set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect((await file(player, id, 'json')).status).toBe(404)
    expect(await last(player)).toBeNull()
    await dropOldExports((await server.context()) as never)
    expect(await query('select 1 from privacy.exports where id = $1', [id])).toEqual([])
  })

  it('is told to have failed when the job has failed too often, and can be asked for again', async () => {
    const player = await server.player()
    const [made] = await query(
      `insert into privacy.exports (uid, locale, parts) values ($1, 'en', 1) returning id::text`,
      [player.uid]
    )
    const id = String(made?.['id'])
    const context = await server.context()
    const broken = { ...context, db: { ...context.db, read: () => Promise.reject(new Error('away')) } }
    for (const _ of [1, 2, 3]) await expect(writeExport(broken as never, { id })).rejects.toThrow('away')
    await writeExport(broken as never, { id })
    expect((await last(player))?.state).toBe('failed')
    expect((await exported(player)).state).toBe('ready')
  })

  it('RG-11 is exported to who excluded themselves, too', async () => {
    const player = await server.player()
    await query(`update identity.users set excluded_until = now() + interval '1 year' where uid = $1`, [player.uid])
    expect((await exported(player)).state).toBe('ready')
  })
})

/** The tables that the statements of all parts read. */
async function readTables(): Promise<ReadonlySet<string>> {
  const { readdir, readFile } = await import('node:fs/promises')
  const root = new URL('../', import.meta.url)
  const paths = (await readdir(root, { recursive: true })).filter((path) => path.endsWith('store-personal-data.ts'))
  const texts = await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8')))
  const reads = texts.flatMap((text) => [...text.matchAll(/\bselect [^`]*?\bfrom ([a-z_]+\.[a-z_]+)/g)])
  return new Set(reads.flatMap(([, name]) => (name === undefined ? [] : [name])))
}
