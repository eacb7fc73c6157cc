import { createHmac, timingSafeEqual } from 'node:crypto'
import { defaultLocale } from '@ante/texts'

/** PROF-39: proves that a link was made for this contact of this player, by a secret that only the player's row holds. It stops news and nothing else. */
const hashOf = (secret: string, contact: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe ${contact}`).digest()

export const isUnsubscribeHash = (secret: string, contact: string, given: string): boolean => {
  const hash = Buffer.from(given, 'base64url')
  const wanted = hashOf(secret, contact)
  return hash.length === wanted.length && timingSafeEqual(hash, wanted)
}

/** Where a person is asked once, and a mail program stops the news by a POST (RFC 8058). */
export function unsubscribeUrl(to: { origin: string; locale: string; secret: string; contact: string }): string {
  const hash = hashOf(to.secret, to.contact).toString('base64url')
  const query = new URLSearchParams({ contact: to.contact, hash }).toString()
  return `${to.origin}${to.locale === defaultLocale ? '' : `/${to.locale}`}/unsubscribe?${query}`
}
