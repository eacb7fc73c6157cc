import { money } from '@ante/kit/money'
import type { BreakPeriod } from '@ante/kit/break-periods'
import type { Policy, PolicyField } from '@ante/kit/policy'
import { houseAccount, playerAccount, post } from '@ante/product/ledger/index'
import { refundBetsOf } from '@ante/product/sportsbook/bets/refund-bets'
import { codeOf, dice, type Probe } from './probes.fixture.ts'
import { jobContext, own, player, query, server, under } from './world.fixture.ts'

/** Each goes into a break, so each call has a player of its own. */
const somebody = () => under(own.default, () => server.player())
const chosen = (period: BreakPeriod | 'break') => async (): Promise<string | undefined> => {
  const player = await server.player()
  return codeOf(await player.post('account.setSelfExclusion', { period }))
}

let market: Promise<string> | undefined
/** An event of the day after tomorrow that can be bet on. */
async function openMarket(): Promise<string> {
  const [league] = await query<{ id: number }>(
    `insert into sportsbook.competitions (sport, sysname, name, country_code, country_name, rating) values ('football', 'matrix', 'League', 'GB', 'England', '{}') returning id`
  )
  const sides = await query<{ id: number }>(
    `insert into sportsbook.participants (sport, country_code, name, short_name) values ('football', 'GB', 'Home', 'H'), ('football', 'GB', 'Away', 'A') returning id`
  )
  const [event] = await query<{ id: number }>(
    `insert into sportsbook.events (sport, competition_id, home_id, away_id, round, starts_at, source, replay, state)
       values ('football', $1, $2, $3, '1', now() + interval '2 days', 'matrix:1', false,
         '{"phase": "not_started", "minute": 0, "added": 0, "score": {"home": 0, "away": 0}, "redCards": {"home": 0, "away": 0}}') returning id`,
    [league?.id, sides[0]?.id, sides[1]?.id]
  )
  const [row] = await query<{ id: bigint }>(
    `insert into sportsbook.markets (event_id, market_type, specifier, status, version) values ($1, '1x2', '', 'open', 1) returning id`,
    [event?.id]
  )
  await query(
    `insert into sportsbook.outcomes (market_id, code, position, price, status) values ($1, 'home', 1, 2000, 'active')`,
    [row?.id]
  )
  return String(row?.id)
}

/** What becomes of a bet whose player excludes themself. */
const excludedWithBet = async (policy: Policy): Promise<string | undefined> => {
  const player = await somebody()
  market ??= openMarket()
  const id = await market
  await server.database.db.write((tx) =>
    post(tx, {
      key: `opening:${player.uid}`,
      kind: 'opening',
      postings: [
        {
          from: houseAccount('opening'),
          to: playerAccount(player.uid, 'main'),
          amount: money(10_000n),
          code: 'opening',
        },
      ],
    })
  )
  const selections = JSON.stringify([{ market_id: id, outcome: 'home', price: 2 }])
  const placed = await under(own.default, () =>
    player.post<{ bet: { id: string } }>('sportsbook.placebet', { selections, stake: '10' })
  )
  if (placed.error) return placed.error.code
  await under(own.default, () => player.post('account.setSelfExclusion', { period: '1y' }))
  await refundBetsOf(jobContext(policy), { uid: String(player.uid) })
  const [bet] = await query<{ state: string }>('select state from sportsbook.bets where id = $1', [placed.data.bet.id])
  return bet?.state === 'open' ? undefined : bet?.state
}

/** Registers are not asked here: where there is one, nobody registers. */
const chooses =
  (period: BreakPeriod | 'break'): Probe['call'] =>
  (policy) =>
    under({ ...policy, registers: [] }, chosen(period))

const withPeriods =
  (timeOuts: readonly BreakPeriod[], exclusions: readonly BreakPeriod[]) =>
  (policy: Policy): Policy => ({ ...policy, timeOuts: [...timeOuts], exclusions: [...exclusions] })

export const breakProbes = {
  breakHours: {
    open: (policy) => ({ ...policy, breakHours: 24 }),
    shut: (policy) => ({ ...policy, breakHours: 0 }),
    call: chooses('break'),
    isOpen: ({ breakHours }) => breakHours > 0,
    refusal: 'invalid_parameter',
  },
  timeOuts: {
    open: withPeriods(['1d', '7d'], ['1y']),
    shut: withPeriods(['1d'], ['1y']),
    call: chooses('7d'),
    isOpen: ({ timeOuts }) => timeOuts.includes('7d'),
    refusal: 'invalid_parameter',
  },
  exclusions: {
    open: withPeriods(['1d'], ['6m', '1y']),
    shut: withPeriods(['1d'], ['1y']),
    call: chooses('6m'),
    isOpen: ({ exclusions }) => exclusions.includes('6m'),
    refusal: 'invalid_parameter',
  },
  openBets: {
    open: (policy) => ({ ...policy, openBets: { onExclusion: 'stand', withinHours: null } }),
    shut: (policy) => ({ ...policy, openBets: { onExclusion: 'refund', withinHours: 24 } }),
    call: excludedWithBet,
    isOpen: ({ openBets }) => openBets.onExclusion === 'stand',
    refusal: 'returned',
  },
} satisfies Partial<Record<PolicyField, Probe>>

/** A limit of deposits that is raised above what the market allows before it has seen the player's means. */
export const raiseProbe: Probe = {
  open: (policy) => ({ ...policy, checks: [] }),
  shut: (policy) => ({
    ...policy,
    checks: [{ from: 18, to: null, on: 'raised-limit', most: { USD: 100_000, EUR: 100_000 }, days: 30 }],
  }),
  call: async (policy) => {
    const place = { kind: 'deposit', period: 30 }
    return under({ ...policy, limitRaise: { hours: 0, isConfirmed: true } }, async () => {
      await player.post('account.setLimit', { ...place, amount: '1000' })
      await player.post('account.setLimit', { ...place, amount: '2000' })
      const code = codeOf(await player.post('account.confirmLimit', place))
      await query('delete from protection.limits where uid = $1', [player.uid])
      return code
    })
  },
  isOpen: ({ checks }) => checks.every(({ on }) => on !== 'raised-limit'),
  refusal: 'sumsub_verification_required',
}

/** Another game right after the first one. */
export const pauseProbe: Probe = {
  open: (policy) => ({ ...policy, pauses: null }),
  shut: (policy) => ({ ...policy, pauses: { afterMinutes: 60, breakMinutes: 5, betweenGamesSeconds: 60 } }),
  call: async (policy) => {
    await query('delete from games.pauses where player_uid = $1', [player.uid])
    return under({ ...policy, cycleMs: own.default.cycleMs }, async () => {
      await player.post('games.play', { sysname: 'deep-seam', stake: '1' })
      return codeOf(await player.post('games.play', dice))
    })
  },
  isOpen: ({ pauses }) => pauses === null,
  refusal: 'game_changed_too_soon',
}
