import { randomUUID } from 'node:crypto'
import { type Market, markets, type Policy, type PolicyField, policyFieldNames } from '@ante/kit/policy'
import { registrationOf } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAfter, codeOf, dice, flag, type Probe, rows, withStakes, yearsAgo } from './probes.fixture.ts'
import { breakProbes, pauseProbe, raiseProbe } from './breaks.fixture.ts'
import {
  register,
  spin,
  buy,
  bet,
  told,
  methodId,
  deposit,
  bonus,
  cancelled,
  reminded,
  withoutRegisters,
} from './calls.fixture.ts'
import { creditProbes } from './credit.fixture.ts'
import { depositProbes, harmProbe } from './deposits.fixture.ts'
import { consentProbe, disputeProbe, dormantProbe, newsPaceProbe, newsProbe } from './messages.fixture.ts'
import { advertisedProbe, untargetedProbe } from './offers.fixture.ts'
import { own, server, player, payer, newcomer, stranger, lateOne, under, openWorld, query } from './world.fixture.ts'

beforeAll(openWorld)
afterAll(() => server.stop())

const probes: Readonly<Record<PolicyField, Probe | readonly Probe[]>> = {
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
  stakes: [
    {
      open: withStakes(),
      shut: withStakes('slot'),
      call: (policy) => under({ ...policy, cycleMs: own.default.cycleMs }, () => spin('10.00')),
      isOpen: ({ stakes }) => stakes.length === 0,
      refusal: 'stake_above_market',
    },
    {
      open: withStakes(),
      shut: withStakes('sports'),
      call: bet,
      // No market limits the stakes of bets.
      isOpen: () => true,
      refusal: 'stake_too_large',
    },
  ],
  cycleMs: {
    open: (policy) => ({ ...policy, cycleMs: { slot: 0, other: 0 } }),
    shut: (policy) => ({ ...policy, cycleMs: { slot: 3_600_000, other: 3_600_000 } }),
    call: async (policy) => {
      await under(own.default, () => spin('1.00'))
      // Only just, however long that took on this machine.
      await query('update games.seeds set last_round_at = now() where player_uid = $1', [player.uid])
      return under(policy, () => spin('1.00'))
    },
    isOpen: ({ cycleMs }) => cycleMs.slot === 0,
    refusal: 'round_too_soon',
  },
  pauses: pauseProbe,
  autoplay: [
    flag('autoplay', 'not told', told('autoplay')),
    flag('autoplay', 'autoplay_not_allowed', (policy) =>
      under({ ...policy, cycleMs: own.default.cycleMs, pauses: null }, () => spin('1.00', { is_auto: true }))
    ),
  ],
  turbo: flag('turbo', 'not told', told('turbo')),
  slamStop: flag('slamStop', 'not told', told('slam_stop')),
  featureBuy: [flag('featureBuy', 'not told', told('feature_buy')), flag('featureBuy', 'feature_buy_not_allowed', buy)],
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
  welcomeBonus: [
    {
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
    advertisedProbe,
  ],
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
  depositLimit: [
    {
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
    ...depositProbes,
  ],
  harm: harmProbe,
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
  checks: [
    {
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
    raiseProbe,
  ],
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
  credit: creditProbes,
  crypto: flag('crypto', 'method_unavailable', () => deposit('bitcoin')),
  ...breakProbes,
  cash: flag('cash', 'method_unavailable', () => deposit('cash-desk')),
  dormant: dormantProbe,
  disputeBody: disputeProbe,
  consent: consentProbe,
  marketing: [newsProbe, untargetedProbe],
  marketingPace: newsPaceProbe,
  statement: {
    open: (policy) => ({ ...policy, statement: 'monthly' }),
    shut: (policy) => ({ ...policy, statement: 'on-demand' }),
    call: reminded,
    isOpen: ({ statement }) => statement !== 'on-demand',
    refusal: 'not reminded',
  },
}

test('every field of a policy binds a call', () => {
  expect(Object.keys(probes).toSorted()).toEqual([...policyFieldNames].toSorted())
})

describe.each(
  Object.entries(probes).flatMap(([field, own]) =>
    [own].flat().map((probe) => [`${rows[field] ?? ''} ${field}`.trim(), probe] as const)
  )
)('%s', (_, { open, shut, call, refusal, isOpen }) => {
  test.each([...markets])('in the market %s is as its file says, and follows it', async (market: Market) => {
    const policy = own[market]
    const ask = (given: Policy) => under(given, () => call(given))
    const outcomes = { own: await ask(policy), allowed: await ask(open(policy)), refused: await ask(shut(policy)) }
    expect(outcomes).toEqual({ own: isOpen(policy) ? undefined : refusal, allowed: undefined, refused: refusal })
  })
})
