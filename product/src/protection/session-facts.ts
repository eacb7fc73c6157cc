import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { type Currency, money, subtract, toWire } from '@ante/kit/money'
import type { Refuses } from '@ante/kit/refusal'
import { confirmCheck, lockExclusion, readSessionClock, type SessionClock, setCheckMinutes } from '../identity/index.ts'
import {
  countPlay,
  type Play,
  type PlayAndPayments,
  readPlay,
  readPlayBefore,
  readPlayMonths,
  readPlayPeriods,
} from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import {
  type endpoints,
  events,
  type NetPosition,
  type PlayPeriod,
  type SessionFacts,
  type Statement,
} from './contract.ts'
import { checkEvery } from './rules/session.ts'
import { chooseDayMinutes } from './set-limit.ts'
import { readLimits } from './store-limits.ts'
import { isStatementNew } from './store-reminders.ts'
import * as store from './store-session.ts'

type Endpoints = typeof endpoints
type Ended = Refuses<'Authorization/session_ended'>
const minuteMs = 60_000

async function clockOf(context: PlayerContext & Ended, tx: Tx): Promise<SessionClock> {
  const token = context.session?.id
  const clock = token === undefined ? undefined : await readSessionClock(tx, token)
  return clock ?? context.refuse('Authorization/session_ended')
}

/** What was staked and won since the session began. Where it began is written down once, so that no question reads more than what is new. */
async function playOfSession(tx: Tx, uid: bigint, { id, startedAt }: SessionClock): Promise<Play> {
  const currency = await currencyOf(tx, uid)
  await countPlay(tx, uid, currency)
  const ever = await readPlay(tx, uid, currency)
  const mark = (await store.readMark(tx, id)) ?? (await putMark(tx, uid, currency, { id, startedAt }))
  return {
    staked: subtract(ever.staked, money(mark.staked_minor, currency)),
    won: subtract(ever.won, money(mark.won_minor, currency)),
  }
}

async function putMark(
  tx: Tx,
  uid: bigint,
  currency: Currency,
  { id, startedAt }: Pick<SessionClock, 'id' | 'startedAt'>
): Promise<store.MarkRow> {
  const before = await readPlayBefore(tx, uid, currency, startedAt)
  const mark = { staked_minor: before.staked.minor, won_minor: before.won.minor }
  await store.putMark(tx, id, mark)
  return mark
}

const wirePlay = ({ staked, won }: Play) => ({
  staked: toWire(staked),
  won: toWire(won),
  net: toWire(subtract(won, staked)),
})

async function dayOf(tx: Tx, uid: bigint, clock: SessionClock): Promise<SessionFacts['day']> {
  const { dayMinutes, usedMs, dayEndsAt, now } = clock
  if (dayMinutes === undefined) return null
  const row = (await readLimits(tx, uid)).find(({ kind }) => kind === 'session')
  return {
    minutes: dayMinutes,
    used_seconds: Math.floor(usedMs / 1000),
    reached_at: new Date(now.getTime() + dayMinutes * minuteMs - usedMs).toISOString(),
    ends_at: dayEndsAt.toISOString(),
    is_used_up: usedMs >= dayMinutes * minuteMs,
    change: row?.ready_at
      ? {
          to_minutes: row.wanted === null ? null : Number(row.wanted),
          ready_at: row.ready_at.toISOString(),
          is_ready: row.is_ready === true,
        }
      : null,
  }
}

async function describe(context: PlayerContext & Ended, tx: Tx): Promise<SessionFacts> {
  const { uid } = context.player
  const { realityCheck, limitRaise } = context.policy()
  const clock = await clockOf(context, tx)
  const minutes = checkEvery({ realityCheck }, clock.checkMinutes) ?? null
  const dueAt = minutes === null ? null : new Date(clock.checkedAt.getTime() + minutes * minuteMs)
  return {
    now: clock.now.toISOString(),
    started_at: clock.startedAt.toISOString(),
    ...wirePlay(await playOfSession(tx, uid, clock)),
    check: {
      minutes,
      market_minutes: realityCheck.minutes,
      can_choose: realityCheck.isChosen,
      due_at: dueAt?.toISOString() ?? null,
      is_due: dueAt !== null && dueAt <= clock.now,
    },
    day: await dayOf(tx, uid, clock),
    day_ends_at: clock.dayEndsAt.toISOString(),
    raise_hours: limitRaise.hours,
    is_statement_new: await isStatementNew(tx, uid),
  }
}

export const getSession = (
  context: PlayerContext & RefusesAs<Endpoints['account.getSession']>
): Promise<SessionFacts> => context.db.write((tx) => describe(context, tx))

/** What calls of the player have to know of their pace has changed: this host knows at once, the others and the player's windows by the event. */
async function changePace(
  context: PlayerContext & Ended,
  work: (tx: Tx, token: string) => Promise<void>
): Promise<SessionFacts> {
  const token = context.session?.id ?? context.refuse('Authorization/session_ended')
  const { uid } = context.player
  const facts = await context.db.write(async (tx) => {
    await lockExclusion(tx, uid)
    await work(tx, token)
    await tx.announce(events['protection.pace-changed'], { uid })
    return describe(context, tx)
  })
  context.session?.othersEnded(uid)
  return facts
}

export const continueSession = (
  context: PlayerContext & RefusesAs<Endpoints['account.continueSession']>
): Promise<SessionFacts> =>
  changePace(context, async (tx, token) => {
    const { uid } = context.player
    const clock = await clockOf(context, tx)
    const { staked, won } = await playOfSession(tx, uid, clock)
    await store.noteCheck(tx, {
      uid,
      session: clock.id,
      playedSeconds: Math.floor((clock.now.getTime() - clock.startedAt.getTime()) / 1000),
      stakedMinor: staked.minor,
      wonMinor: won.minor,
    })
    await confirmCheck(tx, token)
  })

export async function setRealityCheck(
  context: PlayerContext & RefusesAs<Endpoints['account.setRealityCheck']>,
  { minutes }: InputOf<Endpoints['account.setRealityCheck']>
): Promise<SessionFacts> {
  const { realityCheck } = context.policy()
  const isLonger = realityCheck.minutes > 0 && minutes > realityCheck.minutes
  if (!realityCheck.isChosen || isLonger) context.refuse('InvalidParameter', { fields: { minutes: 'wrong' } })
  return changePace(context, async (tx) => void (await setCheckMinutes(tx, context.player.uid, minutes)))
}

export async function setTimeLimit(
  context: PlayerContext & RefusesAs<Endpoints['account.setTimeLimit']>,
  { minutes }: InputOf<Endpoints['account.setTimeLimit']>
): Promise<SessionFacts> {
  await chooseDayMinutes(context, minutes)
  return context.db.write((tx) => describe(context, tx))
}

const wirePeriod = (all: PlayAndPayments): PlayPeriod => ({
  ...wirePlay(all),
  deposited: toWire(all.deposited),
  withdrawn: toWire(all.withdrawn),
})

export const getNetPosition = ({ db, player: { uid } }: PlayerContext): Promise<NetPosition> =>
  db.write(async (tx) => {
    const currency = await currencyOf(tx, uid)
    await countPlay(tx, uid, currency)
    const { today, month, half_year } = await readPlayPeriods(tx, uid, currency)
    return {
      today: wirePeriod(today),
      month: wirePeriod(month),
      half_year: wirePeriod(half_year),
      ever: wirePeriod(await readPlay(tx, uid, currency)),
    }
  })

export const getStatement = ({ db, player: { uid } }: PlayerContext): Promise<Statement> =>
  db.write(async (tx) => {
    const currency = await currencyOf(tx, uid)
    await countPlay(tx, uid, currency)
    const months = await readPlayMonths(tx, uid, currency)
    return {
      months: months.map((one) => ({ month: one.month, ...wirePeriod(one) })),
      ever: wirePeriod(await readPlay(tx, uid, currency)),
    }
  })
