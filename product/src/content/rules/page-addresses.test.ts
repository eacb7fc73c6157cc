import { describe, expect, it } from 'vitest'
import { seoSettings } from '../contract.ts'
import { isTemplate, keyOf, pageAddress, routesOf } from './page-addresses.ts'

describe('the addresses of pages', () => {
  it('RTE-80 are the routes until an operator’s template says otherwise; what a template makes is read back by its route', () => {
    expect(seoSettings.parse({}).templates).toEqual(routesOf)
    expect(pageAddress(routesOf, 'offer', '4', 'Welcome!')).toBe('/offers/4')
    const { templates } = seoSettings.parse({
      templates: { offer: '/offers/{id}-{title}', game: '/game/{sysname}_{title}' },
    })
    expect(pageAddress(templates, 'offer', '4', ' Wöchentlich: 50 % mehr ')).toBe('/offers/4-wochentlich-50-mehr')
    expect(pageAddress(templates, 'offer', '4', '***')).toBe('/offers/4')
    expect(pageAddress(templates, 'game', 'dice-box', 'Dice Box')).toBe('/game/dice-box_dice-box')
    expect(pageAddress(templates, 'tournament', '9', 'Cup')).toBe('/tournaments/9')
    expect(decodeURI(pageAddress(templates, 'offer', '4', 'عرض اليوم'))).toBe('/offers/4-عرض-اليوم')
    expect(keyOf('offer', '4-wochentlich-50-mehr')).toBe('4')
    expect(keyOf('game', 'dice-box_dice-box')).toBe('dice-box')
    expect(keyOf('game', 'dice-box')).toBe('dice-box')
  })

  it('RTE-80 a template that no route would answer is refused', () => {
    for (const bad of [
      '/elsewhere/{id}',
      '/offers/{title}',
      '/offers/{id}{title}',
      '/offers/{id}/x',
      'https://evil.example/offers/{id}',
      '/offers/{id}-<b>',
    ])
      expect(isTemplate('offer', bad), bad).toBe(false)
    expect(isTemplate('game', '/game/{sysname}-{title}')).toBe(false)
    expect(seoSettings.safeParse({ templates: { offer: '/elsewhere/{id}' } }).success).toBe(false)
  })
})
