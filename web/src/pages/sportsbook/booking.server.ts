import { codeIn } from '@ante/product/sportsbook/rules/booking-code'
import { redirect } from 'react-router'
import { readIfAllowed } from '../../app/api/load.server.ts'
import type { Site } from '../../app/document/context.ts'

/**
 * `/b/<code>`: a shared slip. `/b?text=…`: what another app has shared, or a person has typed, wherever in it the code stands. `typed` is what no code was
 * found in.
 */
export async function loadBooking(site: Site, url: URL, code: string | undefined) {
  const given = ['code', 'url', 'text', 'title'].map((name) => url.searchParams.get(name) ?? '')
  const found = given.map(codeIn).find((one) => one !== undefined)
  if (code === undefined && found !== undefined) throw redirect(`/b/${found}`)
  const booking = code === undefined ? undefined : await readIfAllowed(site, 'sportsbook.getbooking', { code })
  return {
    booking: booking ?? null,
    typed: code ?? given[0] ?? '',
    isWrong: !booking && (code ?? given.join('')) !== '',
  }
}
