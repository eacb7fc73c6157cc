import { staffEndpoints } from '@ante/product/tournaments/contract-staff'
import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import { describe, expect, it } from 'vitest'
import { draftOf, newTournamentDraft, putFrom, type TournamentDraft } from './draft.ts'

const now = Date.parse('2026-11-27T19:20:00Z')
const draft: TournamentDraft = {
  ...newTournamentDraft(now),
  sysname: 'winter',
  title: 'Winter',
  games: 'dicebox, plumb',
  prizes: '50\n25.50\n\n5',
}
const made = (more: Partial<TournamentDraft> = {}) => putFrom({ ...draft, ...more })
const fits = (put: ReturnType<typeof putFrom>) =>
  staffEndpoints['tournaments.put'].input.safeParse(typeof put === 'string' ? put : { ...put, reason: 'a test' })
    .success

describe('a tournament that is typed', () => {
  it('TRN-20 becomes what the call takes, from the next full hour for a day', () => {
    expect(
      made({ rates: 'USD 100\nEUR 108', texts: { de: { title: 'Winter', text: '' }, fr: { title: '', text: 'x' } } })
    ).toMatchObject({
      starts_at: '2026-11-27T20:00:00.000Z',
      ends_at: '2026-11-28T20:00:00.000Z',
      prizes_minor: [5_000, 2_550, 500],
      games: ['dicebox', 'plumb'],
      rates: { USD: 100, EUR: 108 },
      texts: { en: { title: 'Winter', text: '' }, de: { title: 'Winter', text: '' } },
      entrants_most: null,
      restrictions: [],
    })
    const staged = made({ scoring: 'position', resetOnCashout: true })
    expect(staged).toMatchObject({
      stages: { hours: 6, scoring: 'multiplier', points: [25, 18, 15, 12, 10] },
      reset_on_cashout: false,
    })
    const limited = made({
      countries: 'DE, AT',
      excludedCountries: 'FR',
      deposits: '2',
      needsContact: true,
      needsName: true,
      most: '20',
      isBought: true,
      repeats: true,
      tags: 'cold, short',
      provider: 'fathom',
      image: '/art/tournaments/laurels.svg',
    })
    for (const one of [made(), staged, limited]) expect(fits(one)).toBe(true)
  })

  it('TRN-20 one that is opened and sent unchanged is put as it was', () => {
    const put = made({
      scoring: 'position',
      countries: 'DE',
      deposits: '2',
      needsContact: true,
      most: '20',
      texts: { ar: { title: 'شتاء', text: '' } },
      image: '/art/tournaments/laurels.svg',
    })
    if (typeof put === 'string') throw new Error(put)
    const terms = staffEndpoints['tournaments.put'].input.parse({ ...put, extra: { of: 1 }, reason: 'a test' })
    const { reason: _, ...rest } = { ...terms, images: { ...terms.images, hero: '/art/tournaments/harvest.svg' } }
    const sum = { amount: 0, currency: 'USD' as const }
    const listed: StaffTournament = {
      id: '1',
      series: 'winter',
      run: 1,
      status: 'future',
      is_closed: false,
      participants: 0,
      total_points: 0,
      winners: 0,
      total_prize: sum,
      paid: sum,
      terms: rest,
    }
    expect(putFrom(draftOf(listed, now), listed)).toEqual(rest)
  })

  it('TRN-20 says what is wrong', () => {
    expect(made({ startsAt: '' })).toBe('Enter when it starts and ends.')
    expect(made({ endsAt: draft.startsAt })).toBe('Enter an end after the start.')
    expect(made({ prizes: '50\nmuch' })).toBe('Enter one prize in USD in each line.')
    expect(made({ games: ' ' })).toBe('Enter one game at least.')
    expect(made({ rates: 'EUR 108' })).toBe('Enter the points for stakes in USD, such as USD 100.')
    expect(made({ rates: 'USD many' })).toBe('Enter a currency and its points in each line, such as EUR 108.')
    const staged = (more: Partial<TournamentDraft>) => made({ scoring: 'position', ...more })
    expect(staged({ stageHours: '0' })).toBe('Enter how many hours a stage takes, from 1 to 168.')
    expect(staged({ stageHours: '7' })).toMatch(/divide the time/)
    expect(staged({ stagePoints: '5, x' })).toBe('Enter the points of each place, such as 25, 18, 15.')
    expect(staged({ stagePoints: '5, 6' })).toBe('A later place can’t bring more points.')
    expect(made({ countries: 'Germany' })).toBe('Enter countries by their codes, such as DE, AT.')
    expect(made({ deposits: 'two' })).toMatch(/deposits/)
    expect(made({ most: '-1' })).toMatch(/players/)
  })
})
