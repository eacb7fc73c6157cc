import type { Context, Tx } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { pageAddress, sendMessage, siteOf } from '../messages/index.ts'
import { deliverNewsJob } from './deliver-news.ts'
import { readNewsReader } from './news-audience.ts'
import type { NewsProduct } from './rules/news.ts'
import { unsubscribeSecret } from './store-news.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

export interface Advertisement {
  readonly locale: string
  readonly subject: string
  readonly text: string
  /** A path of the site. */
  readonly leadsTo: string
  readonly about: readonly NewsProduct[]
  /** Names what it is of, which is told once. */
  readonly once: string
  /** Also by SMS, where they agreed to that way: each costs money. */
  readonly bySms: boolean
  /** The registers of the player's market have nothing against it. */
  readonly isClear: boolean
}

/**
 * Writes advertising to one player who agreed to news of that: to their inbox, and by email and SMS where they agreed to those ways, at an hour that their market allows. False where they agreed to none, and
 * nothing is kept of it.
 */
export async function sendAdvertising(
  context: Pick<Context, 'policy' | 'clock' | 'origin' | 'setting'>,
  tx: Tx,
  uid: bigint,
  { locale, subject, text, leadsTo, about, once, bySms, isClear }: Advertisement
): Promise<boolean> {
  const reader = await readNewsReader(context, tx, uid, { products: about, isClear })
  const secret = await unsubscribeSecret(tx, uid)
  if (!reader || secret === undefined || !isClear) return false
  const [byEmail, byPhone] = [reader.audience('email'), reader.audience('phone')]
  const { isActive, isExcluded, hasHarmMarks } = byEmail
  if (!isActive || isExcluded || hasHarmMarks || !(byEmail.hasConsent || byPhone.hasConsent)) return false
  const site = siteOf(context)
  await sendMessage(tx, {
    key: 'news.campaign',
    uid,
    site,
    locale,
    values: { subject, text, link: pageAddress(site, locale, leadsTo) },
    to: {
      ...(byEmail.hasConsent && { email: reader.email }),
      ...(bySms && byPhone.hasConsent && { sms: reader.phone }),
    },
    once,
    advertising: {
      now: instant(context.clock.now()),
      audience: (channel) => (channel === 'sms' ? byPhone : byEmail),
      job: deliverNewsJob,
      about,
      unsubscribe: (channel) =>
        unsubscribeUrl({
          origin: site.origin,
          locale,
          secret,
          contact: (channel === 'sms' ? reader.phone : reader.email) ?? '',
        }),
    },
  })
  return true
}
