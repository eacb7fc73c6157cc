import type { PayloadOf } from '@ante/kit/contract'
import type { Context, Tx } from '@ante/kit/context'
import { dayIn, second } from '@ante/kit/instant'
import { isCurrency } from '@ante/kit/money'
import type { events as gamesEvents } from '../games/contract.ts'
import { readPoints } from '../ledger/index.ts'
import { competitionsOf, opposedByOwn } from '../sportsbook/index.ts'
import type { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { earningAmong } from '../bonuses/index.ts'
import { events } from './contract.ts'
import { benefitsAt, type Programme, readCounting } from './programme.ts'
import { countDeeds, readQuests } from './quests.ts'
import { raiseLevel, type Receipt, receiveAll } from './receive-points.ts'
import { experienceOf, pointsOf } from './rules/earning.ts'
import type { Deed } from './rules/quests.ts'
import { loseSteps } from './lose-steps.ts'
import { correctPlays, takeBackPlays } from './take-back-plays.ts'
import * as store from './store-plays.ts'
import { readSpared } from './store-quests.ts'

type Finished = PayloadOf<(typeof gamesEvents)['games.round-finished']>
type Corrected = PayloadOf<(typeof gamesEvents)['games.round-corrected']>
type Settled = PayloadOf<(typeof sportsbookEvents)['sportsbook.bet-settled']>
type Works = Pick<Context, 'db' | 'policy' | 'clock'>

const deliveriesAtOnce = 100
/** So many plays since the last time are a busy house: players play more than once until the next time. */
const busyPlays = 250
const busyMs = 5 * second

const voidIf = (is: boolean): { isVoid?: true } => (is ? { isVoid: true } : {})

async function queue(tx: Tx, plays: readonly (Omit<store.QueuedPlay, 'currency'> & { readonly currency: string })[]) {
  const known = plays.flatMap(({ currency, ...play }) =>
    isCurrency(currency) && (play.isVoid || play.before || BigInt(play.stake) > 0n) ? [{ ...play, currency }] : []
  )
  if (known.length > 0) await store.queuePlays(tx, known)
}

/** Rounds that ended wait to be counted: one row for all of a delivery, whoever played them. One that is void takes back what it has brought. */
export const queueRounds = (tx: Tx, rounds: readonly Finished[]): Promise<void> =>
  queue(
    tx,
    rounds.map(({ round, player, sysname, type, currency, stake_minor, win_minor, status }) => ({
      id: round,
      uid: player,
      type,
      game: sysname,
      currency,
      stake: stake_minor,
      win: win_minor,
      ...voidIf(status === 'void'),
    }))
  )

/** Rounds of which a studio took a part back after their end. Void ones are told of as an end too. */
export const queueCorrections = (tx: Tx, rounds: readonly Corrected[]): Promise<void> =>
  queue(
    tx,
    rounds
      .filter(({ status }) => status === 'finished')
      .map(
        ({ round, player, sysname, type, currency, stake_minor, win_minor, stake_before_minor, win_before_minor }) => ({
          id: round,
          uid: player,
          type,
          game: sysname,
          currency,
          stake: stake_minor,
          win: win_minor,
          before: { stake: stake_before_minor, win: win_before_minor },
        })
      )
  )

/**
 * Bets count when they are settled, once, with what was at stake; one that is returned was none. What a correction changes is their payout, and not that, but
 * where it returns them: then they bring nothing any more, whatever a later one says.
 */
export const queueBets = (tx: Tx, bets: readonly Settled[]): Promise<void> =>
  queue(
    tx,
    bets
      .filter(({ state, corrected }) => (corrected ? state === 'returned' : state === 'won' || state === 'lost'))
      .map(({ bet_id, uid, currency, stake_minor, payout_minor, state }) => ({
        id: bet_id,
        uid,
        type: 'betting',
        game: '',
        currency,
        stake: stake_minor,
        win: payout_minor,
        ...voidIf(state === 'returned'),
      }))
  )

/**
 * LOY-08: job: all that waits, in packs of many deliveries. What is posted is one transaction for each player of a pack and not for each play, so a busy
 * house waits longer for the next one. Answers at once when more is waiting.
 */
export async function countPlays(context: Works): Promise<void | number> {
  let plays = 0
  for (let packs = 0; packs < 50; packs += 1) {
    const pack = await context.db.write((tx) => countPack(context, tx))
    plays += pack.plays
    if (pack.deliveries < deliveriesAtOnce) return plays > busyPlays ? busyMs : undefined
  }
  return 0
}

async function countPack(context: Works, tx: Tx): Promise<{ deliveries: number; plays: number }> {
  const taken = await store.takePlays(tx, deliveriesAtOnce)
  const plays = taken.flatMap((delivery) => delivery.plays)
  if (plays.length > 0) {
    const programme = await readCounting(tx)
    const uids = [...new Set(plays.map(({ uid }) => BigInt(uid)))]
    const members = await store.lockMembers(tx, uids, programme?.sysname ?? '')
    // All that was taken back of a round is often told of at once: a part of it, and then the rest.
    const corrected = await correctPlays(
      tx,
      plays.filter(({ isVoid, before }) => before && !isVoid)
    )
    const gone = await takeBackPlays(
      tx,
      plays.filter(({ isVoid }) => isVoid)
    )
    for (const uid of await loseSteps(tx, [...corrected, ...gone]))
      await tx.announce(events['loyalty.changed'], { uid })
    const played = plays.filter(({ isVoid, before }) => !isVoid && !before)
    if (programme && played.length > 0) await countFor(context, tx, { programme, members }, played)
  }
  return { deliveries: taken.length, plays: plays.length }
}

async function countFor(
  context: Works,
  tx: Tx,
  { programme, members }: { readonly programme: Programme; readonly members: Map<bigint, store.MemberRow> },
  plays: readonly store.QueuedPlay[]
): Promise<void> {
  const earning = await earningAmong(context, tx, [...new Set(plays.map(({ uid }) => BigInt(uid)))])
  const percentOf = (uid: bigint) => benefitsAt(programme, members.get(uid)?.level || 1).points_percent
  const at = new Date(context.clock.now())
  // The same play twice in one pack is one.
  const each = [...new Map(plays.map((play) => [play.id, play])).values()].map((play) => {
    const uid = BigInt(play.uid)
    const stake = { type: play.type, game: play.game, currency: play.currency, stakeMinor: BigInt(play.stake) }
    const experience = earning.has(uid) ? experienceOf(programme.rules, stake) : 0n
    const points = pointsOf(experience, percentOf(uid))
    const countedAt = earning.has(uid) ? at : null
    const sums = { stakeMinor: stake.stakeMinor, winMinor: BigInt(play.win) }
    return { id: BigInt(play.id), uid, experience, points, countedAt, ...sums }
  })
  const added = await store.countPlays(tx, each)
  const fresh = Map.groupBy(
    each.flatMap((one) => {
      const { experience, points } = added.get(one.id) ?? { experience: 0n, points: 0n }
      return experience > 0n ? [{ ...one, experience, points }] : []
    }),
    ({ uid }) => uid
  )
  const receipts = [...fresh].map(([uid, its]): Receipt => {
    return {
      // Each play is counted once, so its number is nobody else's key.
      key: `loyalty:play:${its[0]?.id}`,
      kind: 'points-play',
      uid,
      code: 'points-play',
      hundredths: its.reduce((sum, { points }) => sum + points, 0n),
      experience: its.reduce((sum, { experience }) => sum + experience, 0n),
      at,
    }
  })
  await receiveAll(tx, receipts, at)
  const experience = await readPoints(tx, [...fresh.keys()], 'experience')
  for (const [uid, own] of experience)
    await raiseLevel(tx, programme, { uid, level: members.get(uid)?.level ?? 0, experience: own }, at)
  const counted = plays.flatMap((play) => {
    const left = added.get(BigInt(play.id))
    return left && left.stake_minor > 0n && earning.has(BigInt(play.uid))
      ? [{ ...play, stake: String(left.stake_minor), win: String(left.win_minor) }]
      : []
  })
  const moved = await countTowardsQuests(
    context,
    tx,
    [...new Map(counted.map((play) => [play.id, play])).values()],
    earning,
    at
  )
  const changed = [...new Set([...fresh.keys(), ...moved])]
  if (changed.length > 0) await tx.announce(events['loyalty.plays-counted'], { uids: changed })
}

/**
 * LOY-24: each play is a deed of its player, on the day of their clock on which it is counted, but no bet of a player who has one on the other side.
 * Answers whose quests moved.
 */
async function countTowardsQuests(
  context: Works,
  tx: Tx,
  plays: readonly store.QueuedPlay[],
  earning: Awaited<ReturnType<typeof earningAmong>>,
  at: Date
): Promise<bigint[]> {
  const quests = plays.length > 0 ? await readQuests(tx) : []
  if (quests.length === 0) return []
  const byPlayer = Map.groupBy(plays, ({ uid }) => BigInt(uid))
  const spared = await readSpared(tx, [...byPlayer.keys()])
  const bets = plays.filter(({ type }) => type === 'betting').map(({ id }) => BigInt(id))
  const [competitions, opposed] = [await competitionsOf(tx, bets), await opposedByOwn(tx, bets)]
  const doers = [...byPlayer].map(([uid, its]) => {
    const timeZone = earning.get(uid)?.timeZone ?? 'UTC'
    const day = dayIn(timeZone, context.clock.now())
    const counting = its.filter(({ id, type }) => type !== 'betting' || !opposed.has(BigInt(id)))
    const deeds = counting.map(({ id, type, game, currency, stake, win }): Deed => {
      const stakeMinor = BigInt(stake)
      return type === 'betting'
        ? { type: 'bet', currency, stakeMinor, leagues: competitions.get(BigInt(id)) ?? [], day }
        : { type: 'round', game, currency, stakeMinor, winMinor: BigInt(win), day }
    })
    return { uid, timeZone, isSpared: spared.has(uid), deeds }
  })
  return countDeeds(tx, quests, doers, at)
}
