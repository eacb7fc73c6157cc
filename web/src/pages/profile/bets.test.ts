import { siteSettings } from '@ante/product/content/contract'
import { describe, expect, it } from 'vitest'
import type { Site } from '../../app/document/context.ts'
import { loadBets } from './bets.server.ts'

/** A site with no bets and this flag. */
const siteWith = (isBetHistoryEnable: boolean) =>
  ({
    settings: { site: siteSettings.parse({ isBetHistoryEnable }) },
    timeZone: 'UTC',
    call: async () => ({ data: { items: [], count: 0 } }),
  }) as unknown as Site

describe('the history of bets', () => {
  const load = (flag: boolean) => loadBets(siteWith(flag), new URL('http://x/profile/bets'))
  it('BET-03 the flag switches it: its address leads to the settings while it is off', async () => {
    expect(await load(true)).toMatchObject({ view: 'sport', count: 0 })
    const refused = await load(false).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(Response)
    expect((refused as Response).headers.get('location')).toBe('/profile/settings')
  })
})
