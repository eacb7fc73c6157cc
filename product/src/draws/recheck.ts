import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { isCurrency } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { tellPaidForVoid } from '../bonuses/index.ts'
import type { events as gamesEvents } from '../games/contract.ts'
import { stakedIn } from '../games/index.ts'
import { currencyOf } from '../players/index.ts'
import { ticketsLeft } from './rules/terms.ts'
import * as store from './store-rechecks.ts'
import { type DrawRow, lockRunning } from './store.ts'

type Corrected = PayloadOf<(typeof gamesEvents)['games.round-corrected']>

/**
 * Rounds of which something was taken back after their end: in raffles that are not drawn yet their players' tickets are looked at before the draw, when all that counts has been counted. What was won already
 * stays, and staff are told.
 */
export async function noteCorrected(tx: Tx, corrected: readonly Corrected[]): Promise<void> {
  const rounds = corrected.map((one) => ({
    id: BigInt(one.round),
    uid: BigInt(one.player),
    game: one.sysname,
    one,
  }))
  // A raffle that is drawn at this moment is seen as drawn.
  await lockRunning(tx)
  await store.noteRechecks(tx, rounds)
  const paid = (await store.readPaidFor(tx, rounds)).filter(({ round_id, kind, stakes }) => {
    const one = rounds.find(({ id }) => id === round_id)?.one
    if (kind === 'raffle' || !one || one.status === 'void' || !isCurrency(one.currency)) return true
    return BigInt(one.stake_minor) < BigInt(stakes[one.currency] ?? 0)
  })
  await tellPaidForVoid(
    tx,
    paid.map(({ uid, draw_id, kind, place, texts }) => ({
      uid,
      reward: kind === 'raffle' ? `raffle:${draw_id}` : `drop:${draw_id}:${place}`,
      title: `${kind === 'raffle' ? 'raffle' : 'drop'} ${draw_id}, ${texts[defaultLocale]?.title ?? ''}`,
    }))
  )
}

/** Tickets for stakes that came back win nothing, the latest first. Whoever calls it has locked the draw, of which nothing is on its way. */
export async function takeVoidTickets(tx: Tx, draw: DrawRow): Promise<void> {
  const uids = await store.takeRechecks(tx, draw.id)
  if (uids.length === 0) return
  const of = { uids, games: draw.games, from: draw.starts_at, until: draw.ends_at }
  const staked = new Map((await stakedIn(tx, of)).map(({ uid, currency, minor }) => [`${uid} ${currency}`, minor]))
  for (const uid of uids) {
    const currency = await currencyOf(tx, uid)
    const perTicket = draw.stakes[currency]
    if (perTicket === undefined) continue
    const ranges = await store.readStakedRanges(tx, draw.id, uid)
    const had = ranges.reduce((sum, { first, last }) => sum + Number(last - first) + 1, 0)
    const left = ticketsLeft(had, staked.get(`${uid} ${currency}`) ?? 0n, BigInt(perTicket))
    let gone = BigInt(had - left.tickets)
    if (gone === 0n) continue
    await store.lessenEntry(tx, draw.id, uid, Number(gone), left.carriedMinor)
    for (const { first, last } of ranges) {
      const size = last - first + 1n
      if (gone <= size) {
        await store.voidTickets(tx, draw.id, uid, last - gone + 1n)
        break
      }
      gone -= size
    }
  }
}
