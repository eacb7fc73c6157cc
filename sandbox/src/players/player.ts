import type { FeedDice } from '../feed/dice.ts'
import { avatarOfNumber } from './names.ts'
import { Refused, type SiteClient } from './site-client.ts'

/** What the sandbox keeps of a simulated player. */
export interface Simulated {
  readonly number: number
  readonly email: string
  readonly password: string
  readonly nickname: string
  /** Zero before the registration. */
  readonly uid: number
  readonly cookie: string
}

interface Account {
  readonly uid: number
  readonly fakename: string
  readonly avatar: string
  readonly balance_main: { readonly amount: number }
}
interface Round {
  readonly round: { readonly id: string; readonly status: string; readonly step: number }
}
interface Listed {
  readonly takes_bets: boolean
  readonly main_market: {
    readonly id: string
    readonly status: string
    readonly selections: readonly { readonly outcome: string; readonly price: number | null }[]
  } | null
}

const second = 1000
const minute = 60 * second
/** In dollars: what a visit is paid with when less than `least` is left. */
const least = 5
const deposits = ['20', '40', '60'] as const

/** Games whose rounds need no thought. Of the others one would have to know the rules. */
const games: readonly { readonly sysname: string; readonly choice?: object }[] = [
  { sysname: 'midnight-orchard' },
  { sysname: 'pearl-ledger' },
  { sysname: 'salt-and-thunder' },
  { sysname: 'meadow-hum' },
  { sysname: 'deep-seam' },
  { sysname: 'dicebox', choice: { side: 'under', chance: 50 } },
  { sysname: 'plumb', choice: { risk: 'medium', rows: 12 } },
  { sysname: 'ten-of-forty', choice: { numbers: [3, 11, 19, 24, 38] } },
]
const stakes = ['0.20', '0.40', '1.00', '2.00'] as const

const tableStakes = ['1.00', '2.00', '5.00'] as const
const heights = [120, 150, 180, 200, 250, 300, 500, 1000] as const
const fairBets = ['1', '1', '2', '2', '5', '10', 'vane', 'oak', 'doors'] as const

/** The tables whose rounds all players share, and what one stakes there: a plan for the balloon, so that nobody has to press in time, or one bet at the fair. */
const tables: readonly { readonly sysname: string; choice(dice: FeedDice, stake: string): object }[] = [
  { sysname: 'ascent', choice: (dice) => ({ auto: oneOf(dice, heights) }) },
  {
    sysname: 'almanac-fair',
    choice: (dice, stake) => ({ bets: [{ bet: oneOf(dice, fairBets), stake: Math.round(Number(stake) * 100) }] }),
  },
]

interface Shared {
  readonly table: {
    readonly now: string
    readonly round: { readonly id: string; readonly state: string; readonly closes_at: string }
  } | null
}

export interface Visit {
  readonly dice: FeedDice
  readonly client: SiteClient
  /** Decides at the bank what a deposit waits for, as its page does. */
  pay(page: string): Promise<void>
  /** Ends early, by throwing, where the sandbox stops. */
  wait(ms: number): Promise<void>
}
const oneOf = <T>(dice: FeedDice, things: readonly T[]): T => {
  const thing = things[dice.below(things.length)]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}

/** Registers, or comes in with the session or the password. Answers the account. */
async function comeIn({ client }: Visit, one: Simulated): Promise<Account> {
  const account = await client.ask<Account>('account.getInfo')
  if (account.uid > 0) return account
  if (one.uid > 0) return client.send<Account>('auth.login', { login: one.email, password: one.password })
  const born = new Date(Date.UTC(1960 + (one.number % 40), one.number % 12, 1 + (one.number % 28)))
  return client.send<Account>('auth.register', {
    email: one.email,
    password: one.password,
    currency: 'USD',
    terms: '1',
    first_name: 'Simulated',
    last_name: 'Player',
    birth_date: born.toISOString().slice(0, 10),
    country: 'NZ',
  })
}

/** By card, as anybody: the bank's page is asked, and the money comes when the bank has told of it. */
async function deposit({ client, dice, pay, wait }: Visit): Promise<void> {
  const { methods } = await client.ask<{ methods: { id: string; sysname: string }[] }>('cashier.getdepositsettings')
  const card = methods.find(({ sysname }) => sysname === 'card')
  if (!card) return
  const { redirect_url } = await client.send<{ redirect_url: string }>('cashier.makedeposit', {
    methodId: card.id,
    method: 'card',
    amount: oneOf(dice, deposits),
    campaign_offer_id: '-1',
    requisites: '{}',
  })
  await pay(redirect_url)
  await wait(5 * second)
}

async function playRound({ client, dice, wait }: Visit, game: (typeof games)[number], stake: string): Promise<void> {
  const { sysname, choice = null } = game
  let { round } = await client.send<Round>('games.play', { sysname, stake, choice: JSON.stringify(choice) })
  while (round.status === 'open') {
    await wait(2 * second + dice.below(3 * second))
    ;({ round } = await client.send<Round>('games.advance', {
      round: round.id,
      step: String(round.step),
      choice: 'null',
    }))
  }
}

/** Takes part in the round of a table where it takes stakes, or waits for the next one. */
async function joinTable({ client, dice, wait }: Visit, stake: string): Promise<void> {
  const { sysname, choice } = oneOf(dice, tables)
  for (let looks = 0; looks < 30; looks++) {
    const { table: now } = await client.ask<Shared>('games.gettable', { sysname })
    if (now?.round.state === 'open' && Date.parse(now.round.closes_at) - Date.parse(now.now) > second) {
      const chosen = JSON.stringify(choice(dice, stake))
      await client.send('games.playtable', { sysname, round: now.round.id, stake, choice: chosen })
      return
    }
    await wait(2 * second)
  }
}

async function placeBet({ client, dice }: Visit): Promise<void> {
  const { items } = await client.ask<{ items: Listed[] }>('sportsbook.getfixtures', { count: '30' })
  const open = items.flatMap(({ takes_bets, main_market }) =>
    takes_bets && main_market?.status === 'open' ? [main_market] : []
  )
  if (open.length === 0) return
  const market = oneOf(dice, open)
  const { outcome, price } = oneOf(dice, market.selections)
  if (price === null) return
  await client.send('sportsbook.placebet', {
    selections: JSON.stringify([{ market_id: market.id, outcome, price }]),
    stake: oneOf(dice, ['1', '2', '5']),
    price_policy: 'any',
  })
}

/** Takes part in what runs, where it asks for that. A tournament that is not for this player refuses, and is left alone. */
async function joinTournaments({ client }: Visit): Promise<void> {
  const { items } = await client.ask<{
    items: { id: string; status: string; user_info: { is_participant: boolean } | null }[]
  }>('tournaments.get')
  for (const { id, status, user_info } of items) {
    if (status !== 'active' || user_info?.is_participant !== false) continue
    await client.send('tournaments.participate', { tournament_id: id }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
  }
}

/** Refusals of one round or one bet: the visit goes on. Every other one ends it. */
const goesOn = new Set(['price_changed', 'market_suspended', 'round_too_soon', 'round_open', 'bets_closed'])

/** One visit: some rounds of one game, now and then a bet. `known` is told of the account as soon as there is one. */
export async function visit(about: Visit, one: Simulated, known: (uid: number) => void): Promise<void> {
  const { dice, client, wait } = about
  const account = await comeIn(about, one)
  known(account.uid)
  // Not with the registration: an account that is known is signed in to again, whatever cuts a visit off.
  if (account.fakename !== one.nickname) await client.send('account.changefakename', { fakename: one.nickname })
  const avatar = avatarOfNumber(one.number)
  if (account.avatar !== avatar) await client.send('account.changeavatar', { avatar })
  await joinTournaments(about)
  const game = oneOf(dice, games)
  const stake = oneOf(dice, stakes)
  const isAtTable = dice.below(3) === 0
  for (let left = 8 + dice.below(25); left > 0; left--) {
    const { balance_main } = await client.ask<Account>('account.getBalance')
    if (balance_main.amount < least) await deposit(about)
    try {
      if (dice.below(12) === 0) await placeBet(about)
      else await (isAtTable ? joinTable(about, oneOf(dice, tableStakes)) : playRound(about, game, stake))
    } catch (error) {
      if (!(error instanceof Refused && goesOn.has(error.code))) throw error
    }
    await wait(6 * second + dice.below(24 * second))
  }
}

/** Time until the next visit, in milliseconds. */
export const pauseMs = (dice: FeedDice): number => minute + dice.below(20 * minute)
