/** A line of this player in every module, by the part of the export that has to have it. */
export const lines: readonly (readonly [part: string, insert: string, expected: object])[] = [
  [
    'contact_changes',
    `insert into identity.contact_changes (uid, kind, contact) values ($1, 'phone', '447700900177')`,
    { contact: '447700900177' },
  ],
  [
    'messages',
    `insert into messages.outbox (uid, key, topic, kind, channel, locale, to_address, brand, subject, content_hash, state, sent_at) values ($1, 'payments.withdrawal-paid', 'payments', 'service', 'email', 'en', 'lines@example.com', 'Ante', 'We sent you money', '\\x00', 'accepted', now())`,
    { key: 'payments.withdrawal-paid', to: 'lines@example.com', state: 'accepted' },
  ],
  [
    'inbox',
    `insert into messages.inbox (uid, message, topic, locale, title, text) select $1::bigint, max(id), 'payments', 'en', 'A deposit has arrived', 'Of a sum' from messages.outbox where uid = $1::bigint`,
    { title: 'A deposit has arrived' },
  ],
  [
    'message_choices',
    `insert into messages.preferences (uid, topic, channel, is_on) values ($1, 'payments', 'email', false)`,
    { topic: 'payments', channel: 'email', is_on: false },
  ],
  [
    'unreachable_contacts',
    `insert into messages.marks (channel, address, uid, unreachable_at) values ('email', 'gone' || $1::bigint || '@example.com', $1::bigint, now())`,
    { channel: 'email' },
  ],
  [
    'past_sessions',
    `insert into identity.past_sessions (uid, session, started_at, ended_at) values ($1::bigint, 9000000 + $1::bigint, now() - interval '1 hour', now())`,
    {},
  ],
  [
    'social',
    `insert into identity.social_identities (service, subject, uid) values ('telegram', 'x' || $1::bigint, $1::bigint)`,
    { service: 'telegram' },
  ],
  [
    'passkeys',
    `insert into identity.passkeys (id, uid, rp_id, public_key, counter, name, is_backed_up) values ('key' || $1::bigint, $1::bigint, 'ante.example', '\\x00', 0, 'My phone', false)`,
    { name: 'My phone', domain: 'ante.example' },
  ],
  ['authenticator', `insert into identity.authenticators (uid, secret, confirmed_at) values ($1, 'sealed', now())`, {}],
  // The registration itself has left it.
  ['news_choices', 'select $1::bigint', { channel: 'email', product: 'all', is_given: true, source: 'registration' }],
  ['kept', `insert into players.kept_values (uid, key, value) values ($1, 'slip', '1')`, { key: 'slip', value: '1' }],
  [
    'exclusions',
    `insert into protection.exclusions (uid, period, ends_at) values ($1, '24h', now() - interval '1 hour')`,
    { period: '24h' },
  ],
  [
    'limits',
    `insert into protection.limits (uid, kind, days, most, since) values ($1, 'deposit', 7, 5000, now())`,
    { kind: 'deposit', most: '5000' },
  ],
  [
    'withheld_gifts',
    `insert into campaigns.withheld (uid, offer_id, others) select $1::bigint, max(id), '{1}' from campaigns.offers`,
    { decision: null },
  ],
  [
    'raffle_tickets',
    `with d as (insert into draws.draws (sysname, kind, texts, currency, starts_at, ends_at, due_before, prizes_minor, stakes, tickets_most, seed, seed_hash)
       values ('lines-' || $1::bigint, 'raffle', '{}', 'USD', now() - interval '1 hour', now() + interval '1 hour', now() + interval '1 hour', '{100}', '{"USD": 100}', 5, 's', 'h') returning id),
      e as (insert into draws.entries (draw_id, player_uid, mark, tickets) select id, $1::bigint, 'mark', 2 from d)
     insert into draws.tickets (draw_id, first, last, player_uid, source) select id, 1, 2, $1::bigint, 'stakes' from d`,
    { first: '1', last: '2', source: 'stakes' },
  ],
  ['raffle_entries', 'select $1::bigint', { mark: 'mark', tickets: 2 }],
  [
    'drawn_prizes',
    `insert into draws.prizes (draw_id, place, amount_minor, ticket, player_uid, paid_minor, currency, won_at)
       select draw_id, 1, 100, 2, player_uid, 100, 'USD', now() from draws.tickets where player_uid = $1`,
    { place: 1, ticket: '2', paid_minor: '100' },
  ],
  ['house_limit', `insert into protection.house_limits (uid, most) values ($1, 5000)`, { most: '5000' }],
  ['means', `insert into protection.means (uid, approved_at) values ($1, now())`, {}],
  [
    'register_checks',
    `insert into registers.answers (uid, register, moment, word, trace) values ($1, 'gamstop', 'login', 'clear', 't')`,
    { register: 'gamstop' },
  ],
  [
    'offers',
    `insert into campaigns.offer_claims (uid, offer_id, via, bonus_ids) select $1, id, 'button', '{}' from campaigns.offers limit 1`,
    { via: 'button' },
  ],
  [
    'cashbacks',
    `insert into bonuses.cashbacks (uid, status, amount_minor, currency, receiving_expired_at, idempotency_key, input_hash, reason, made_by) values ($1, 'active', 500, 'USD', now() + interval '7 days', 'key-' || $1::bigint, '', 'a tenth of it', 'clerk')`,
    { status: 'active', amount_minor: '500' },
  ],
  [
    'studio_frames',
    `insert into studios.sessions (id, uid, game, wallet, currency, site_session, expires_at) values ('frame' || $1::bigint, $1::bigint, 'two-crows', 'softswiss', 'USD', 1, now() + interval '1 hour')`,
    { game: 'two-crows', wallet: 'softswiss' },
  ],
  ['likes', `insert into games.likes (player_uid, game) values ($1, 'midnight-orchard')`, { game: 'midnight-orchard' }],
  [
    'points_received',
    `insert into loyalty.received_months (player_uid, month, received) values ($1, '2026-01-01', 500)`,
    { hundredths: '500' },
  ],
  ['levels', `insert into loyalty.paid_levels (player_uid, program, place) values ($1, 'night', 2)`, { place: 2 }],
  [
    'purchases',
    `with product as (insert into loyalty.products (texts, price_points) values ('{}', 5) returning id)
     insert into loyalty.purchases (player_uid, product_id, price_points, gift, idempotency_key, input_hash) select $1, id, 5, '{}', 'k', '' from product`,
    { price_points: '5' },
  ],
  [
    'quests',
    `with quest as (insert into loyalty.quests (sysname, texts, repeats, goal, reward_points) values ('q', '{}', 'once', '{"type": "pages", "pages": ["/fairness"]}', 5)
       on conflict (sysname) do update set place = 0 returning sysname)
     insert into loyalty.quest_progress (player_uid, quest, done) select $1, sysname, 1 from quest`,
    { quest: 'q', done: 1 },
  ],
  [
    'own_characters',
    `insert into loyalty.owned_characters (player_uid, character_id) values ($1, 'fox')`,
    { character: 'fox' },
  ],
  [
    'points_adjustments',
    `insert into loyalty.adjustments (player_uid, idempotency_key, input_hash, points, balance, reason, made_by) values ($1, 'points-' || $1::bigint, '', 40, 4000, 'a late answer', 'clerk')`,
    { points: '40', reason: 'a late answer' },
  ],
  [
    'loyalty_notices',
    `insert into loyalty.notices (player_uid, trigger, amount) values ($1, 'level', 100)`,
    { trigger: 'level' },
  ],
  ['character', `insert into loyalty.members (player_uid, character_id) values ($1, 'fox')`, { character: 'fox' }],
  [
    'play_pattern',
    `insert into harm.players (uid, score) values ($1, 12) on conflict (uid) do update set score = 12`,
    { score: 12 },
  ],
  [
    'talks',
    `insert into harm.interactions (uid, by_name, way, note) values ($1, 'clerk', 'email', 'Asked how it goes')`,
    { note: 'Asked how it goes' },
  ],
  [
    'consents',
    `insert into tracking.consents (proof, uid, market, version, answers, locale, is_private, kept_until, place) values ('proof-' || $1::bigint, $1::bigint, 'default', 1, '{"analytics": true}', 'en', false, now() + interval '5 years', 'question')`,
    { market: 'default', place: 'question', answers: { analytics: true } },
  ],
  [
    'link_that_led_here',
    `insert into tracking.attributions (uid, track_id, publisher_id, link_id, goal_id, goal_entry_id, clicked_at) values ($1, '55', 'pub', '', '', '', now())`,
    { track_id: '55', publisher_id: 'pub' },
  ],
  [
    'told_to_publishers',
    `insert into tracking.postbacks (uid, goal, facts, sent_at) values ($1, 'registration', '{"track_id": "55"}', now())`,
    { goal: 'registration', facts: { track_id: '55' } },
  ],
  [
    'page_events',
    `insert into tracking.events (name, params, uid) values ('game_start', '{"game": "wheel"}', $1)`,
    { name: 'game_start', params: { game: 'wheel' } },
  ],
  [
    'first_steps',
    `insert into tracking.funnel_steps (market, step, uid, day) values ('default', 'first_deposit', $1, '2026-11-24')`,
    { day: '2026-11-24', step: 'first_deposit' },
  ],
  ['days_here', `insert into tracking.active_days (uid, day) values ($1, '2026-11-24')`, { day: '2026-11-24' }],
  [
    'device_mark',
    `insert into tracking.marks (uid, session, address) values ($1, 'bark', '198.51.100.7')`,
    { session: 'bark', address: '198.51.100.7' },
  ],
  [
    'fraud_checks',
    `insert into tracking.fraud_checks (uid, action, has_mark, state, score) values ($1, 'withdrawal', true, 'APPROVE', 425)`,
    { action: 'withdrawal', state: 'APPROVE', score: 425 },
  ],
  [
    'push_devices',
    `insert into push.subscriptions (uid, session, endpoint, p256dh, auth, locale) values ($1::bigint, 1, 'https://push.example/' || $1::bigint, 'p', 'a', 'en')`,
    { locale: 'en' },
  ],
  [
    'push_choices',
    `insert into push.choices (uid, bets, payments, support, matches, shows_details) values ($1, true, true, true, false, false)`,
    { matches: false },
  ],
  ['followed_matches', `insert into push.follows (uid, fixture) values ($1, 7)`, { fixture: 7 }],
  [
    'conversations',
    `insert into support.conversations (uid, kind, subject, locale) values ($1, 'ticket', 'Cards', 'en')`,
    { subject: 'Cards', state: 'waiting' },
  ],
  [
    'support_messages',
    `insert into support.messages (conversation, side, body, key) select id, 'writer', 'Which cards?', 'k' from support.conversations where uid = $1`,
    { text: 'Which cards?' },
  ],
  [
    'support_notes',
    `insert into support.notes (conversation, by_name, body) select id, 'clerk', 'Asked the bank' from support.conversations where uid = $1`,
    { text: 'Asked the bank' },
  ],
  [
    'chat_events',
    `insert into support.vendor_events (uid, event, message, conversation_id) values ($1, 'sent', 'Hi', 'c-1')`,
    { message: 'Hi' },
  ],
  [
    'dormancy',
    `insert into dormancy.cases (uid, state, last_sign_at, balance, is_written, due_at) values ($1, 'noticed', now(), 'kept', true, now())`,
    { state: 'noticed', balance: 'kept' },
  ],
  [
    'identity_history',
    `insert into verification.history (uid, by, event, state, step) values ($1, 'system', 'asked', 'not_started', 'identity')`,
    { step: 'identity' },
  ],
  [
    'free_bets',
    `insert into sportsbook.free_bets (uid, source, currency, stake_minor, returns_stake, expires_at) values ($1, 'offer:1:0', 'USD', 500, false, now() + interval '1 day')`,
    { stake_minor: '500', status: 'active' },
  ],
]
