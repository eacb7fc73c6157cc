import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { instant } from '@ante/kit/instant'
import { defaultLocale } from '@ante/texts'
import { timeZoneOf } from '../players/index.ts'
import { events, type Quest } from './contract.ts'
import { earnsRewards } from '../bonuses/index.ts'
import { readCounting } from './programme.ts'
import { receiveAll } from './receive-points.ts'
import { hundredthsOf } from './rules/earning.ts'
import {
  advance,
  asksForPlay,
  atStart,
  countOf,
  type Deed,
  endOf,
  periodOf,
  type QuestGoal,
  questGoal,
} from './rules/quests.ts'
import { giftsOfQuests, giveGiftOfQuest } from './gifts-of-quests.ts'
import { insertNotices } from './store-notices.ts'
import { lockMembers } from './store-plays.ts'
import { hasLoyalty } from './switch.ts'
import * as store from './store-quests.ts'

export interface KnownQuest extends Omit<store.QuestRow, 'goal'> {
  readonly goal: QuestGoal
}
export const readQuests = async (tx: ReadTx): Promise<KnownQuest[]> =>
  (await store.readQuests(tx)).map((row) => ({ ...row, goal: questGoal.parse(row.goal) }))

interface Doer {
  readonly uid: bigint
  readonly timeZone: string
  /** Offered no quest that asks for play. */
  readonly isSpared: boolean
  readonly deeds: readonly Deed[]
}

interface KnownStep extends store.Step {
  readonly known: KnownQuest
}

/** Quests in the periods that run now by the clock of a time zone. */
interface Running {
  readonly quest: KnownQuest
  readonly period: string
}
const runningIn = (quests: readonly KnownQuest[], timeZone: string, at: Date): Running[] =>
  quests.map((quest) => ({ quest, period: periodOf(quest.repeats, timeZone, instant(at.getTime())) }))

/** What is stored of these players, by player, quest and period. */
async function progressOf(
  tx: ReadTx,
  uids: readonly bigint[],
  running: readonly Running[]
): Promise<(uid: bigint, of: Running) => store.ProgressRow | undefined> {
  const [quests, periods] = [
    new Set(running.map(({ quest }) => quest.sysname)),
    new Set(running.map(({ period }) => period)),
  ]
  const rows = await store.readProgress(tx, { uids, quests: [...quests], periods: [...periods] })
  const byPlace = new Map(rows.map((row) => [`${row.player_uid} ${row.quest} ${row.period}`, row]))
  return (uid, { quest, period }) => byPlace.get(`${uid} ${quest.sysname} ${period}`)
}

/**
 * What players did moves their open quests; one that is completed pays once in its period. Whoever calls it has locked the members, and announces those
 * whose quests moved: they are answered.
 */
export async function countDeeds(
  tx: Tx,
  quests: readonly KnownQuest[],
  doers: readonly Doer[],
  at: Date
): Promise<bigint[]> {
  const byTimeZone = new Map(
    [...new Set(doers.map(({ timeZone }) => timeZone))].map((zone) => [zone, runningIn(quests, zone, at)])
  )
  const uids = doers.map(({ uid }) => uid)
  const known = await progressOf(tx, uids, [...byTimeZone.values()].flat())
  const steps: KnownStep[] = []
  for (const { uid, timeZone, isSpared, deeds } of doers) {
    const offered = (byTimeZone.get(timeZone) ?? []).filter(({ quest }) => !(isSpared && asksForPlay(quest.goal)))
    const isCompleted = (of: Running): boolean => Boolean(known(uid, of)?.completed_at)
    const completed = new Set(offered.filter(isCompleted).map(({ quest }) => quest.sysname))
    for (const running of offered) {
      const { quest, period } = running
      if (completed.has(quest.sysname) || (quest.after !== null && !completed.has(quest.after))) continue
      const before = known(uid, running) ?? atStart
      const now = deeds.reduce((progress, deed) => advance(quest.goal, progress, deed), {
        done: before.done,
        marks: before.marks,
      })
      if (now.done === before.done && now.marks === before.marks) continue
      steps.push({
        uid,
        quest: quest.sysname,
        period,
        done: now.done,
        marks: now.marks,
        isCompleted: now.done >= countOf(quest.goal),
        known: quest,
      })
    }
  }
  if (steps.length > 0) await store.writeProgress(tx, steps, at)
  const completed = steps.filter(({ isCompleted }) => isCompleted)
  if (completed.length > 0) await reward(tx, completed, at)
  return [...new Set(steps.map(({ uid }) => uid))]
}

/** Everybody's rewards in one call: a busy minute completes hundreds of quests. */
async function reward(tx: Tx, completed: readonly KnownStep[], at: Date): Promise<void> {
  const isPaid = await receiveAll(
    tx,
    completed.map(({ uid, quest, period, known }) => ({
      key: `loyalty:quest:${uid}:${quest}:${period}`,
      kind: 'points-quest',
      uid,
      code: 'points-quest',
      hundredths: hundredthsOf(known.reward_points),
      at,
    })),
    at
  )
  const paid = completed.filter((_, index) => isPaid[index])
  for (const { uid, quest, period, known } of paid)
    if (known.gift) await giveGiftOfQuest(tx, known.gift, { uid, source: `quest:${quest}:${period}` })
  if (paid.length > 0)
    await insertNotices(
      tx,
      paid.map(({ uid, known: { texts, images, reward_points: amount } }) => ({
        uid,
        trigger: 'quest',
        amount,
        texts,
        images,
      }))
    )
}

/** The quests that a player is offered, with how far they are: none for who earns nothing, and none that asks for play for who is spared. */
export async function questsOf(context: Pick<Context, 'locale' | 'clock'>, tx: ReadTx, uid: bigint): Promise<Quest[]> {
  const isSpared = (await store.readSpared(tx, [uid])).has(uid)
  const timeZone = await timeZoneOf(tx, uid)
  const quests = (await readQuests(tx)).filter(({ goal }) => !(isSpared && asksForPlay(goal)))
  const running = runningIn(quests, timeZone, new Date(context.clock.now()))
  const known = await progressOf(tx, [uid], running)
  const completed = new Set(running.filter((of) => known(uid, of)?.completed_at).map(({ quest }) => quest.sysname))
  const gifts = await giftsOfQuests(tx, uid, quests)
  return running.map((of) => {
    const { quest, period } = of
    const row = known(uid, of)
    const isOpen = quest.after === null || completed.has(quest.after)
    return {
      id: quest.sysname,
      description: describedIn(quest, context.locale, defaultLocale),
      type: quest.goal.type,
      repeats: quest.repeats,
      goal: countOf(quest.goal),
      done: row?.done ?? 0,
      reward: Number(quest.reward_points),
      gift: gifts.get(quest.sysname) ?? null,
      state: row?.completed_at ? 'completed' : isOpen ? 'open' : 'locked',
      after: quest.after,
      pages: quest.goal.type === 'pages' ? quest.goal.pages.filter((page) => !row?.marks.includes(page)) : [],
      ends_on: endOf(quest.repeats, period) ?? null,
    }
  })
}

/** A page that a quest may ask for was seen. */
export async function explore(
  context: Pick<PlayerContext, 'db' | 'clock' | 'policy' | 'player' | 'setting'>,
  { page }: { page: string }
): Promise<Record<never, never>> {
  if (!hasLoyalty(context)) return {}
  const { uid } = context.player
  await context.db.write(async (tx) => {
    const programme = await readCounting(tx)
    if (!programme || !(await earnsRewards(context, tx, uid))) return
    const quests = (await readQuests(tx)).filter(({ goal }) => goal.type === 'pages')
    if (quests.length === 0) return
    await lockMembers(tx, [uid], programme.sysname)
    const timeZone = await timeZoneOf(tx, uid)
    const doer: Doer = { uid, timeZone, isSpared: false, deeds: [{ type: 'page', page }] }
    for (const changed of await countDeeds(tx, quests, [doer], new Date(context.clock.now())))
      await tx.announce(events['loyalty.changed'], { uid: changed })
  })
  return {}
}
