import { locales, messagesOf } from '@ante/texts'
import { describe, expect, it } from 'vitest'
import { findPlaces, oftenUsed, type PlaceKey, placesOf } from './places.ts'

const visitor = { signedIn: false, isEnableLoyalty: true, findsOffers: true, findsPromotions: true, hasDraws: true }
const player = { ...visitor, signedIn: true }
const found = (typed: string, code = 'en', reader = player) => {
  const { titles, words } = messagesOf(code).places
  return findPlaces(placesOf(reader), typed, (key) => [titles[key], words[key]]).map(({ key }) => key)
}

describe('pages by their names', () => {
  it('finds a page by the beginning of its name or of another word for it, the name first', () => {
    expect(found('dep')).toEqual(['deposit', 'limits'])
    expect(found('cash out')).toEqual(['withdraw'])
    expect(found('my limits')).toEqual(['limits'])
    expect(found('  MINES ')).toEqual(['fast'])
    expect(found('2fa')).toEqual(['security'])
    for (const typed of ['delete account', 'close my account', 'cancel account']) expect(found(typed)).toEqual(['data'])
    expect(found('passw')).toEqual(['security'])
  })
  it('guesses nothing: letters from the middle of a word, or a slip, find no page', () => {
    for (const typed of ['osit', 'depost', 'zz', '', ' - ']) expect(found(typed)).toEqual([])
  })
  it('finds pages in the language of the reader, whatever its letters', () => {
    expect(found('einzahlen', 'de')).toEqual(['deposit'])
    expect(found('konto löschen', 'de')).toEqual(['data'])
    expect(found('fermer compte', 'fr')).toEqual(['data'])
    expect(found('пополнить', 'ru')).toEqual(['deposit'])
    expect(found('رهاناتي', 'ar')).toEqual(['bets'])
    expect(found('cekilis', 'tr')).toEqual(['draws'])
  })
  it('offers each reader only pages that they can open', () => {
    expect(found('deposit', 'en', visitor)).toEqual([])
    expect(found('promo', 'en', { ...visitor, findsPromotions: false, findsOffers: false })).toEqual([])
    expect(oftenUsed(visitor).map(({ key }) => key)).toEqual(['slots', 'fast', 'table', 'live', 'puzzles', 'sport'])
    expect(oftenUsed(player)[0]?.key).toBe('deposit')
  })
  it('has one name for one page, in every language', () => {
    for (const { code } of locales) {
      const { places, shell, profile, games, draws, fairness, booking } = messagesOf(code)
      const { nav } = shell
      const { menu } = profile
      const names: Record<PlaceKey, string> = {
        ...games.categories,
        ...nav,
        ...menu,
        matches: nav.live,
        live: games.categories.live,
        limits: menu['responsible-game'],
        draws: draws.title,
        fairness: fairness.title,
        booking: booking.title,
      }
      for (const [key, title] of Object.entries(places.titles))
        expect([code, key, title]).toEqual([code, key, names[key as PlaceKey]])
    }
  })
})
