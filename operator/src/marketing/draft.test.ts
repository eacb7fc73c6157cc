import { terms } from '@ante/product/marketing/rules/terms'
import { describe, expect, it } from 'vitest'
import {
  budgetHint,
  type CampaignDraft,
  type ConditionDraft,
  draftFrom,
  newArm,
  newCampaign,
  newCondition,
  putFrom,
  segmentFrom,
} from './draft.ts'
import { conditionText } from './words.ts'

const condition = (more: Partial<ConditionDraft>): ConditionDraft => ({ ...newCondition, ...more })
const draft: CampaignDraft = {
  ...newCampaign,
  sysname: 'welcome-back',
  title: 'Welcome back',
  on: 'inactivity',
  groups: [
    [
      condition({ fact: 'deposits', least: '1' }),
      condition({ fact: 'country', list: 'BR, DE', not: true }),
      condition({ fact: 'staked', product: 'betting', days: '30', most: '20 USD, 18.50 EUR' }),
    ],
    [condition({ fact: 'tag', list: 'regular' })],
  ],
  arms: [
    { ...newArm, offer: 'welcome-back', words: [{ locale: 'en', title: 'Hello again', text: 'It waits for you.' }] },
  ],
  budget: '500 USD, 450 EUR',
}

describe('a campaign as it is typed', () => {
  it('is what the call takes, and comes back as it was typed', () => {
    const put = putFrom(draft)
    if (typeof put === 'string') throw new Error(put)
    const known = terms.parse(put.terms)
    expect(known.segment.any[0]?.all).toEqual([
      { fact: 'deposits', at_least: 1 },
      { fact: 'country', not: true, in: ['BR', 'DE'] },
      { fact: 'staked', product: 'betting', within_days: 30, at_most_minor: { USD: 2_000, EUR: 1_850 } },
    ])
    expect([budgetHint(draft.budget), budgetHint('5 dollars')].every((hint) => !hint.includes('get no offer'))).toBe(
      true
    )
    expect(budgetHint('500 USD')).toContain('accounts in EUR get no offer')
    expect(known.budget_minor).toEqual({ USD: 50_000, EUR: 45_000 })
    const again = draftFrom('welcome-back', 'Welcome back', known, null)
    expect(putFrom(again)).toEqual(put)
    expect(known.segment.any.flatMap(({ all }) => all.map(conditionText))).toEqual([
      'Number of deposits at least 1',
      'Not: Country is BR, DE',
      'Staked on betting in 30 days at most 20.00 USD, 18.50 EUR',
      'Tag is regular',
    ])
  })

  it('says what is wrong', () => {
    expect(putFrom({ ...draft, holdout: '20' })).toBe('All shares and the holdout must be 100 together.')
    expect(putFrom({ ...draft, budget: '' })).toBe('Enter a budget: the campaign gives an offer.')
    expect(putFrom({ ...draft, budget: '5 dollars' })).toContain('with its currency')
    expect(putFrom({ ...draft, arms: [newArm] })).toBe('Each group of players needs an offer or a message.')
    expect(segmentFrom({ groups: [[newCondition]] })).toBe('Enter a bound for each condition.')
    expect(segmentFrom({ groups: [[condition({ fact: 'country' })]] })).toBe('Enter what a condition is looking for.')
  })
})
