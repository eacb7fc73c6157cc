import { createVault } from '@ante/product/cashier/vault'
import { isStaffAccess } from '@ante/kit/contract'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { seeds } from '@ante/product/seeds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRegistry } from '../registry.ts'

/** Something of a player's that a call names by an id: how it is made (`$1` is the player), and which of its columns is the id. */
const things = {
  session: `select max(id)::text as id from identity.sessions where uid = $1`,
  passkey: `insert into identity.passkeys (id, uid, rp_id, public_key, counter, name, is_backed_up) values ('key-of-' || $1::bigint, $1::bigint, 'localhost', '\\x00', 0, 'My phone', false) returning id`,
  notice: `with sent as (insert into messages.outbox (uid, key, topic, kind, channel, locale, to_address, brand, subject, content_hash, state, sent_at)
     values ($1, 'payments.withdrawal-paid', 'payments', 'service', 'inbox', 'en', '', 'Ante', 'We sent you money', '\\x00', 'accepted', now()) returning id, uid)
    insert into messages.inbox (uid, message, topic, locale, title, text) select uid, id, 'payments', 'en', 'A deposit has arrived', 'Of a sum' from sent returning id`,
  check: `insert into verification.checks (uid, step, state, key, trigger) values ($1::bigint, 'funds', 'not_started', 'funds-of-' || $1::bigint, 'limit') returning key as id`,
  bonus: `insert into bonuses.bonuses (uid, kind, source, status, amount_minor, currency, days, wager_times, texts, weights, available_until) values ($1, 'casino', 'test', 'available', 100, 'USD', 7, 3, '{}', '{}', now() + interval '1 day') returning id`,
  bettingBonus: `insert into bonuses.bonuses (uid, kind, source, status, amount_minor, currency, days, wager_times, texts, weights, available_until) values ($1, 'betting', 'test-b', 'available', 100, 'USD', 7, 3, '{}', '{}', now() + interval '1 day') returning id`,
  cashback: `insert into bonuses.cashbacks (uid, status, amount_minor, currency, receiving_expired_at, idempotency_key, input_hash, reason, made_by) values ($1, 'active', 500, 'USD', now() + interval '7 days', 'key-' || $1::bigint, '', 'a tenth of it', 'clerk') returning id`,
  deposit: `insert into cashier.deposits (uid, method_id, provider, amount_minor, currency, status, idempotency_key, input_hash, locale, site) select $1, id, provider, 5000, 'USD', 'pending', 'deposit-key', '\\x00', 'en', 'http://localhost' from cashier.methods where direction = 'deposit' limit 1 returning id`,
  withdrawal: `insert into cashier.withdrawals (uid, method_id, provider, amount_minor, currency, status, idempotency_key, input_hash, approve_at, check_at) select $1, id, provider, 5000, 'USD', 'pending', 'withdrawal-key', '\\x00', now() + interval '1 day', now() + interval '1 day' from cashier.methods where direction = 'withdrawal' limit 1 returning id`,
  history: `insert into games.exports (player_uid, from_at, to_at, state, csv, ready_at, rounds) values ($1, now() - interval '1 day', now(), 'ready', 'round,stake', now(), 1) returning id`,
  data: `insert into privacy.exports (uid, locale, parts, parts_done, state, json, html, ready_at, expires_at) values ($1, 'en', 1, 1, 'ready', '{"secret": true}', '<p>secret</p>', now(), now() + interval '1 day') returning id`,
  round: `insert into games.rounds (id, player_uid, game, version, stake_minor, win_minor, currency, status, choices, view, nonce, seed_id) values (ledger.next_id(), $1, 'parlour-blackjack', '1', 500, 0, 'USD', 'open', '[null]', '{}', 1, 1) returning id`,
  bet: `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency) values (ledger.next_id(), $1, 2000, 4000, now(), 'open', 'USD') returning id`,
  freeBet: `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, expires_at) values ($1, 'offer:1:0', 'USD', 500, false, now() + interval '1 day') returning id`,
  boost: `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, boost_percent, extra_most_minor, expires_at) values ($1, 'offer:2:0', 'USD', 500, true, 20, 1000, now() + interval '1 day') returning id`,
  conversation: `insert into support.conversations (uid, kind, subject, locale) values ($1, 'ticket', 'Cards', 'en') returning id`,
  message: `insert into support.messages (conversation, side, body, key) select id, 'staff', 'Which cards?', 'k' from support.conversations where uid = $1 returning id`,
  attachment: `insert into support.attachments (message, name, type, size, content) select max(m.id), 'card.png', 'image/png', 1, '\\x00' from support.messages m join support.conversations c on c.id = m.conversation where c.uid = $1 returning id`,
  device: `insert into push.subscriptions (uid, session, endpoint, p256dh, auth, locale) select $1::bigint, max(id), 'https://push.example/' || $1::bigint, 'p', 'a', 'en' from identity.sessions where uid = $1::bigint returning id`,
  endpoint: `select endpoint as id from push.subscriptions where uid = $1`,
} as const
type Thing = keyof typeof things

interface Try {
  readonly field: string
  readonly of: Thing
  readonly with?: Readonly<Record<string, unknown>>
}
const one = (field: string, of: Thing, more: Try['with'] = {}): readonly Try[] => [{ field, of, with: more }]
const conversation = (more: Try['with'] = {}) => one('conversation', 'conversation', more)
const text = { text: 'Mine, please', key: 'a-key-of-mine-1' }
const selections = JSON.stringify([{ market_id: '1', outcome: 'home', price: 2 }])
const bet = { selections, stake: '5', price_policy: 'any' }
/** A match of the day after tomorrow with one market, on which there is a price. */
const match = `
  with league as (insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, rating) values ('football', 'ids', 'League', 'GB', 'England', '{}') returning id),
    sides as (insert into sportsbook.participants (sport, country_code, name, short_name) values ('football', 'GB', 'Home', 'H'), ('football', 'GB', 'Away', 'A') returning id),
    event as (insert into sportsbook.events (sport, competition_id, home_id, away_id, round, starts_at, source, replay, state)
      select 'football', league.id, least.id, most.id, '1', now() + interval '2 days', 'ids:1', false, '{"phase": "not_started", "minute": 0, "added": 0, "score": {"home": 0, "away": 0}, "redCards": {"home": 0, "away": 0}}'
        from league, (select min(id) as id from sides) least, (select max(id) as id from sides) most returning id),
    market as (insert into sportsbook.markets (id, event_id, market_type, specifier, status, version) overriding system value select 1, event.id, '1x2', '', 'open', 1 from event returning id)
  insert into sportsbook.outcomes (market_id, code, position, price, status) select market.id, 'home', 1, 2000, 'active' from market`

/** Every call of players that takes an id of something that belongs to one of them. */
const tries: Readonly<Record<string, readonly Try[]>> = {
  'account.endSession': one('session', 'session'),
  'account.removePasskey': one('passkey', 'passkey'),
  'account.renamePasskey': one('passkey', 'passkey', { name: 'Yours' }),
  'messages.read': one('message', 'notice'),
  'sumsub.getAccessToken': one('externalActionId', 'check'),
  'bonuses.activate': one('bonus_id', 'bonus'),
  'bonuses.deactivate': one('bonus_id', 'bonus'),
  'bonuses.remove': one('bonus_id', 'bonus'),
  'BettingBonuses.activate': one('bonus_id', 'bettingBonus'),
  'BettingBonuses.remove': one('bonus_id', 'bettingBonus'),
  'cashbacks.payout': one('cashback_id', 'cashback'),
  'cashbacks.remove': one('cashback_id', 'cashback'),
  'cashier.cancelwithdrawal': one('transaction_id', 'withdrawal'),
  'cashier.gettransaction': [...one('transaction_id', 'withdrawal'), ...one('transaction_id', 'deposit')],
  'games.gethistoryexportfile': one('id', 'history'),
  'games.getround': one('id', 'round'),
  'games.advance': one('round', 'round', { step: 1, choice: '"stand"' }),
  'privacy.getexportfile': [...one('id', 'data', { format: 'json' }), ...one('id', 'data', { format: 'html' })],
  'sportsbook.getbets': one('ids', 'bet'),
  'sportsbook.placebet': [...one('free_bet', 'freeBet', bet), ...one('boost', 'boost', bet)],
  'support.getConversation': conversation(),
  'support.send': conversation(text),
  'support.attach': conversation({ key: text.key, name: 'a.png', type: 'image/png', content: 'iVBORw0KGgo=' }),
  'support.getAttachment': one('attachment', 'attachment'),
  'support.read': [...conversation({ message: '1' })],
  'support.type': conversation(),
  'support.rate': conversation({ rating: 1 }),
  'support.close': conversation(),
  'support.mailTranscript': conversation(),
  'support.escalate': conversation(),
  'support.openDispute': (['bet', 'round', 'deposit', 'withdrawal'] as const).flatMap((of) =>
    one('about_id', of, { about: of === 'bet' || of === 'round' ? of : 'payment', ...text })
  ),
  'push.unsubscribe': one('endpoint', 'endpoint'),
  'push.removedevice': one('device', 'device'),
}
/** Ids of what is everybody's, or of nobody until it is found, and words that are ids of nothing; and why. */
const othersIds: Readonly<Record<string, string>> = {
  'auth.register id': 'what a messenger has signed',
  'auth.register character_id': 'a figure of the house',
  'loyalty.setcharacter id': 'a figure of the house',
  'loyalty.buyproduct id': 'an article of the shop',
  'cashier.makedeposit methodId': 'a way to pay',
  'cashier.makewithdrawal methodId': 'a way to pay',
  'cashier.makedeposit campaign_offer_id': 'an offer',
  'campaigns.takepromotions offer_id': 'an offer',
  'campaigns.getoffers ids': 'offers',
  'campaigns.getpromotions ids': 'promotions',
  'popups.get ids': 'windows of the house',
  'tournaments.get ids': 'tournaments',
  'tournaments.participate tournament_id': 'a tournament',
  'leaderboard.get tournament_id': 'a tournament',
  'draws.get ids': 'draws',
  'draws.gettickets draw_id': 'a draw, whose tickets bear no name',
  'draws.buytickets draw_id': 'a draw',
  'Jackpots.get ids': 'jackpots',
  'Jackpots.getWinners id': 'a jackpot',
  'games.playtable round': 'a round of all players',
  'games.demo round': 'a round of the caller’s own token',
  'sportsbook.getfixtures ids': 'matches',
  'sportsbook.getfixture id': 'a match',
  'sportsbook.getprices ids': 'prices',
  'push.follow fixture': 'a match',
  'FreshChat.storeChatEvent conversation_id': 'a word of the vendor, kept with the caller',
  'tracking.hit track_id': 'a publisher’s',
  'tracking.hit publisher_id': 'a publisher',
  'tracking.hit goal_id': 'a publisher’s',
  'tracking.hit goal_entry_id': 'a publisher’s',
  'tracking.hit link_id': 'a publisher’s',
  'support.send message': 'a text',
  'support.sendFeedback message': 'a text',
  'FreshChat.storeChatEvent message': 'a text',
  'support.read message': 'one of the conversation, which is tried',
  'push.subscribe replaces': 'the browser’s own address, of which only the caller’s is dropped',
}
const isId = (field: string): boolean =>
  /(^|_)ids?$|Id$|^(session|passkey|device|message|conversation|attachment|round|fixture|free_bet|boost|replaces)$/.test(
    field
  )

const calls = [...createRegistry().calls.values()].filter(({ endpoint }) => !isStaffAccess(endpoint.access))
let server: TestServer
let owner: Visitor & { uid: bigint }
let thief: Visitor & { uid: bigint }
const ids = new Map<Thing, string>()
beforeAll(async () => {
  server = await testServer({
    // Of identity nothing is asked: whose check it is, is known here.
    ports: { identity: {}, payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
    env: { ANTE_ROLE: 'web' },
  })
  for (const { name, run } of seeds) if (name === 'games' || name === 'cashier') await server.database.db.write(run)
  await rows(match)
  ;[owner, thief] = [await server.player(), await server.player()]
  for (const [name, statement] of Object.entries(things) as [Thing, string][]) {
    const [row] = await rows<{ id: unknown }>(statement, [owner.uid])
    ids.set(name, String(row?.id))
  }
})
afterAll(() => server.stop())

const rows = async <Row>(statement: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(statement, values)).rows as Row[]

/** All that is written of the owner, in every table that names a player. */
async function written(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string; by: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as name, c.column_name as by from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where c.column_name in ('uid', 'player_uid') and t.table_type = 'BASE TABLE' and c.table_schema not in ('information_schema', 'pg_catalog')`
  )
  const found: Record<string, string> = {}
  for (const { name, by } of tables) {
    const [row] = await rows<{ sum: string }>(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t where ${by} = $1`,
      [owner.uid]
    )
    found[name] = row?.sum ?? ''
  }
  return found
}

describe('another player’s id', () => {
  it('API-14 every call that takes an id is tried with one, or its id is nobody’s', () => {
    const taken = calls.flatMap(({ key, endpoint }) =>
      Object.keys((endpoint.input as { shape?: object }).shape ?? {})
        .filter(isId)
        .map((field) => `${key} ${field}`)
    )
    const tried = Object.entries(tries).flatMap(([key, all]) => all.map(({ field }) => `${key} ${field}`))
    expect(taken.filter((name) => !tried.includes(name) && othersIds[name] === undefined)).toEqual([])
    expect([...ids].filter(([, id]) => id === 'undefined')).toEqual([])
  })

  it.each(Object.entries(tries))(
    'API-14 $0 reads and changes nothing by it, and answers as to one that nobody has',
    async (key, all) => {
      const call = calls.find((found) => found.key === key)
      expect(call).toBeDefined()
      const before = await written()
      for (const { field, of, with: more } of all) {
        const id = ids.get(of) ?? ''
        const answers = []
        // The second is one that nobody has.
        for (const given of [id, /^\d+$/.test(id) ? '987654321987' : `${id}9`]) {
          const answer = await thief.call<unknown>(
            key,
            { ...more, [field]: given },
            { method: call?.endpoint.method ?? 'GET' }
          )
          answers.push([answer.status, answer.data, answer.error?.code, answer.error?.error_data])
        }
        expect(answers[0], `${field} of ${of}`).toEqual(answers[1])
        expect(JSON.stringify(answers[0])).not.toMatch(/secret|Which cards|round,stake/)
      }
      expect(await written()).toEqual(before)
    }
  )
})
