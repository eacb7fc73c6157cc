import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { Context, PlayerContext, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { writeNumber } from '@ante/kit/numeral'
import { isPositive, money, parseMoney } from '@ante/kit/money'
import type { FreeSpins } from '@ante/arcade/rules/free-spins'
import { locales, messagesOf } from '@ante/texts'
import { type EndingGift, giftSoonMs, giveBonus, tellGift } from '../bonuses/index.ts'
import { staffBonuses } from '../bonuses/contract.ts'
import { findPlayer, isActive } from '../players/index.ts'
import { allowsBonus } from '../policies/index.ts'
import type { Engine } from '@ante/arcade/rules/engine'
import { events } from './contract.ts'
import { ownRoundsOrRefuse } from './read-engine.ts'
import { readGame } from './store.ts'
import { type freeSpinsEndpoints, type freeSpinsStaffEndpoints, type Pack, packStates } from './rules/free-spins.ts'
import * as store from './store-packs.ts'
import { wireSum } from './wire.ts'

type Get = (typeof freeSpinsEndpoints)['freespins.get']
type Give = (typeof freeSpinsStaffEndpoints)['freespins.give']
type List = (typeof freeSpinsStaffEndpoints)['freespins.list']
type Take = (typeof freeSpinsStaffEndpoints)['freespins.takeaway']

/** What a client of the game shows of a pack. */
export const wireSpins = (row: store.PackRow): FreeSpins => ({
  id: row.id.toString(),
  total_count: row.total,
  remaining_count: row.remaining,
  stake: wireSum(row.stake_minor, row.currency),
  win: wireSum(row.win_minor, row.currency),
  pays: row.bonus_terms ? 'bonus' : 'cash',
  bonus: row.bonus_terms && { wager_times: row.bonus_terms.wager_times, days: row.bonus_terms.days },
  expires_at: row.expires_at.toISOString(),
})
const wirePack = (row: store.PackRow): Pack => ({
  ...wireSpins(row),
  game: { sysname: row.game, name: row.name, image_url: row.image_url },
  status: row.status,
  created_at: row.created_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
})

/** API-71. */
export async function listPacks(
  { db, player }: PlayerContext,
  { fields, status, count, offset }: InputOf<Get>
): Promise<OutputOf<Get>> {
  const rows = await db.read((tx) => store.readPacks(tx, player.uid, { statuses: [status], count, offset }))
  const picked = ({ id, ...rest }: Pack): OutputOf<Get>['items'][number] => ({
    id,
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => fields === undefined || fields.includes(name))),
  })
  return { items: rows.map((row) => picked(wirePack(row))), count: Number(rows[0]?.total_packs ?? 0n) }
}

/** Any player's packs, for staff. */
export async function listPacksOf(
  { db }: StaffContext,
  { uid, count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.read((tx) =>
    store.readPacks(tx, BigInt(uid), { statuses: packStates, count, offset, toBeEnded: true })
  )
  return { items: rows.map(wirePack), count: Number(rows[0]?.total_packs ?? 0n) }
}

/** A pack of staff, once for each key. */
export function givePack(context: StaffContext & RefusesAs<Give>, input: InputOf<Give>): Promise<Pack> {
  const { staff, idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  return context.db.write(async (tx) => {
    await store.lockDecidingPacks(tx, staff.name, uid)
    const source = `staff:${key}`
    const before = await store.findBySource(tx, uid, source)
    if (before && !before.input_hash?.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return wirePack(before)
    const player = await findPlayer(tx, uid)
    if (!player) return context.refuse('InvalidRequest/not_found')
    if (!(await isActive(tx, uid))) context.refuse('InvalidRequest/conflict')
    if (player.currency !== input.currency) context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
    const isRemote = (await readGame(tx, input.sysname))?.is_remote ?? false
    const stake = parseMoney(input.stake, player.currency)
    if (!stake || !(isRemote ? isPositive(stake) : isLevel(ownRoundsOrRefuse(context, input.sysname), stake.minor)))
      return context.refuse('InvalidParameter/amount_not_allowed', { fields: { stake: 'wrong' } })
    const worth = money(stake.minor * BigInt(input.count), player.currency)
    // To a market it is a bonus that comes later than the first, of what its rounds stake.
    const policy = context.policy({ country: player.countryCode ?? null })
    const terms = {
      currency: worth.currency,
      amountMinor: worth.minor,
      wagerTimes: input.bonus?.wager_times ?? 0,
      weights: input.bonus?.weights ?? {},
    }
    if (!policy.laterBonuses || !allowsBonus(policy, terms)) context.refuse('InvalidRequest/bonus_not_allowed')
    const spent = await store.readUnapprovedPacks(tx, { member: staff.name, uid, currency: player.currency })
    if (isOverLimit(worth, spent, context.setting('staffBonuses', staffBonuses))) requireApproval(staff)
    const id = await store.insertPack(tx, {
      uid,
      source,
      hash,
      game: input.sysname,
      currency: player.currency,
      stakeMinor: stake.minor,
      count: input.count,
      bonusTerms: input.bonus ?? null,
      days: input.days,
      reason: input.reason,
      madeBy: staff.name,
      approvedBy: staff.approval?.by,
    })
    if (isRemote)
      await tx.announce(events['games.remote-pack-given'], {
        pack: String(id),
        player: input.uid,
        sysname: input.sysname,
      })
    return wired(tx, id)
  })
}

/** Bets that add up on a table have no one stake. */
const isLevel = (engine: Engine, minor: bigint): boolean => !engine.table && engine.stakesMinor.includes(minor)

async function wired(tx: Tx, id: bigint): Promise<Pack> {
  const row = await store.readPack(tx, id)
  if (!row) throw new Error('a pack went away')
  return wirePack(row)
}

/** Taken away again it changes nothing. `conflict`: one of its rounds is still open. */
export const takePack = (context: StaffContext & RefusesAs<Take>, { pack_id }: InputOf<Take>): Promise<Pack> =>
  context.db.write(async (tx) => {
    const id = BigInt(pack_id)
    const row = (await store.lockPack(tx, id)) ?? context.refuse('InvalidRequest/not_found')
    if (row.status === 'removed') return wirePack(row)
    if (row.status !== 'active') context.refuse('InvalidRequest/free_spins_over')
    if (row.open_rounds > 0) context.refuse('InvalidRequest/conflict')
    await end(tx, row, 'removed')
    return wired(tx, id)
  })

/** Takes a pack away whose reason has gone: its spins are gone, what its rounds have won stays the player's. `waits` while one of its rounds is open. */
export async function revokeFreeSpins(tx: Tx, id: bigint): Promise<'revoked' | 'over' | 'waits'> {
  const row = await store.lockPack(tx, id)
  if (row?.status !== 'active') return 'over'
  if (row.open_rounds > 0) return 'waits'
  await end(tx, row, 'removed')
  return 'revoked'
}

/** Gives what was left of a revoked pack again, as a pack of its own: what the first one won is a bonus already. Undefined where nothing was left. */
export const restoreFreeSpins = (tx: Tx, id: bigint): Promise<bigint | undefined> => store.renewPack(tx, id)

const bonusTexts = () => Object.fromEntries(locales.map(({ code }) => [code, messagesOf(code).bonuses.fromFreeSpins]))

/** The pack is over, and what it won for a bonus becomes one. The row is locked, and none of its rounds is open. */
async function end(tx: Tx, row: store.PackRow, status: 'used' | 'expired' | 'removed'): Promise<void> {
  const bonus =
    row.bonus_terms && row.win_minor > 0n
      ? await giveBonus(tx, {
          uid: row.player_uid,
          currency: row.currency,
          source: `pack:${row.id}`,
          gift: {
            type: 'bonus',
            kind: 'casino',
            amounts_minor: { [row.currency]: Number(row.win_minor) },
            ...row.bonus_terms,
          },
          texts: bonusTexts(),
          images: {},
        })
      : undefined
  await store.endPack(tx, row.id, status, bonus ?? null)
}

/** Packs whose spins are used or whose time has passed, each in a transaction of its own: one that cannot be ended holds up no other. */
export async function endPacks(context: Context<never>): Promise<void> {
  const { db, log } = context
  for (const { id } of await db.read(store.readDuePacks)) {
    try {
      await db.write(async (tx) => {
        const row = await store.lockPack(tx, id)
        if (row?.status !== 'active' || row.open_rounds > 0) return
        if (row.remaining === 0) await end(tx, row, 'used')
        else if (row.is_late) {
          await end(tx, row, 'expired')
          await tellGift(context, tx, 'play.gift-ended', giftOf(row))
        }
      })
    } catch (error) {
      log.error(
        { pack: id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a pack of free spins could not be ended'
      )
    }
  }
}

const toldAtOnce = 200
/** Tells players of spins that end soon. */
export async function tellEndingPacks(context: Pick<Context, 'db' | 'origin' | 'setting'>): Promise<void> {
  for (let isMore = true; isMore;)
    isMore = await context.db.write(async (tx) => {
      const claimed = await store.claimEndingPacks(tx, toldAtOnce, giftSoonMs)
      for (const { id } of claimed) {
        const row = await store.readPack(tx, id)
        if (row) await tellGift(context, tx, 'play.gift-ends', giftOf(row))
      }
      return claimed.length === toldAtOnce
    })
}

const giftOf = (row: store.PackRow): EndingGift => ({
  uid: row.player_uid,
  name: `free-spins:${row.id}`,
  endsAt: row.expires_at,
  what(locale) {
    const { title, left } = messagesOf(locale).bonuses.freeSpins
    const count = left
      .replaceAll('{left}', writeNumber(String(row.remaining), locale))
      .replaceAll('{total}', writeNumber(String(row.total), locale))
    return `${title} · ${row.name} · ${count}`
  },
})
