import type { Handlers } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { isLocale } from '@ante/texts'
import type { endpoints } from './contract.ts'
import { fieldLists } from './field-lists.ts'
import { changeFakename } from './change-fakename.ts'
import { getProfileInfo } from './profile-info.ts'
import { phoneSettings } from './phone-settings.ts'
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
    // Whoever has an account is shown what the profile holds; a visitor what a registration asks for.
    fields: personalFieldsFor(input.country, fieldLists(context.locale), context.player ? 'profile' : 'registration'),
  }),
  'account.getContactPhoneSettings': async (context) => ({ phones: phoneSettings(context.locale) }),
  'account.getprofileinfo': getProfileInfo,
  'account.saveProfileInfo': saveProfile,
  'account.setCurrency': setCurrency,
  'account.changefakename': changeFakename,
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
