import { instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { popupSettings } from '../contract.ts'
import { isOnPath } from './popup-paths.ts'
import { isFor, popupsAt } from './popups.ts'

const texts = { en: { title: 'Cup night', text: 'From eight.' } }
const { list } = popupSettings.parse({
  list: [
    { id: '1', texts },
    { id: '2', texts, starts_at: '2026-12-24T20:00:00Z', finished_at: '2026-12-25T00:00:00Z' },
  ],
})
const at = (time: string, ids?: string[]) => popupsAt(list, instantOf(time), ids).map(({ id }) => id)

describe('campaign popups', () => {
  it('are shown in their time, whose end is not part of it', () => {
    expect(at('2026-12-24T19:59:59Z')).toEqual(['1'])
    expect(at('2026-12-24T20:00:00Z')).toEqual(['1', '2'])
    expect(at('2026-12-25T00:00:00Z')).toEqual(['1'])
  })

  it('RTE-107 one that is asked for by its id comes whatever its time; an unknown id brings nothing', () => {
    expect(at('2020-01-01T00:00:00Z', ['2'])).toEqual(['2'])
    expect(at('2020-01-01T00:00:00Z', ['3'])).toEqual([])
  })

  it('BON-20 one is for the pages that it names and those below them, and interrupts nobody in a game, at the cashier or where limits are set', () => {
    const on = (paths: string[], pathname: string) => isOnPath(paths, pathname)
    expect([on(['/betting'], '/betting'), on(['/betting'], '/betting/x'), on(['/betting'], '/bettings')]).toEqual([
      true,
      true,
      false,
    ])
    expect([on(['/'], '/'), on(['/'], '/offers'), on(['/offers', '/promotions'], '/promotions')]).toEqual([
      true,
      false,
      true,
    ])
    const quiet = ['/game/dicebox', '/cashier/deposit', '/profile/responsible-game']
    expect(quiet.map((path) => on([path, '/profile'], path))).toEqual([false, false, false])
  })

  it('BON-20 one is for accounts of an age, one for whoever may take its offer, and one for everybody', () => {
    const [all, older, offered] = popupSettings.parse({
      list: [
        { id: '1', texts },
        { id: '2', texts, account_days_min: 2 },
        { id: '3', texts, offer_id: '7' },
      ],
    }).list
    const reader = { registeredAt: instantOf('2026-12-24T12:00:00Z'), openOffers: ['7'] }
    const seen = (at: string, who = reader) =>
      [all, older, offered].flatMap((one) => (one && isFor(one, who, instantOf(at)) ? [one.id] : []))
    expect(seen('2026-12-26T11:59:59Z')).toEqual(['1', '3'])
    expect(seen('2026-12-26T12:00:00Z')).toEqual(['1', '2', '3'])
    expect(seen('2026-12-24T12:00:00Z', { ...reader, openOffers: [] })).toEqual(['1'])
  })

  it('lead to a path of this site or nowhere', () => {
    for (const leads_to of ['https://evil.example', '//evil.example', '/\\evil.example', 'gamehall'])
      expect(popupSettings.safeParse({ list: [{ id: '1', texts, leads_to }] }).success, leads_to).toBe(false)
    expect(popupSettings.safeParse({ list: [{ id: '1', texts, leads_to: '/gamehall?category=slots' }] }).success).toBe(
      true
    )
  })
})
