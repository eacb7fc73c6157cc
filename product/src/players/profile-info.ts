import type { PlayerContext } from '@ante/kit/context'
import { findUser, pendingContacts } from '../identity/index.ts'
import type { PersonalData } from './contract.ts'
import { type NewsChannel, type NewsConsent, productsAllowed } from './rules/news.ts'
import { choicesOf } from './store-news-choices.ts'
import * as store from './store.ts'

/** API-36: the personal data of a player, and how they are reached. */
export async function getProfileInfo(context: PlayerContext) {
  const { user, profile, pending } = await context.db.read(async (tx) => ({
    user: await findUser(tx, context.player.uid),
    pending: await pendingContacts(tx, context.player.uid),
    profile: await store.readProfile(tx, context.player.uid),
  }))
  if (!user || !profile) throw new Error('a session without its player')
  const policy = context.policy({ country: profile.country_code, region: profile.fields['region'] ?? null })
  const { consent } = policy.marketing
  const contact = (type: 'email' | 'phone', value: string | null) =>
    value === null
      ? []
      : [
          {
            type,
            contact: value,
            is_confirmed: user[`${type}_confirmed_at`] !== null,
            ...newsTo(consent, profile, type),
            ...phoneCountryOf(type, user.phone_country_code),
          },
        ]
  return {
    profile: {
      ...personalData(profile, context.locale),
      currency: profile.currency,
      terms: user.has_terms ? ('1' as const) : ('0' as const),
    },
    contacts: [
      ...contact('email', user.email),
      ...contact('phone', user.phone),
      ...pending.map(({ kind, contact, phone_country_code }) => ({
        type: kind,
        contact,
        is_confirmed: false,
        is_subscribed: false,
        news_products: [],
        is_pending: true as const,
        ...phoneCountryOf(kind, phone_country_code),
      })),
    ],
    news_consent: consent,
    document: null,
  }
}

/** PROF-29: what counts as consent in the player's market. */
function newsTo(consent: NewsConsent, profile: store.ProfileRow, type: NewsChannel) {
  const products = productsAllowed(consent, choicesOf(profile)[type])
  return { is_subscribed: products.length > 0, news_products: [...products] }
}

/** PROF-22. */
const phoneCountryOf = (type: 'email' | 'phone', code: string | null) =>
  type === 'phone' && code !== null ? { phone_country_code: code } : {}

/** What is saved, as the wire has it: the country by its name, beside its code. */
function personalData(
  { fields, country_code }: store.ProfileRow,
  locale: string
): Omit<PersonalData, 'currency' | 'terms'> {
  const { sex = '0', country = country_code, ...texts } = fields
  if (!country) return { ...texts, sex: Number(sex) }
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return { ...texts, sex: Number(sex), country_code: country, country: name ?? country }
}
