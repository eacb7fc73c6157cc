import type { JackpotChance } from '@ante/arcade/rules/jackpot'

/** How a level is fed and won. Sums in minor units of the jackpot's currency. */
export interface LevelTerms {
  readonly name: string
  /** What its meter begins with. */
  readonly seedMinor: bigint
  /** Its part of every stake, in parts per million. */
  readonly ratePpm: number
  /** A win is expected once in so much staked; null where it is won before an amount. */
  readonly everyMinor: bigint | null
  /** The most that it pays: it is won before its meter is above this. */
  readonly beforeMinor: bigint | null
}

/** What levels are called where they are shown: by the name of the level, and then by locale. */
export type LevelTitles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** In the reader's language, else in that of the platform; without either its name in words: `Half time` for `half-time`. */
export function titleOf(titles: LevelTitles, name: string, locale: string, defaultLocale: string): string {
  const own = titles[name]
  const words = name.replaceAll('-', ' ')
  return own?.[locale] ?? own?.[defaultLocale] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const million = 1_000_000n

/**
 * The chance of one stake: in proportion to it, and never by a balance. A level that is won before an amount is won by a stake's part of what is still missing to that
 * amount, which is the same as an amount that was drawn evenly between seed and limit and that nobody knows, because nobody needs to draw it.
 */
export function chanceOf(level: LevelTerms, stakeMinor: bigint, meterMinor: bigint): JackpotChance {
  if (level.everyMinor !== null) return { share: stakeMinor, range: level.everyMinor }
  const missing = ((level.beforeMinor ?? 0n) - meterMinor) * million
  return { share: stakeMinor * BigInt(level.ratePpm), range: missing > 0n ? missing : 1n }
}

/** What a level returns of all stakes in the long run, in millionths, rounded down: its part of them, and its seeds. */
export function returnPpm({ seedMinor, ratePpm, everyMinor, beforeMinor }: LevelTerms): bigint {
  const rate = BigInt(ratePpm)
  if (everyMinor !== null) return rate + (seedMinor * million) / everyMinor
  // A run lasts until half of the way from seed to limit on the average, and pays what is there then.
  return beforeMinor === null ? 0n : (rate * (beforeMinor + seedMinor)) / (beforeMinor - seedMinor)
}

/** `1.25` for 12,500 millionths. */
export const percentOf = (ppm: bigint): string => `${ppm / 10_000n}.${String((ppm % 10_000n) / 100n).padStart(2, '0')}`

/** Whether it is fed and won as before. */
export const isSameLevel = (before: LevelTerms, after: LevelTerms): boolean =>
  before.name === after.name && mayBecome(before, after) && before.beforeMinor === after.beforeMinor

/** JKP-5: what a meter was fed by stays until it is won. Only the amount before which it is won may rise. */
export const mayBecome = (before: LevelTerms, after: LevelTerms): boolean =>
  before.seedMinor === after.seedMinor &&
  before.ratePpm === after.ratePpm &&
  before.everyMinor === after.everyMinor &&
  (before.beforeMinor === after.beforeMinor ||
    (before.beforeMinor !== null && after.beforeMinor !== null && after.beforeMinor > before.beforeMinor))
