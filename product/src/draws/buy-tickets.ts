import { createHash } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { earnsRewards } from '../bonuses/index.ts'
import { hasLoyalty, sparedAmong, spendPoints } from '../loyalty/index.ts'
import { findPlayer } from '../players/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { freshMark } from './count-rounds.ts'
import { drawState } from './rules/terms.ts'
import { lockDraw } from './store.ts'
import { giveTickets, lockEntries, readBought } from './store-tickets.ts'

type Buy = (typeof endpoints)['draws.buytickets']

type Asked = Pick<PlayerContext, 'db' | 'clock' | 'policy' | 'player' | 'idempotencyKey' | 'setting'> & RefusesAs<Buy>

const hashOf = (input: InputOf<Buy>): Buffer => createHash('sha256').update(JSON.stringify(input)).digest()

/** The tickets that this key bought. */
export async function ticketsBefore(
  { db, player, idempotencyKey = '' }: Pick<Asked, 'db' | 'player' | 'idempotencyKey'>,
  input: InputOf<Buy>
): Promise<OutputOf<Buy> | undefined> {
  const before = await db.read((tx) => readBought(tx, player.uid, idempotencyKey))
  return before?.input_hash.equals(hashOf(input))
    ? { first: Number(before.first), last: Number(before.last) }
    : undefined
}

/** Points go and the tickets come in one transaction, once under its key. */
export async function buyTickets(context: Asked, input: InputOf<Buy>): Promise<OutputOf<Buy>> {
  const { uid } = context.player
  const { idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  if (!hasLoyalty(context)) context.refuse('InvalidRequest/not_found')
  const hash = hashOf(input)
  return context.db.write(async (tx) => {
    await refuseExcluded(context, tx, uid)
    const draw = (await lockDraw(tx, BigInt(input.draw_id))) ?? context.refuse('InvalidRequest/not_found')
    const before = await readBought(tx, uid, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return { first: Number(before.first), last: Number(before.last) }
    const { ticket_points: price, tickets_most: most } = draw
    if (price === null || most === null) context.refuse('InvalidRequest/not_found')
    const state = drawState(
      { startsAt: draw.starts_at, endsAt: draw.ends_at, isClosed: draw.closed_at !== null },
      context.clock.now()
    )
    if (state === 'future') context.refuse('InvalidRequest/draw_not_begun')
    if (state !== 'active') context.refuse('InvalidRequest/draw_over')
    // A prize has no rate to a currency that the raffle does not name; nobody is asked for more play who is to be spared it.
    const player = await findPlayer(tx, uid)
    const isNamed = player !== undefined && !player.isTest && draw.stakes[player.currency] !== undefined
    if (!isNamed || !(await earnsRewards(context, tx, uid)) || (await sparedAmong(tx, [uid])).has(uid))
      context.refuse('InvalidRequest/draw_not_allowed')
    const [entry] = await lockEntries(tx, draw.id, new Map([[uid, freshMark()]]))
    if (!entry) throw new Error(`no entry of ${uid} in ${draw.id}`)
    if (entry.tickets + input.count > most) context.refuse('InvalidRequest/draw_tickets_most')
    const points = price * BigInt(input.count)
    const own = { uid, count: input.count, carriedMinor: entry.carried_minor }
    const [given] = await giveTickets(tx, draw.id, [own], { points, key, hash })
    if (!given) throw new Error('no ticket was given')
    // Not ended by a number: the history takes that for a purchase of the shop.
    if (!(await spendPoints(tx, { uid, key: `draws:${draw.id}:${given.first}:tickets`, points })))
      context.refuse('InvalidRequest/draw_points_short')
    return { first: Number(given.first), last: Number(given.last) }
  })
}
