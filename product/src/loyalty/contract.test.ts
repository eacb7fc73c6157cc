import { expect, test } from 'vitest'
import { settings } from './contract.ts'

test('CMS-19 CONST-17 what nobody set of loyalty: no coin, no tutorial, no sound, five seconds, characters everywhere', () => {
  expect(settings.loyalty.parse({})).toEqual({
    coinIcon: '',
    placesWhereDisplayedCharacters: 'all',
    isEnableCharacters: true,
    isEnableLoyalty: true,
    tutorialUrl: '',
    notification: { duration: 5, sound: '' },
  })
  // One half of the notification is set without the other.
  expect(settings.loyalty.parse({ notification: { sound: '/sounds/coin.mp3' } }).notification).toEqual({
    duration: 5,
    sound: '/sounds/coin.mp3',
  })
})

test('CMS-19 a coin and a sound are of this site, and a notification lasts', () => {
  for (const wrong of [
    { coinIcon: '//evil.example/a.svg' },
    { notification: { sound: 'https://evil.example/a.mp3' } },
    { notification: { duration: 0 } },
  ])
    expect(settings.loyalty.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

test('LOY-09 the tutorial is a path of this site or a page of another, and nothing that a browser would run', () => {
  for (const right of ['', '/promotions/1', 'https://learn.example/rewards?a=1'])
    expect(settings.loyalty.parse({ tutorialUrl: right }).tutorialUrl).toBe(right)
  for (const wrong of ['javascript:alert(1)', '//evil.example', 'learn.example', 'data:text/html,x', ' /x'])
    expect(settings.loyalty.safeParse({ tutorialUrl: wrong }).success, wrong).toBe(false)
})
