import type { Context, ReadTx, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { type Currency, isCurrency, money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { hasLoyalty } from '../loyalty/index.ts'
import { currencyOf, shownAs, type ShownPlayers, shownPlayersOf } from '../players/index.ts'
import type { Draw, endpoints } from './contract.ts'
import { drawState, grownTo } from './rules/terms.ts'
import { seedOf } from './seeds.ts'
import * as store from './store.ts'
import { type PrizeRow, readPrizes } from './store-prizes.ts'
import * as tickets from './store-tickets.ts'

type Get = (typeof endpoints)['draws.get']
type Tickets = (typeof endpoints)['draws.gettickets']

interface Facts {
  /** Without a programme nobody has points to pay with. */
  readonly takesPoints: boolean
  readonly ports: unknown
  readonly now: number
  readonly locale: string
  readonly uid: bigint | undefined
  readonly currency: Currency | undefined
  readonly prizes: readonly PrizeRow[]
  readonly players: ShownPlayers
  readonly entries: readonly Awaited<ReturnType<typeof tickets.readOwnEntries>>[number][]
  readonly ranges: readonly Awaited<ReturnType<typeof tickets.readOwnTickets>>[number][]
}

/** Those that run first. A market without rewards after the first deposit has none. */
export function listDraws(context: Context, page: InputOf<Get>): Promise<OutputOf<Get>> {
  if (!context.policy().laterBonuses) return Promise.resolve({ items: [], count: 0 })
  return context.db.read(async (tx) => {
    const rows = await store.readDraws(tx, page)
    const facts = await readFacts(tx, context, rows)
    return { items: rows.map((row) => describe(row, facts)), count: Number(rows[0]?.total ?? 0n) }
  })
}

async function readFacts(tx: ReadTx, context: Context, rows: readonly store.DrawRow[]): Promise<Facts> {
  const { player, clock, locale, ports } = context
  const ids = rows.map(({ id }) => id)
  const uid = player?.uid
  const prizes = await readPrizes(tx, ids)
  const winners = prizes.flatMap(({ player_uid }) => (player_uid === null ? [] : [player_uid]))
  return {
    takesPoints: hasLoyalty(context),
    ports,
    now: clock.now(),
    locale,
    uid,
    currency: uid === undefined ? undefined : await currencyOf(tx, uid),
    prizes,
    players: await shownPlayersOf(tx, winners),
    entries: uid === undefined ? [] : await tickets.readOwnEntries(tx, uid, ids),
    ranges: uid === undefined ? [] : await tickets.readOwnTickets(tx, uid, ids),
  }
}

function describe(row: store.DrawRow, facts: Facts): Draw {
  const { now, locale, ports } = facts
  const sum = (minor: bigint) => toWire(money(minor, row.currency))
  const [startsAt, endsAt] = [row.starts_at, row.ends_at]
  const status = drawState({ startsAt, endsAt, isClosed: row.closed_at !== null }, now)
  const [least] = row.prizes_minor.toSorted((a, b) => Number(a - b))
  const from = row.grows_from_minor
  return {
    id: row.id.toString(),
    kind: row.kind,
    description: describedIn(row, locale, defaultLocale),
    status,
    started_at: startsAt.toISOString(),
    finished_at: endsAt.toISOString(),
    due_before: row.due_before.toISOString(),
    total_prize: sum(row.prizes_minor.reduce((all, one) => all + one, 0n)),
    prizes: prizesOf(row, facts),
    grows:
      from === null || least === undefined
        ? null
        : {
            from: sum(from),
            now: sum(
              grownTo(
                { fromMinor: from, toMinor: least },
                { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
                now
              )
            ),
          },
    games: row.games,
    stakes: stakesOf(row),
    ticket_points: row.ticket_points === null || !facts.takesPoints ? null : Number(row.ticket_points),
    tickets_most: row.tickets_most,
    tickets: Number(row.tickets),
    rounds: Number(row.rounds),
    seed_hash: row.seed_hash,
    // All moments of drops are before the end; a raffle is drawn when its list is fixed.
    seed: (row.kind === 'drops' && now >= endsAt.getTime()) || status === 'finished' ? seedOf({ ports }, row) : null,
    list_hash: row.list_hash,
    repeats: row.repeats,
    own: ownOf(row, facts),
  }
}

/** When a drop falls shows when it is won. */
const prizesOf = (row: store.DrawRow, { prizes, players, uid }: Facts): Draw['prizes'] =>
  prizes
    .filter(({ draw_id }) => draw_id === row.id)
    .map((prize) => ({
      place: prize.place,
      amount: toWire(money(prize.amount_minor, row.currency)),
      winner:
        prize.player_uid === null || prize.won_at === null
          ? null
          : {
              ...shownAs(players, prize.player_uid),
              is_own: prize.player_uid === uid,
              ticket: prize.ticket === null ? null : Number(prize.ticket),
              due_at: prize.due_at?.toISOString() ?? null,
              round: prize.round_id?.toString() ?? null,
              won_at: prize.won_at.toISOString(),
            },
    }))

/** The currency of the prizes leads. */
const stakesOf = ({ stakes, currency: own }: store.DrawRow): Draw['stakes'] =>
  Object.entries(stakes)
    .flatMap(([currency, minor]) => (isCurrency(currency) ? [toWire(money(BigInt(minor), currency))] : []))
    .toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own))

function ownOf(row: store.DrawRow, { uid, currency, entries, ranges }: Facts): Draw['own'] {
  if (uid === undefined || currency === undefined || row.kind !== 'raffle') return null
  const entry = entries.find(({ draw_id }) => draw_id === row.id)
  const per = row.stakes[currency]
  const rangesOf = (isVoid: boolean) =>
    ranges
      .filter(({ draw_id, is_void }) => draw_id === row.id && is_void === isVoid)
      .map(({ first, last }) => ({ first: Number(first), last: Number(last) }))
  const isMost = (entry?.tickets ?? 0) >= (row.tickets_most ?? 0)
  return {
    mark: entry?.mark ?? null,
    tickets: rangesOf(false),
    void_tickets: rangesOf(true),
    count: entry?.tickets ?? 0,
    to_next: per === undefined || isMost ? null : toWire(money(BigInt(per) - (entry?.carried_minor ?? 0n), currency)),
  }
}

export function listTickets(
  context: Context & RefusesAs<Tickets>,
  { draw_id, offset, count }: InputOf<Tickets>
): Promise<OutputOf<Tickets>> {
  return context.db.read(async (tx) => {
    const draw = await store.readDraw(tx, BigInt(draw_id))
    if (draw?.kind !== 'raffle') context.refuse('InvalidRequest/not_found')
    const rows = await tickets.readTicketList(tx, BigInt(draw_id), count, offset)
    return {
      items: rows.map(tickets.listed),
      count: Number(rows[0]?.total ?? 0n),
    }
  })
}
