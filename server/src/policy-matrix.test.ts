import { randomUUID } from 'node:crypto'
import { instant } from '@ante/kit/instant'
import { money } from '@ante/kit/money'
import { type Market, markets, type Policy, type PolicyField, policyFieldNames } from '@ante/kit/policy'
import { recordOf } from '@ante/kit/record'
import { giveBonus } from '@ante/product/bonuses/index'
import { createVault } from '@ante/product/cashier/vault'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { createPolicies, policyFiles } from '@ante/product/policies/index'
import { createMarks } from '@ante/product/verification/marks'
import { seeds } from '@ante/product/seeds'
import { verifyPlayer } from '@ante/testing/identity'
import { registrationOf, testServer, type TestServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAfter, codeOf, dice, flag, type Probe, rows, yearsAgo } from './policy-matrix.fixture.ts'

type Player = Awaited<ReturnType<TestServer['player']>>
const now = instant(Date.now())
const files = createPolicies()
const own = recordOf(markets, (market) => files.of(now, [market]))

let server: TestServer
/** What holds on the server for everybody; each cell sets its own. */
let inForce: Policy = own.default
let player: Player
/** Who has never played: no round on its way holds up a bonus or a payment. */
let payer: Player
/** Who has never paid in and never chose a limit of deposits. */
let newcomer: Player
/** Nobody knows who this is. */
let stranger: Player
/** Who logged in two minutes ago. */
let lateOne: Player
const under = async <T>(policy: Policy, work: () => Promise<T>): Promise<T> => {
  inForce = policy
  return work()
}

beforeAll(async () => {
  server = await testServer({
    policies: { files: policyFiles, of: () => inForce },
    env: { ANTE_ROLE: 'web' },
    ports: {
      payments: new Map(
        ['bank', 'btcpay'].map((name) => [name, { start: () => Promise.resolve({ outcome: 'unknown' }) }])
      ),
      vault: createVault([{ id: 'test', key: new Uint8Array(32) }]),
      marks: createMarks([{ key: new Uint8Array(32) }]),
    },
  })
  const { db } = server.database
  for (const { run } of seeds.filter(({ name }) => ['games', 'cashier'].includes(name))) await db.write(run)
  await query(
    `insert into jackpots.jackpots (texts, currency, levels) values ('{"en": {"title": "Night", "text": ""}}', 'USD', '{small}')`
  )
  player = await rich()
  payer = await rich()
  newcomer = await rich()
  lateOne = await rich()
  stranger = await rich({ isVerified: false })
  await query(`update identity.sessions set checked_at = checked_at - interval '2 minutes' where uid = $1`, [
    lateOne.uid,
  ])
  // Markets that ask for a limit of deposits have one: what they are asked here is something else.
  await under(own.default, () => payer.post('account.setLimit', { kind: 'deposit', period: 30, amount: '1000000' }))
})
afterAll(() => server.stop())

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
async function rich({ isVerified } = { isVerified: true }): Promise<Player> {
  const made = await under(own.default, () => server.player())
  if (isVerified) await verifyPlayer(server.database, made.uid)
  const postings = [
    {
      from: houseAccount('opening'),
      to: playerAccount(made.uid, 'main'),
      amount: money(10_000_000n),
      code: 'opening' as const,
    },
  ]
  await server.database.db.write((tx) => post(tx, { key: `opening:${made.uid}`, kind: 'opening', postings }))
  return made
}

const register = async (fields: Record<string, unknown>): Promise<string | undefined> => {
  const answer = await server
    .visitor()
    .post('auth.register', registrationOf({ email: `${randomUUID()}@example.com`, ...fields }))
  return answer.status === 200 ? undefined : Object.keys(answer.error.invalid_parameters).join()
}
const spin = async (stake: string): Promise<string | undefined> => {
  // A spin may have begun free spins: what is asked here is whether the next one is allowed, not how the last one ends.
  await query('delete from games.open_rounds where player_uid = $1', [player.uid])
  return codeOf(await player.post('games.play', { sysname: 'midnight-orchard', stake }))
}
/** What the frame of a game is told. */
const told = (name: string) => async (): Promise<string | undefined> => {
  const { data } = await player.call<{ allowed: Record<string, boolean> }>('games.getgame', {
    sysname: 'midnight-orchard',
  })
  return data.allowed[name] ? undefined : 'not told'
}
/** No name of these tests exists in both directions but the card's, and that one pays in. */
const methodId = async (sysname: string): Promise<string> => {
  const [row] = await query<{ id: bigint }>(
    'select id from cashier.methods where sysname = $1 order by direction limit 1',
    [sysname]
  )
  return String(row?.id)
}
const deposit = async (sysname: string, more: object = {}): Promise<string | undefined> => {
  const { data } = await payer.call<{ methods: { sysname: string }[] }>('cashier.getdepositsettings')
  const isOffered = data.methods.some((method) => method.sysname === sysname)
  await query('delete from protection.counted_deposits where uid = $1', [payer.uid])
  const code = codeOf(
    await payer.post('cashier.makedeposit', {
      methodId: await methodId(sysname),
      method: sysname,
      amount: '20',
      ...more,
    })
  )
  // The provider of this test never answers: a deposit that gets there was allowed.
  return code === 'provider_unavailable' && isOffered ? undefined : code
}
const bonus = async (wager_times: number, weights: Record<string, number>): Promise<string | undefined> => {
  const gift = {
    type: 'bonus' as const,
    amounts_minor: { USD: 1000 },
    wager_times,
    days: 7,
    take_within_days: 30,
    weights,
  }
  const id = await server.database.db.write((tx) =>
    giveBonus(tx, { uid: payer.uid, currency: 'USD', source: randomUUID(), gift, texts: {}, images: {} })
  )
  const code = codeOf(await payer.post('bonuses.activate', { bonus_id: String(id) }))
  await payer.post('bonuses.remove', { bonus_id: String(id) })
  return code
}
const cancelled = async (policy: Policy): Promise<string | undefined> => {
  const made = await payer.post<{ transaction: string }>('cashier.makewithdrawal', {
    methodId: await methodId('bank-transfer'),
    method: 'bank-transfer',
    amount: '20',
    requisites: { iban: 'DE89370400440532013000', account_holder: 'Ada Lovelace' },
  })
  expect(made.error, 'withdrawal').toBeUndefined()
  const cancel = () => payer.post('cashier.cancelwithdrawal', { transaction_id: made.data.transaction })
  const code = codeOf(await under(policy, cancel))
  // So that the next one is not one too many.
  if (code !== undefined) await under(own.default, cancel)
  return code
}

const withoutRegisters = (policy: Policy): Policy => ({ ...policy, registers: [] })

/** The fields that bind a call today. */
const probes: Partial<Record<PolicyField, Probe>> = {
  minimumAge: {
    open: (policy) => ({ ...policy, minimumAge: 18 }),
    shut: (policy) => ({ ...policy, minimumAge: 25 }),
    call: (policy) => under(withoutRegisters(policy), () => register({ birth_date: yearsAgo(18) })),
    isOpen: ({ minimumAge }) => minimumAge === 18,
    refusal: 'birth_date',
  },
  passwordMin: {
    open: (policy) => ({ ...policy, passwordMin: 6 }),
    shut: (policy) => ({ ...policy, passwordMin: 12 }),
    call: (policy) => under(withoutRegisters(policy), () => register({ password: 'tulip-9' })),
    isOpen: ({ passwordMin }) => passwordMin <= 7,
    refusal: 'password',
  },
  stakes: {
    open: (policy) => ({ ...policy, stakes: [] }),
    shut: (policy) => ({ ...policy, stakes: [{ product: 'slot', from: 18, to: null, most: { USD: 500, EUR: 500 } }] }),
    call: (policy) => under({ ...policy, cycleMs: own.default.cycleMs }, () => spin('10.00')),
    isOpen: ({ stakes }) => stakes.length === 0,
    refusal: 'stake_above_market',
  },
  cycleMs: {
    open: (policy) => ({ ...policy, cycleMs: { slot: 0, other: 0 } }),
    shut: (policy) => ({ ...policy, cycleMs: { slot: 3_600_000, other: 3_600_000 } }),
    call: async (policy) => {
      await under(own.default, () => spin('1.00'))
      return under(policy, () => spin('1.00'))
    },
    isOpen: ({ cycleMs }) => cycleMs.slot === 0,
    refusal: 'round_too_soon',
  },
  autoplay: flag('autoplay', 'not told', told('autoplay')),
  turbo: flag('turbo', 'not told', told('turbo')),
  slamStop: flag('slamStop', 'not told', told('slam_stop')),
  featureBuy: flag('featureBuy', 'not told', told('feature_buy')),
  severalGames: flag('severalGames', 'not told', told('several_games')),
  demoBeforeAge: flag('demoBeforeAge', 'demo_not_allowed', async () =>
    codeOf(await server.visitor().post('games.demo', { sysname: 'midnight-orchard' }))
  ),
  jackpots: flag('jackpots', 'none', async () => {
    const { data } = await server.visitor().call<{ count: number }>('Jackpots.get')
    return data.count > 0 ? undefined : 'none'
  }),
  wageringMost: {
    open: (policy) => ({ ...policy, wageringMost: null, mixedBonuses: true }),
    shut: (policy) => ({ ...policy, wageringMost: 5 }),
    call: () => bonus(10, { slot: 100 }),
    isOpen: ({ wageringMost }) => wageringMost === null || wageringMost >= 10,
    refusal: 'bonus_not_allowed',
  },
  mixedBonuses: flag('mixedBonuses', 'bonus_not_allowed', () => bonus(1, { slot: 100, betting: 50 })),
  bonusMost: {
    open: (policy) => ({ ...policy, bonusMost: null }),
    shut: (policy) => ({ ...policy, bonusMost: { USD: 999, EUR: 999 } }),
    call: () => bonus(1, { slot: 100 }),
    isOpen: ({ bonusMost }) => bonusMost === null || bonusMost.USD >= 1000,
    refusal: 'bonus_not_allowed',
  },
  welcomeBonus: {
    open: (policy) => ({ ...policy, welcomeBonus: { ...policy.welcomeBonus, isOffered: true, from: 18 } }),
    shut: (policy) => ({ ...policy, welcomeBonus: { ...policy.welcomeBonus, isOffered: false } }),
    call: async (policy) => {
      const code = await under({ ...policy, creditCards: true }, () => deposit('card', { campaign_offer_id: 1 }))
      await query(`delete from cashier.deposits where uid = $1`, [payer.uid])
      return code
    },
    isOpen: ({ welcomeBonus }) => welcomeBonus.isOffered,
    refusal: 'offer_not_allowed',
  },
  laterBonuses: flag('laterBonuses', 'offer_not_allowed', async (policy) => {
    await query(
      `insert into cashier.deposits (uid, method_id, amount_minor, currency, requisites, idempotency_key, input_hash, provider, status, settled_at, site, locale)
         select $1, id, 1000, 'USD', '"x"', 'earlier', '', provider, 'success', now(), '', 'en' from cashier.methods where sysname = 'online-banking' limit 1`,
      [payer.uid]
    )
    const code = await under({ ...policy, creditCards: true }, () => deposit('card', { campaign_offer_id: 1 }))
    await query(`delete from cashier.deposits where uid = $1`, [payer.uid])
    return code
  }),
  depositLimit: {
    open: (policy) => ({ ...policy, depositLimit: own.default.depositLimit }),
    shut: (policy) => ({ ...policy, depositLimit: own.de.depositLimit }),
    call: async (policy) => {
      await query('delete from protection.counted_deposits where uid = $1', [newcomer.uid])
      const given = { methodId: await methodId('card'), method: 'card', amount: '20' }
      const code = await under({ ...policy, creditCards: true }, async () =>
        codeOf(await newcomer.post('cashier.makedeposit', given))
      )
      if (code === 'provider_unavailable') return undefined
      return code === 'limit_choice_needed' || code === 'limit_required' ? 'a limit first' : code
    },
    isOpen: ({ depositLimit }) => depositLimit.duty === 'offered',
    refusal: 'a limit first',
  },
  limitRaise: {
    open: (policy) => ({ ...policy, limitRaise: { hours: 0, isConfirmed: true } }),
    shut: (policy) => ({ ...policy, limitRaise: { hours: 1, isConfirmed: true } }),
    call: async () => {
      const place = { kind: 'stake', period: 1 }
      await player.post('account.setLimit', { ...place, amount: '1000' })
      await player.post('account.setLimit', { ...place, amount: '2000' })
      const code = codeOf(await player.post('account.confirmLimit', place))
      await query('delete from protection.limits where uid = $1', [player.uid])
      return code
    },
    isOpen: ({ limitRaise }) => limitRaise.hours === 0,
    refusal: 'limit_not_ready',
  },
  // This server is connected to no register: where one has to be asked, no account is opened.
  registers: {
    open: withoutRegisters,
    shut: (policy) => ({ ...policy, registers: own.gb.registers }),
    call: async () =>
      codeOf(await server.visitor().post('auth.register', registrationOf({ email: `${randomUUID()}@example.com` }))),
    isOpen: ({ registers }) => registers.length === 0,
    refusal: 'register_unavailable',
  },
  identity: {
    open: (policy) => ({ ...policy, identity: own.default.identity }),
    // Its own rule the operator may switch off, so this is that of a licence.
    shut: (policy) => ({
      ...policy,
      market: policy.market === 'default' ? 'mga' : policy.market,
      identity: own.gb.identity,
    }),
    // The cycle of the market is asked for after identity.
    call: async () => [codeOf(await stranger.post('games.play', dice))].find((code) => code !== 'round_too_soon'),
    isOpen: ({ identity }) => identity.before === 'first-withdrawal' || identity.before === 'deposits',
    refusal: 'sumsub_verification_required',
  },
  checks: {
    open: (policy) => ({ ...policy, checks: [] }),
    shut: (policy) => ({
      ...policy,
      checks: [{ from: 18, to: null, on: 'deposits', most: { USD: 1000, EUR: 1000 }, days: 30 }],
    }),
    call: (policy) => under({ ...policy, creditCards: true }, () => deposit('card')),
    // No market asks for means before deposits of 20.
    isOpen: () => true,
    refusal: 'sumsub_verification_required',
  },
  realityCheck: {
    open: checkAfter(0),
    shut: checkAfter(1),
    // The cycle of the market is asked for after the check.
    call: async () => [codeOf(await lateOne.post('games.play', dice))].find((code) => code !== 'round_too_soon'),
    isOpen: () => true,
    refusal: 'reality_check_due',
  },
  withdrawalCancel: flag('withdrawalCancel', 'cancel_not_allowed', cancelled),
  creditCards: flag('creditCards', 'method_unavailable', () => deposit('card')),
  crypto: flag('crypto', 'method_unavailable', () => deposit('bitcoin')),
}

/** Their mechanics do not exist yet; whoever builds one takes its field from here and gives it a probe. */
const readByNobody: readonly PolicyField[] = [
  'celebratesBelowStake',
  'pauses',
  'breakHours',
  'timeOuts',
  'exclusions',
  'openBets',
  'netPosition',
  'statement',
  'cash',
  'credit',
  'dormant',
  'marketing',
]

/** What follows from them happens by jobs, and is proved where it happens: `product/src/harm/harm.test.ts`. */
const boundByJobs: readonly PolicyField[] = ['harm']

test('every field of a policy binds a call, or is known to wait for what it binds', () => {
  expect([...Object.keys(probes), ...readByNobody, ...boundByJobs].toSorted()).toEqual([...policyFieldNames].toSorted())
})

describe.each(Object.entries(probes).map(([field, probe]) => [`${rows[field] ?? ''} ${field}`.trim(), probe] as const))(
  '%s',
  (_, { open, shut, call, refusal, isOpen }) => {
    test.each([...markets])('in the market %s is as its file says, and follows it', async (market: Market) => {
      const policy = own[market]
      const ask = (given: Policy) => under(given, () => call(given))
      const outcomes = { own: await ask(policy), allowed: await ask(open(policy)), refused: await ask(shut(policy)) }
      expect(outcomes).toEqual({ own: isOpen(policy) ? undefined : refusal, allowed: undefined, refused: refusal })
    })
  }
)
