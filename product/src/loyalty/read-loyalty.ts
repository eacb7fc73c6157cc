import type { Context, PlayerContext, ReadTx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { currencies, type Currency } from '@ante/kit/money'
import { keysOf } from '@ante/kit/record'
import type { Refuses } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { readPoints } from '../ledger/index.ts'
import { earnsRewards } from '../bonuses/index.ts'
import type { Level, LoyaltyInfo } from './contract.ts'
import { charactersByLevel, readOwnCharacter } from './characters.ts'
import { type Programme, type ProgrammeLevel, readCounting, readCountingName, readProgramme } from './programme.ts'
import { leftOfOlder, wholeOf } from './rules/earning.ts'
import { percentOf } from './rules/levels.ts'
import { questsOf } from './quests.ts'
import type { EarningRules } from './rules/shapes.ts'
import * as months from './store-months.ts'
import { readMembers } from './store-plays.ts'
import { sumsOfProgress } from './store-quests.ts'
import { hasLoyalty } from './switch.ts'
import { readOwned } from './store-shop.ts'

const nameOfPoints = ({ rules: { points_names: names } }: Programme, locale: string): string =>
  names[locale] ?? names[defaultLocale] ?? ''

async function levelsOf(context: Context, tx: ReadTx, { sysname, levels }: Programme): Promise<Level[]> {
  const characters = await charactersByLevel(context, tx)
  return levels.map((level, index) => ({
    id: `${sysname}-${level.place}`,
    description: describedIn(level, context.locale, defaultLocale),
    place: level.place,
    minValue: wholeOf(level.fromExperience),
    maxValue: levels[index + 1] ? wholeOf(levels[index + 1]?.fromExperience ?? 0n) : null,
    reward_points: Number(level.rewardPoints),
    benefits: level.benefits,
    characters: characters.get(level.place) ?? [],
  }))
}

/** LOY-10: a programme for everybody to read, its levels and how points are earned. */
export async function readWholeProgram(
  context: Context & Refuses<'InvalidRequest/not_found'>,
  { sysname }: { sysname: string }
) {
  if (!hasLoyalty(context)) context.refuse('InvalidRequest/not_found')
  return context.db.read(async (tx) => {
    const programme = (await readProgramme(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    const { rates, weights, expires_after_months: months } = programme.rules
    return {
      sysname,
      description: describedIn(programme, context.locale, defaultLocale),
      pointsAlias: nameOfPoints(programme, context.locale),
      levels: await levelsOf(context, tx, programme),
      rates: keysOf(currencies).flatMap((currency: Currency) => {
        const rate = rates[currency]
        return rate === undefined ? [] : [{ currency, points: rate / 100 }]
      }),
      weights: Object.entries(weights)
        .map(([type, percent]) => ({ type, percent }))
        .toSorted((a, b) => b.percent - a.percent || (a.type < b.type ? -1 : 1)),
      expires_after_months: months,
    }
  })
}

const progressOf = (levels: readonly ProgrammeLevel[], place: number, experience: bigint) => {
  const [own, next] = [levels[place - 1], levels[place]]
  const values = {
    minValue: wholeOf(own?.fromExperience ?? 0n),
    maxValue: next ? wholeOf(next.fromExperience) : null,
    expCount: wholeOf(experience),
  }
  return { ...values, percent: percentOf(values) }
}

/** What the next end that the player was told of will take, unless it is spent by then. */
async function expiringOf(
  tx: ReadTx,
  uid: bigint,
  rules: EarningRules,
  points: bigint
): Promise<LoyaltyInfo['expiring']> {
  const { expires_after_months: after, notice_days: noticeDays } = rules
  const next = after === null ? undefined : await months.readNextToEnd(tx, uid, { months: after, noticeDays })
  if (!next) return null
  const left = leftOfOlder(points, await months.readReceivedLater(tx, uid, next.month))
  return left < 100n ? null : { points: wholeOf(left), at: next.ends_at.toISOString() }
}

/** LOY-03 … LOY-07. */
export async function infoOf(context: PlayerContext, tx: ReadTx): Promise<LoyaltyInfo> {
  const { uid } = context.player
  const isEnabled = hasLoyalty(context)
  const programme = isEnabled ? await readCounting(tx) : undefined
  const character = await readOwnCharacter(context, tx)
  const about = { id: uid.toString(), uid: Number(uid), character, owned_characters: await readOwned(tx, uid) }
  const points = (await readPoints(tx, [uid], 'points')).get(uid) ?? 0n
  if (!programme)
    return {
      ...about,
      is_active: false,
      points: isEnabled ? wholeOf(points) : 0,
      pointsAlias: '',
      levels: [],
      level: 0,
      progress: null,
      quests: [],
      quest_steps: 0,
      expiring: null,
    }
  const experience = (await readPoints(tx, [uid], 'experience')).get(uid) ?? 0n
  const place = (await readMembers(tx, [uid], programme.sysname)).get(uid)?.level || 1
  const isActive = await earnsRewards(context, tx, uid)
  return {
    ...about,
    is_active: isActive,
    points: wholeOf(points),
    pointsAlias: nameOfPoints(programme, context.locale),
    levels: await levelsOf(context, tx, programme),
    level: place,
    progress: progressOf(programme.levels, place, experience),
    quests: isActive ? await questsOf(context, tx, uid) : [],
    quest_steps: (await sumsOfProgress(tx, [uid])).get(uid) ?? 0,
    expiring: await expiringOf(tx, uid, programme.rules, points),
  }
}

export const readInfo = (context: PlayerContext): Promise<LoyaltyInfo> => context.db.read((tx) => infoOf(context, tx))

/** What open pages hear when it changes, for each of these players. */
export async function readStandings(
  tx: ReadTx,
  uids: readonly bigint[]
): Promise<Map<bigint, { points: number; level: number; quest_steps: number }>> {
  const programme = await readCountingName(tx)
  const points = await readPoints(tx, uids, 'points')
  const members = programme === undefined ? undefined : await readMembers(tx, uids, programme)
  const steps = await sumsOfProgress(tx, uids)
  return new Map(
    uids.map((uid) => [
      uid,
      {
        points: wholeOf(points.get(uid) ?? 0n),
        level: members ? members.get(uid)?.level || 1 : 0,
        quest_steps: steps.get(uid) ?? 0,
      },
    ])
  )
}
