import type { Context, ReadTx } from '@ante/kit/context'
import { findUser } from '../identity/index.ts'
import { type KnownAudience, zonesOf } from '../messages/index.ts'
import { allowsNews, type NewsChannel, type NewsProduct } from './rules/news.ts'
import { readProfile } from './store.ts'
import { isNewsBarred } from './store-news.ts'
import { choicesOf } from './store-news-choices.ts'

/** Where news goes, and what has to be known of its reader. */
export interface NewsReader {
  readonly email: string | null
  readonly phone: string | null
  audience(channel: NewsChannel): KnownAudience
}

/** As all of it is now. `isClear`: the registers of the player's market have nothing against it. Undefined where there is no such player. */
export async function readNewsReader(
  { policy }: Pick<Context, 'policy'>,
  tx: ReadTx,
  uid: bigint,
  { products, isClear }: { readonly products: readonly NewsProduct[]; readonly isClear: boolean }
): Promise<NewsReader | undefined> {
  const user = await findUser(tx, uid)
  const profile = user && (await readProfile(tx, uid))
  if (!user || !profile) return undefined
  const hasHarmMarks = await isNewsBarred(tx, uid)
  const country = profile.country_code
  const { marketing, marketingPace } = policy({ country, region: profile.fields['region'] ?? null })
  const choices = choicesOf(profile)
  return {
    email: user.email_confirmed_at === null ? null : user.email,
    phone: user.phone_confirmed_at === null ? null : user.phone,
    audience: (channel) => ({
      isActive: user.status === 'active',
      isExcluded: user.exclusion !== null || profile.is_excluded_match,
      hasHarmMarks,
      hasConsent: allowsNews(marketing.consent, choices[channel], products),
      isClear,
      zones: zonesOf(profile.time_zone, country),
      pace: marketingPace,
    }),
  }
}
