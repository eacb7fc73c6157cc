import { currencies, isCurrency, parseMoney } from '@ante/kit/money'
import type { Condition } from '@ante/product/marketing/rules/segment'
import type { Terms } from '@ante/product/marketing/rules/terms'
import { locales } from '@ante/texts/locales'
import type { Params } from '../api.ts'
import { sumsText } from './words.ts'

type Put = Omit<Params<'marketing.put'>, 'reason'>
export type Segment = Params<'marketing.preview'>['segment']

/** A condition as it is typed: which of the fields count depends on its fact. Sums are written `100 USD, 90 EUR`. */
export interface ConditionDraft {
  readonly fact: Condition['fact']
  readonly not: boolean
  readonly least: string
  readonly most: string
  readonly list: string
  readonly product: 'casino' | 'betting'
  readonly days: string
}
export interface WordsDraft {
  readonly locale: string
  readonly title: string
  readonly text: string
}
export interface ArmDraft {
  readonly name: string
  readonly share: string
  readonly offer: string
  readonly words: readonly WordsDraft[]
  readonly leadsTo: string
  /** The title of the message also by SMS. */
  readonly bySms: boolean
}
export interface CampaignDraft {
  readonly sysname: string
  readonly title: string
  readonly on: Terms['trigger']['on']
  /** Of a deposit, a level, or days. */
  readonly number: string
  readonly groups: readonly (readonly ConditionDraft[])[]
  readonly arms: readonly ArmDraft[]
  readonly holdout: string
  readonly budget: string
  readonly about: 'casino' | 'betting' | 'both'
  /** UTC, as a field of date and time writes it; empty: until it is stopped. */
  readonly endsAt: string
}

export const newCondition: ConditionDraft = {
  fact: 'last_seen_days',
  not: false,
  least: '',
  most: '',
  list: '',
  product: 'casino',
  days: '30',
}
export const newArm: ArmDraft = {
  name: 'a',
  share: '90',
  offer: '',
  words: [],
  leadsTo: '/profile/bonuses',
  bySms: false,
}
export const newWords: WordsDraft = { locale: 'en', title: '', text: '' }
export const newCampaign: CampaignDraft = {
  sysname: '',
  title: '',
  on: 'segment',
  number: '14',
  groups: [[]],
  arms: [newArm],
  holdout: '10',
  budget: '',
  about: 'casino',
  endsAt: '',
}
export const languages = locales.map(({ code, name }) => ({ value: code, label: name }))

class Wrong extends Error {}
const wrong = (sentence: string): never => {
  throw new Wrong(sentence)
}

function wholeOf(text: string, what: string): number {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : wrong(`Enter ${what} as a whole number.`)
}
const boundOf = (text: string, what: string): number | undefined =>
  text.trim() === '' ? undefined : wholeOf(text, what)

/** `100 USD, 90 EUR` in minor units by currency. */
function sumsOf(text: string, what: string): Record<string, number> | undefined {
  const parts = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  if (parts.length === 0) return undefined
  const sums: Record<string, number> = {}
  for (const part of parts) {
    const [number = '', currency = ''] = part.split(/\s+/)
    const sum = isCurrency(currency) ? parseMoney(number, currency) : undefined
    if (!sum || sum.minor < 0n || sums[currency] !== undefined)
      return wrong(`Enter ${what} with its currency, such as 100 USD, 90 EUR.`)
    sums[currency] = Number(sum.minor)
  }
  return sums
}
/** What the form says below the budget: who would get nothing, because their currency has none. */
export function budgetHint(text: string): string {
  const usual = 'Such as 100 USD, 90 EUR. The campaign stops when it’s used.'
  const sums = said(() => sumsOf(text, 'the budget') ?? {})
  if (typeof sums === 'string' || Object.keys(sums).length === 0) return usual
  const without = Object.keys(currencies).filter((currency) => sums[currency] === undefined)
  return without.length === 0 ? usual : `${usual} Players with accounts in ${without.join(' and ')} get no offer.`
}
const listOf = (text: string): string[] => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))

function conditionOf({ fact, not, least, most, list, product, days }: ConditionDraft): Condition {
  const turned = not ? { not: true as const } : {}
  switch (fact) {
    case 'country':
    case 'language':
    case 'currency': {
      const all = listOf(list)
      return all.length > 0 ? { fact, ...turned, in: all } : wrong('Enter what a condition is looking for.')
    }
    case 'tag':
      return list.trim() === '' ? wrong('Enter the tag.') : { fact, ...turned, has: list.trim() }
    case 'deposited':
    case 'staked':
    case 'bonus_balance': {
      const [from, until] = [sumsOf(least, 'a sum'), sumsOf(most, 'a sum')]
      if (!from && !until) return wrong('Enter a sum for each condition.')
      const range = { ...turned, ...(from && { at_least_minor: from }), ...(until && { at_most_minor: until }) }
      if (fact === 'deposited') return { fact, ...range }
      return fact === 'bonus_balance'
        ? { fact, kind: product, ...range }
        : { fact, product, within_days: wholeOf(days, 'the days'), ...range }
    }
    default: {
      const [from, until] = [boundOf(least, 'a bound'), boundOf(most, 'a bound')]
      if (from === undefined && until === undefined) return wrong('Enter a bound for each condition.')
      return {
        fact,
        ...turned,
        ...(from !== undefined && { at_least: from }),
        ...(until !== undefined && { at_most: until }),
      }
    }
  }
}

function triggerOf({ on, number }: CampaignDraft): Terms['trigger'] {
  if (on === 'deposit') return { on, number: wholeOf(number, 'which deposit') }
  if (on === 'level') return { on, level: wholeOf(number, 'which level') }
  if (on === 'inactivity') return { on, days: wholeOf(number, 'the days') }
  return { on }
}

function armOf({ name, share, offer, words, leadsTo, bySms }: ArmDraft) {
  const texts = Object.fromEntries(words.map(({ locale, title, text }) => [locale, { title: title.trim(), text }]))
  if (Object.keys(texts).length < words.length) return wrong('Write each language once.')
  if (offer.trim() === '' && words.length === 0) return wrong('Each group of players needs an offer or a message.')
  return {
    name: name.trim(),
    share: wholeOf(share, 'each share'),
    ...(offer.trim() !== '' && { offer: offer.trim() }),
    ...(words.length > 0 && { message: { texts, leads_to: leadsTo.trim(), by_sms: bySms } }),
  }
}

const said = <T>(make: () => T): T | string => {
  try {
    return make()
  } catch (error) {
    if (error instanceof Wrong) return error.message
    throw error
  }
}

export const segmentFrom = ({ groups }: Pick<CampaignDraft, 'groups'>): Segment | string =>
  said(() => ({ any: groups.map((all) => ({ all: all.map(conditionOf) })) }))

/** What the call takes, or a sentence that says what is wrong. */
export const putFrom = (draft: CampaignDraft): Put | string =>
  said(() => {
    const { sysname, title, groups, arms, holdout, budget, about, endsAt } = draft
    const shares = arms.map(armOf)
    const held = wholeOf(holdout, 'the holdout')
    if (shares.reduce((sum, { share }) => sum + share, held) !== 100)
      return wrong('All shares and the holdout must be 100 together.')
    const most = sumsOf(budget, 'the budget')
    if (!most && shares.some((arm) => 'offer' in arm)) return wrong('Enter a budget: the campaign gives an offer.')
    if (endsAt !== '' && Number.isNaN(Date.parse(`${endsAt}:00Z`))) return wrong('Enter when it ends.')
    return {
      sysname,
      title,
      terms: {
        trigger: triggerOf(draft),
        segment: { any: groups.map((all) => ({ all: all.map(conditionOf) })) },
        arms: shares,
        holdout: held,
        budget_minor: most ?? {},
        about: about === 'both' ? ['casino' as const, 'betting' as const] : [about],
      },
      ...(endsAt !== '' && { ends_at: new Date(`${endsAt}:00Z`).toISOString() }),
    }
  })

function draftOfCondition(one: Condition): ConditionDraft {
  const of = { ...newCondition, fact: one.fact, not: one.not ?? false }
  if ('in' in one) return { ...of, list: one.in.join(', ') }
  if ('has' in one) return { ...of, list: one.has }
  if (one.fact === 'deposited' || one.fact === 'staked' || one.fact === 'bonus_balance')
    return {
      ...of,
      least: sumsText(one.at_least_minor),
      most: sumsText(one.at_most_minor),
      ...(one.fact === 'staked' && { product: one.product, days: String(one.within_days) }),
      ...(one.fact === 'bonus_balance' && { product: one.kind }),
    }
  return { ...of, least: String(one.at_least ?? ''), most: String(one.at_most ?? '') }
}

/** A campaign that is there, to be written again. */
export function draftFrom(sysname: string, title: string, terms: Terms, endsAt: string | null): CampaignDraft {
  const { trigger } = terms
  const number =
    'number' in trigger ? trigger.number : 'level' in trigger ? trigger.level : 'days' in trigger ? trigger.days : 14
  return {
    sysname,
    title,
    on: trigger.on,
    number: String(number),
    groups: terms.segment.any.map(({ all }) => all.map(draftOfCondition)),
    arms: terms.arms.map(({ name, share, offer = '', message }) => ({
      name,
      share: String(share),
      offer,
      leadsTo: message?.leads_to ?? newArm.leadsTo,
      bySms: message?.by_sms ?? false,
      words: Object.entries(message?.texts ?? {}).map(([locale, words]) => ({ locale, ...words })),
    })),
    holdout: String(terms.holdout),
    budget: sumsText(terms.budget_minor),
    about: terms.about.length === 2 ? 'both' : (terms.about[0] ?? 'casino'),
    endsAt: endsAt?.slice(0, 16) ?? '',
  }
}
