import type { Tx } from '@ante/kit/context'
import { dayIn, instant } from '@ante/kit/instant'
import { defaultLocale } from '@ante/texts'
import { tellPaidForVoid } from '../bonuses/index.ts'
import { hasPlayedIn } from '../games/index.ts'
import { timeZoneOf } from '../players/index.ts'
import { competitionsOf, hasSettledBetIn } from '../sportsbook/index.ts'
import { type KnownQuest, readQuests } from './quests.ts'
import { type Deed, endOf, isMovedBy, periodOf, retreat } from './rules/quests.ts'
import type { QueuedPlay } from './store-plays.ts'
import * as store from './store-quests.ts'
import type { GonePlay } from './take-back-plays.ts'

interface Lost {
  readonly uid: bigint
  readonly timeZone: string
  readonly countedAt: Date
  /** As it was counted, and as it is now where something of it stands. */
  readonly before: Deed
  readonly after: Deed | undefined
}

function deedOf(
  { type, game, currency }: QueuedPlay,
  sums: { stake: string; win: string },
  day: string,
  leagues: string[]
): Deed {
  const stakeMinor = BigInt(sums.stake)
  return type === 'betting'
    ? { type: 'bet', currency, stakeMinor, leagues, day }
    : { type: 'round', game, currency, stakeMinor, winMinor: BigInt(sums.win), day }
}

/**
 * LOY-24: plays that are void, or came to less, move no quest any more: a quest in progress loses the step of such a play, unless another one stands for it. A quest that has paid stays; staff are told.
 * Whoever calls it has locked the members. Answers whose quests moved.
 */
export async function loseSteps(tx: Tx, gone: readonly GonePlay[]): Promise<bigint[]> {
  const quests = gone.length > 0 ? await readQuests(tx) : []
  if (quests.length === 0) return []
  const leagues = await competitionsOf(
    tx,
    gone.filter(({ play }) => play.type === 'betting').map(({ play_id }) => play_id)
  )
  const moved = new Set<bigint>()
  for (const { play, play_id, player_uid: uid, counted_at: countedAt } of gone) {
    if (!countedAt) continue
    const timeZone = await timeZoneOf(tx, uid)
    const day = dayIn(timeZone, instant(countedAt.getTime()))
    const of = (sums: { stake: string; win: string }) => deedOf(play, sums, day, leagues.get(play_id) ?? [])
    const lost: Lost = {
      uid,
      timeZone,
      countedAt,
      before: of(play.before ?? play),
      after: play.isVoid ? undefined : of(play),
    }
    if (await loseStep(tx, quests, lost)) moved.add(uid)
  }
  return [...moved]
}

async function loseStep(tx: Tx, quests: readonly KnownQuest[], lost: Lost): Promise<boolean> {
  const { uid, timeZone, countedAt, before, after } = lost
  const concerned = quests
    .filter(({ goal }) => isMovedBy(goal, before) && !(after && isMovedBy(goal, after)))
    .map((quest) => ({ quest, period: periodOf(quest.repeats, timeZone, instant(countedAt.getTime())) }))
  if (concerned.length === 0) return false
  const periods = [
    ...new Set(['', ...quests.map(({ repeats }) => periodOf(repeats, timeZone, instant(countedAt.getTime())))]),
  ]
  const rows = await store.readProgress(tx, { uids: [uid], quests: quests.map(({ sysname }) => sysname), periods })
  const [steps, paid]: [store.Step[], { quest: KnownQuest; period: string }[]] = [[], []]
  for (const { quest, period } of concerned) {
    const row = rows.find((one) => one.quest === quest.sysname && one.period === period)
    // What was played before the quest was open did not move it, nor what came after its end.
    const opened = quest.after === null ? undefined : rows.find((one) => one.quest === quest.after)?.completed_at
    if (!row || (quest.after !== null && !(opened && opened < countedAt))) continue
    if (row.completed_at) {
      if (countedAt <= row.completed_at) paid.push({ quest, period })
      continue
    }
    const now = retreat(quest.goal, row, before, await standsFor(tx, quest, lost, period))
    if (now.done === row.done && now.marks === row.marks) continue
    steps.push({ uid, quest: quest.sysname, period, done: now.done, marks: now.marks, isCompleted: false })
  }
  await tellPaidForVoid(
    tx,
    paid.map(({ quest: { sysname, texts }, period: of }) => ({
      uid,
      reward: `quest:${sysname}:${of}`,
      title: `quest ${sysname}, ${texts[defaultLocale]?.title ?? ''}${of && ` (${of})`}`,
    }))
  )
  if (steps.length > 0) await store.writeProgress(tx, steps, countedAt)
  return steps.length > 0
}

/** Whether another play of its player stands for what this one was counted as: in the same game, or on the same day. */
async function standsFor(
  tx: Tx,
  { goal, repeats }: KnownQuest,
  { uid, timeZone, before }: Lost,
  period: string
): Promise<boolean> {
  if (before.type === 'page' || (goal.type !== 'games' && goal.type !== 'days')) return false
  const of = { uid, timeZone, least: goal.least }
  if (goal.type === 'days') {
    const day = { ...of, from: before.day, before: endOf('daily', before.day) ?? before.day }
    return (await hasPlayedIn(tx, { ...day, game: null })) || hasSettledBetIn(tx, day)
  }
  const until = endOf(repeats, period) ?? null
  return hasPlayedIn(tx, {
    ...of,
    from: period === '' ? null : period,
    before: until,
    game: before.type === 'round' ? before.game : null,
  })
}
