import { type Currency, isCurrency, money, parseMoney, toDecimal } from '@ante/kit/money'
import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import type { Params } from '../api.ts'

type Put = Omit<Params<'jackpots.put'>, 'reason'>

/** A level as it is typed: sums in the jackpot's currency, its share in percent. */
export interface LevelDraft {
  readonly name: string
  /** What players read of it, by locale. */
  readonly titles: Readonly<Record<string, string>>
  readonly seed: string
  readonly share: string
  readonly way: 'every' | 'before'
  readonly sum: string
  /** It is there already: only the amount before which it is won may rise. */
  readonly isKept: boolean
}
export interface Draft {
  readonly sysname: string
  readonly title: string
  readonly text: string
  readonly currency: Currency
  readonly reserve: string
  /** Sysnames, with spaces or commas between them. */
  readonly games: string
  /** The least odds of bets that feed it; empty where it takes none. */
  readonly betOdds: string
  /** The smallest first. */
  readonly levels: readonly LevelDraft[]
}

export const newLevel: LevelDraft = { name: '', titles: {}, seed: '', share: '', way: 'every', sum: '', isKept: false }
export const newDraft: Draft = {
  sysname: '',
  title: '',
  text: '',
  currency: 'USD',
  reserve: '0',
  games: '',
  betOdds: '',
  levels: [newLevel],
}

/** `0.4` for 4,000 parts per million. */
export const percentOf = (ppm: number): string => {
  const digits = String(ppm).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '')
}
/** Parts per million of a percentage; undefined where it is none. */
export function ppmOf(percent: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(percent.trim()) ?? []
  return whole === '' ? undefined : Number(`${whole}${part.padEnd(4, '0')}`)
}

/** Without those that are empty. */
const filled = (titles: LevelDraft['titles']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(titles).flatMap(([locale, title]) => (title.trim() === '' ? [] : [[locale, title.trim()]]))
  )

const known = (currency: string): Currency => (isCurrency(currency) ? currency : 'USD')

export function draftOf({ sysname, texts, currency, levels, reserve_ppm, games, bets }: StaffJackpot): Draft {
  const typed = (minor: number) => toDecimal(money(minor, known(currency)))
  return {
    sysname: sysname ?? '',
    title: texts.en?.title ?? '',
    text: texts.en?.text ?? '',
    currency: known(currency),
    reserve: percentOf(reserve_ppm),
    games: games.join(', '),
    betOdds: bets ? String(bets.odds_least) : '',
    levels: levels.map(({ name, titles, seed_minor, rate_ppm, every_minor, before_minor }) => ({
      name,
      titles,
      seed: typed(seed_minor),
      share: percentOf(rate_ppm),
      way: every_minor === null ? 'before' : 'every',
      sum: typed(every_minor ?? before_minor ?? 0),
      isKept: true,
    })),
  }
}

/** A jackpot as it is, to be put again. */
export const putOf = ({
  sysname,
  texts,
  images,
  currency,
  levels,
  reserve_ppm,
  games,
  bets,
  paused,
}: StaffJackpot): Put => ({
  sysname: sysname ?? '',
  texts,
  images,
  currency: known(currency),
  levels: levels.map(({ name, titles, seed_minor, rate_ppm, every_minor, before_minor }) => ({
    name,
    titles,
    seed_minor,
    rate_ppm,
    ...(every_minor !== null && { every_minor }),
    ...(before_minor !== null && { before_minor }),
  })),
  reserve_ppm,
  games,
  bets,
  paused,
})

/** What is put, or the sentence that says what is wrong. Other languages, pictures and the pause stay as they were. */
export function putFrom(draft: Draft, before: StaffJackpot | undefined): Put | string {
  const reserve = ppmOf(draft.reserve)
  if (reserve === undefined) return 'Enter the reserve as a percentage, such as 0.1.'
  const betOdds = draft.betOdds.trim()
  if (betOdds !== '' && !/^\d{1,3}(\.\d{1,3})?$/.test(betOdds))
    return 'Enter the odds of bets as a number, such as 1.5.'
  const levels: Put['levels'] = []
  for (const { name, titles, seed, share, way, sum } of draft.levels) {
    const [seedSum, wonSum, rate] = [parseMoney(seed, draft.currency), parseMoney(sum, draft.currency), ppmOf(share)]
    if (rate === undefined) return `Enter the share of ${name} as a percentage, such as 0.3.`
    if (!seedSum || !wonSum) return `Enter the sums of ${name} with two decimals at most.`
    const limit = before?.levels.find((one) => one.name === name)?.before_minor ?? null
    if (limit !== null && Number(wonSum.minor) < limit) return `The amount before which ${name} is won may only rise.`
    levels.push({
      name,
      titles: filled(titles),
      seed_minor: Number(seedSum.minor),
      rate_ppm: rate,
      ...(way === 'every' ? { every_minor: Number(wonSum.minor) } : { before_minor: Number(wonSum.minor) }),
    })
  }
  return {
    sysname: draft.sysname,
    texts: { ...before?.texts, en: { title: draft.title, text: draft.text } },
    images: before?.images ?? {},
    currency: draft.currency,
    levels,
    reserve_ppm: reserve,
    games: draft.games.split(/[\s,]+/).filter((game) => game !== ''),
    bets: betOdds === '' ? null : { odds_least: Number(betOdds) },
    paused: before?.paused ?? false,
  }
}
