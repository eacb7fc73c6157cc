import { describe, expect, test } from 'vitest'
import { advertisingTo, audienceOf, findsOffers, hiddenPaths } from './advertising.ts'

const rules = (isUntargeted: boolean, isAdvertised: boolean) => ({
  marketing: { consent: 'general' as const, isUntargeted },
  welcomeBonus: { isOffered: true, from: 18, isAdvertised },
})
const visitor = audienceOf(undefined)
const player = audienceOf({})
const reader = audienceOf({ wantsNews: true })

describe('advertising', () => {
  test.each([
    [true, true, ['all', 'all', 'all'], [true, true, true]],
    [true, false, ['without-offers', 'all', 'all'], [false, true, true]],
    [false, true, ['nothing', 'nothing', 'all'], [false, true, true]],
    [false, false, ['nothing', 'nothing', 'all'], [false, true, true]],
  ])('untargeted %s, welcome bonuses advertised %s: a visitor, a player and who asked for news see %j', (...given) => {
    const [isUntargeted, isAdvertised, seen, found] = given
    const all = [visitor, player, reader]
    expect(all.map((one) => advertisingTo(rules(isUntargeted, isAdvertised), one))).toEqual(seen)
    expect(all.map((one) => findsOffers(rules(isUntargeted, isAdvertised), one))).toEqual(found)
  })

  test('RG-11 nothing is advertised to who may not play, whatever they asked for, and they find no offers', () => {
    for (const wantsNews of [true, false]) {
      const away = audienceOf({ wantsNews, restricted: true })
      expect([advertisingTo(rules(true, true), away), findsOffers(rules(true, true), away)]).toEqual(['nothing', false])
    }
  })

  test('what may not be advertised is known by where it leads', () => {
    expect(hiddenPaths('all')).toBeNull()
    const leads = (advertising: 'without-offers' | 'nothing', path: string) =>
      new RegExp(hiddenPaths(advertising) ?? '').test(path)
    const paths = ['/offers', '/offers/7', '/offers?x=1', '/promotions/1', '/offers-hall', '/gamehall']
    expect(paths.filter((path) => leads('without-offers', path))).toEqual(paths.slice(0, 3))
    expect(paths.filter((path) => leads('nothing', path))).toEqual(paths.slice(0, 4))
  })
})
