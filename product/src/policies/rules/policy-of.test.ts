import { instantOf } from '@ante/kit/instant'
import { markets, type PolicyField, policyFieldNames } from '@ante/kit/policy'
import { describe, expect, test } from 'vitest'
import { policyFiles } from '../files.ts'
import { createPolicies } from '../index.ts'
import { policyFile, policyFilesOf } from './policy-file.ts'
import { marketOf, policyOf, unconfirmedFields } from './policy-of.ts'

const now = instantOf('2026-11-23T12:00:00Z')
/** A market's file with another history of one field. */
const withField = (field: PolicyField, history: unknown): unknown => ({
  ...policyFiles.gb,
  fields: { ...policyFiles.gb.fields, [field]: history },
})

describe('policies of markets', () => {
  test('GAM-13 each of the eight markets has a value for every field, with a source', () => {
    for (const market of markets) {
      expect(policyOf(policyFiles, market, now).market).toBe(market)
      for (const field of policyFieldNames)
        for (const { source } of policyFiles[market].fields[field]) expect(source, `${market} ${field}`).not.toBe('')
    }
  })

  test('SAFE-15 in GB a self-exclusion is of six months at least, and what is shorter is a time-out of 24 hours to six weeks', () => {
    const { timeOuts, exclusions, breakHours } = policyOf(policyFiles, 'gb', now)
    expect(exclusions).toEqual(['6m', '9m', '1y', '2y', '3y', '4y', '5y', 'permanent'])
    expect(timeOuts).toEqual(['1d', '7d', '30d', '6w'])
    expect(breakHours).toBe(24)
  })

  test.each([
    ['gb', 'stakes', '2025-04-08T22:59:59Z', []],
    ['gb', 'wageringMost', '2026-01-18T23:59:59Z', null],
    ['gb', 'wageringMost', '2026-01-19T00:00:00Z', 10],
    ['gb', 'cycleMs', '2025-01-16T23:59:59Z', { slot: 2500, other: 0 }],
    ['gb', 'cycleMs', '2025-01-17T00:00:00Z', { slot: 2500, other: 5000 }],
    ['se', 'creditCards', '2025-12-31T22:59:59Z', true],
    ['se', 'creditCards', '2025-12-31T23:00:00Z', false],
  ] as const)('GAM-13 CASH-06 %s: %s of %s is the value in force then', (market, field, at, value) => {
    expect(policyOf(policyFiles, market, instantOf(at))[field]).toEqual(value)
  })

  test('GAM-13 a value that begins later changes the policy at its instant, without code', () => {
    const files = policyFilesOf({
      ...policyFiles,
      gb: withField('autoplay', [
        { value: false, source: 'now' },
        { from: '2027-03-01T00:00:00+01:00', value: true, source: 'later' },
      ]),
    })
    const policies = createPolicies(files)
    const autoplayAt = (at: string) => policies.of(instantOf(at), ['gb']).autoplay
    expect(autoplayAt('2027-02-28T22:59:59Z')).toBe(false)
    expect(autoplayAt('2027-02-28T23:00:00Z')).toBe(true)
    expect(autoplayAt('2027-02-28T22:59:59Z')).toBe(false)
  })

  test('GAM-13 a file with a hole, an unknown field, dates out of order or a value of another shape is refused', () => {
    const { autoplay: _, ...hole } = policyFiles.gb.fields
    expect(policyFile.safeParse({ ...policyFiles.gb, fields: hole }).success).toBe(false)
    expect(policyFile.safeParse(policyFiles.gb).success).toBe(true)
    expect(policyFile.safeParse({ ...policyFiles.gb, fields: { ...policyFiles.gb.fields, luck: [] } }).success).toBe(
      false
    )
    for (const history of [
      [],
      [{ value: 'no', source: 'x' }],
      [{ value: true, source: '' }],
      [{ from: '2026-01-01T00:00:00Z', value: true, source: 'no first value' }],
      [
        { value: true, source: 'x' },
        { from: '2026-02-01T00:00:00Z', value: true, source: 'x' },
        { from: '2026-01-01T00:00:00Z', value: false, source: 'x' },
      ],
    ])
      expect(policyFile.safeParse(withField('autoplay', history)).success, JSON.stringify(history)).toBe(false)
    expect(() => policyFilesOf({ ...policyFiles, gb: policyFiles.de })).toThrow('stands under gb')
  })
})

describe('whose policy holds', () => {
  const of = (licences: Parameters<typeof marketOf>[1]['licences'], country?: string, region?: string) =>
    marketOf(policyFiles, { licences, person: country === undefined ? undefined : { country, region: region ?? null } })

  test('a visitor has the market of the main licence', () => {
    expect(of(['mga', 'gb'])).toBe('mga')
    expect(of(['default'])).toBe('default')
  })
  test('a player has the market of the licence that covers where they are, else the main one', () => {
    expect(of(['mga', 'gb'], 'GB')).toBe('gb')
    expect(of(['mga', 'gb'], 'FR')).toBe('mga')
    expect(of(['default'], 'GB')).toBe('default')
    expect(of(['gb'], 'DE')).toBe('gb')
  })
  test('a licence for a part of a country covers that part, and whose part is not known', () => {
    expect(of(['default', 'ca-on'], 'CA', 'ON')).toBe('ca-on')
    expect(of(['default', 'ca-on'], 'CA', 'QC')).toBe('default')
    expect(of(['default', 'ca-on'], 'CA')).toBe('ca-on')
    expect(of(['default', 'ca-on'], 'US')).toBe('default')
  })
})

test('staff see the fields of a market that nobody has confirmed, and none of our own rules is among them', () => {
  expect(unconfirmedFields(policyFiles.default, now)).toEqual([])
  expect(unconfirmedFields(policyFiles.gb, now)).toContain('featureBuy')
  expect(unconfirmedFields(policyFiles.gb, now)).not.toContain('autoplay')
  // A figure that was not confirmed and holds no longer is nobody's work any more.
  expect(unconfirmedFields(policyFiles.se, now)).not.toContain('creditCards')
})
