import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import { describe, expect, it } from 'vitest'
import { draftOf, newDraft, newLevel, percentOf, ppmOf, putFrom, putOf } from './draft.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const level = (name: string, every_minor: number | null, before_minor: number | null) => ({
  name,
  titles: { en: 'Small', ar: 'الصغرى' },
  seed_minor: 1_000,
  rate_ppm: 4_050,
  every_minor,
  before_minor,
  meter: usd(10),
  wins: 2,
  last_win: null,
})
const jackpot: StaffJackpot = {
  id: '1',
  sysname: 'moonwell',
  texts: { en: { title: 'Moonwell', text: 'Three.' }, de: { title: 'Mondbrunnen', text: 'Drei.' } },
  images: { tile: '/art/moonwell.svg' },
  currency: 'USD',
  levels: [level('mini', 2_500_000, null), level('major', null, 50_000)],
  reserve_ppm: 1_000,
  reserve: usd(1),
  games: ['dicebox', 'clearing'],
  bets: { odds_least: 1.5 },
  paused: true,
  return_percent: '1.25',
}

describe('the form of a jackpot', () => {
  it('JKP-5 a jackpot that is opened and sent unchanged is put as it was, with its other languages, its pictures and its pause', () => {
    expect(putFrom(draftOf(jackpot), jackpot)).toEqual(putOf(jackpot))
    expect(putOf(jackpot)).toMatchObject({
      texts: jackpot.texts,
      images: jackpot.images,
      bets: { odds_least: 1.5 },
      paused: true,
      levels: [{ every_minor: 2_500_000 }, { before_minor: 50_000 }],
    })
  })

  it('JKP-5 a change and a new jackpot send what was typed', () => {
    const draft = draftOf(jackpot)
    const [mini = newLevel, major = newLevel] = draft.levels
    const raised = {
      ...draft,
      title: 'Well',
      games: 'dicebox',
      betOdds: '1.75',
      levels: [mini, { ...major, sum: '600' }],
    }
    expect(putFrom(raised, jackpot)).toMatchObject({
      texts: { en: { title: 'Well', text: 'Three.' }, de: { title: 'Mondbrunnen' } },
      games: ['dicebox'],
      bets: { odds_least: 1.75 },
      levels: [{ every_minor: 2_500_000 }, { before_minor: 60_000 }],
    })
    expect(putFrom({ ...draft, levels: [mini, { ...major, sum: '499.99' }] }, jackpot)).toBe(
      'The amount before which major is won may only rise.'
    )
    const made = { ...newDraft, sysname: 'day', title: 'Day', games: 'dicebox, clearing\ntwo' }
    const typed = {
      ...newLevel,
      name: 'small',
      titles: { en: ' Small ', de: '' },
      seed: '10',
      share: '0.4',
      sum: '2,500.50',
    }
    expect(putFrom({ ...made, levels: [typed] }, undefined)).toEqual({
      sysname: 'day',
      texts: { en: { title: 'Day', text: '' } },
      images: {},
      currency: 'USD',
      levels: [{ name: 'small', titles: { en: 'Small' }, seed_minor: 1_000, rate_ppm: 4_000, every_minor: 250_050 }],
      reserve_ppm: 0,
      games: ['dicebox', 'clearing', 'two'],
      bets: null,
      paused: false,
    })
  })

  it('JKP-5 a percentage or a sum that cannot be read is said and not sent', () => {
    const typed = { ...newLevel, name: 'small', seed: '10', share: '0.4', sum: '2500' }
    const put = (more: object) => putFrom({ ...newDraft, levels: [{ ...typed, ...more }] }, undefined)
    expect(put({ share: 'much' })).toBe('Enter the share of small as a percentage, such as 0.3.')
    expect(put({ seed: '1.234' })).toBe('Enter the sums of small with two decimals at most.')
    expect(put({ sum: '' })).toBe('Enter the sums of small with two decimals at most.')
    expect(putFrom({ ...newDraft, reserve: '-1' }, undefined)).toMatch(/reserve/)
    expect(putFrom({ ...newDraft, betOdds: 'evens' }, undefined)).toMatch(/odds of bets/)
  })

  it('JKP-1 percentages are exact to the millionth', () => {
    for (const [ppm, text] of [
      [0, '0'],
      [1, '0.0001'],
      [4_050, '0.405'],
      [10_000, '1'],
      [200_000, '20'],
    ] as const) {
      expect(percentOf(ppm)).toBe(text)
      expect(ppmOf(text)).toBe(ppm)
    }
    for (const wrong of ['', '1.23456', '100', '1e3', 'x']) expect(ppmOf(wrong)).toBeUndefined()
  })
})
