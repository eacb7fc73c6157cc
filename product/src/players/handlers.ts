import type { Handlers, PlayerContext } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { isLocale } from '@ante/texts'
import { findUser } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { countryOptions } from './country-options.ts'
import { readAccountInfo, readWireBalances } from './index.ts'
import { register } from './register.ts'
import { keepValue, listKeys, readValue } from './keep-value.ts'
import { changePassword } from './change-password.ts'
import { changeSubscription, unsubscribe } from './change-subscription.ts'
import { describeVisitor } from './rules/account-info.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { saveProfile, setCurrency } from './save-profile.ts'
import { signIn } from './sign-in.ts'
import { signInBySocial } from './social-sign-in.ts'
import * as store from './store.ts'

async function getProfileInfo(context: PlayerContext) {
  const { user, profile } = await context.db.read(async (tx) => ({
    user: await findUser(tx, context.player.uid),
    profile: await store.readProfile(tx, context.player.uid),
  }))
  if (!user || !profile) throw new Error('a session without its player')
  const contact = (type: 'email' | 'phone', value: string | null) =>
    value === null
      ? []
      : [
          {
            type,
            contact: value,
            is_confirmed: type === 'email' && user.email_confirmed_at !== null,
            is_subscribed: type === 'email' ? profile.news_email : profile.news_phone,
          },
        ]
  return {
    profile: { ...profile.fields, currency: profile.currency, terms: user.has_terms ? '1' : '0' },
    contacts: [...contact('email', user.email), ...contact('phone', user.phone)],
    document: null,
  }
}

export const handlers: Handlers<typeof endpoints> = {
  'auth.login': signIn,
  'auth.register': register,
  'auth.sociallogin': signInBySocial,
  async 'account.getInfo'(context) {
    const { player } = context
    const info = player && (await context.db.read((tx) => readAccountInfo(tx, player.uid)))
    return info ?? describeVisitor(context.locale, defaultCurrency)
  },
  async 'account.getBalance'(context) {
    const balances = await context.db.read((tx) => readWireBalances(tx, context.player.uid))
    if (!balances) throw new Error('a session without its player')
    return balances
  },
  'account.getPersonalDataFields': async (context, input) => ({
    fields: personalFieldsFor(input.country, countryOptions(context.locale)),
  }),
  'account.getprofileinfo': getProfileInfo,
  'account.saveProfileInfo': saveProfile,
  'account.setCurrency': setCurrency,
  async 'account.changelocale'(context, input) {
    if (!isLocale(input.locale)) context.refuse('InvalidParameter', { fields: { locale: 'wrong' } })
    await context.db.write((tx) => store.setLocale(tx, context.player.uid, input.locale))
    return { ok: 1 }
  },
  'account.changepassword': changePassword,
  'account.changeSubscription': changeSubscription,
  'account.unsubscribe': unsubscribe,
  'storage.get': readValue,
  'storage.getKeys': listKeys,
  'storage.set': keepValue,
  'account.getcurrencyrates': async () => ({ [defaultCurrency]: 1 }),
}
