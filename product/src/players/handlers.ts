import type { Handlers } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { isTimeZone } from '@ante/kit/instant'
import { isLocale } from '@ante/texts'
import { writeWhileOpen } from '../identity/index.ts'
import type { endpoints } from './contract.ts'
import { createEntryTicket, readEntryTicket, redeemEntryTicket } from './entry-ticket.ts'
import { fieldLists } from './field-lists.ts'
import { acceptTerms } from './accept-terms.ts'
import { addContact } from './add-contact.ts'
import { changeFakename } from './change-fakename.ts'
import { getProfileInfo } from './profile-info.ts'
import { neededFields } from './person-details.ts'
import { phoneSettings } from './phone-settings.ts'
import { currencyOf, readAccountInfo, readWireBalances } from './index.ts'
import { register } from './register.ts'
import { readMessengerEntry } from './messenger-entry.ts'
import { keepValue, listKeys, readValue } from './keep-value.ts'
import { changePassword } from './change-password.ts'
import { changeSubscription, unsubscribe } from './change-subscription.ts'
import { describeVisitor } from './rules/account-info.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { readPresets } from './rules/stake-presets.ts'
import { saveProfile, setCurrency } from './save-profile.ts'
import { signIn, signInByPasskey } from './sign-in.ts'
import { signInBySocial } from './social-sign-in.ts'
import * as store from './store.ts'

export const handlers: Handlers<typeof endpoints> = {
  'auth.login': signIn,
  'auth.passkeyLogin': signInByPasskey,
  'auth.register': register,
  'auth.sociallogin': signInBySocial,
  'auth.createEntryTicket': createEntryTicket,
  'auth.readEntryTicket': readEntryTicket,
  'auth.redeemEntryTicket': redeemEntryTicket,
  'auth.readMessengerEntry': readMessengerEntry,
  async 'account.getInfo'(context) {
    const { player } = context
    const info = player && (await context.db.read((tx) => readAccountInfo(context, tx, player.uid)))
    return info ?? describeVisitor(context.locale, defaultCurrency)
  },
  async 'account.getBalance'(context) {
    const balances = await context.db.read((tx) => readWireBalances(tx, context.player.uid))
    if (!balances) throw new Error('a session without its player')
    return balances
  },
  async 'account.getPersonalDataFields'(context, { country }) {
    const policy = context.policy({ country: country ?? null })
    const needed = neededFields(context.ports, policy)
    return {
      // Whoever has an account is shown what the profile holds; a visitor what a registration asks for.
      fields: personalFieldsFor(
        country,
        fieldLists(context.locale),
        context.player ? 'profile' : 'registration',
        needed
      ),
      needed: [...needed],
      news_consent: policy.marketing.consent,
    }
  },
  'account.acceptTerms': acceptTerms,
  'account.getContactPhoneSettings': async (context) => ({ phones: phoneSettings(context.locale) }),
  'account.getprofileinfo': getProfileInfo,
  'account.saveProfileInfo': saveProfile,
  'account.setCurrency': setCurrency,
  'account.addcontact': addContact,
  'account.changefakename': changeFakename,
  async 'account.changeavatar'(context, { avatar }) {
    await writeWhileOpen(context, (tx) => store.setAvatar(tx, context.player.uid, avatar || null))
    return 1
  },
  async 'account.changelocale'(context, input) {
    if (!isLocale(input.locale)) context.refuse('InvalidParameter', { fields: { locale: 'wrong' } })
    await writeWhileOpen(context, (tx) => store.setLocale(tx, context.player.uid, input.locale))
    return { ok: 1 }
  },
  async 'account.changedisplay'(context, { time_zone, odds_format }) {
    if (time_zone !== '' && !isTimeZone(time_zone))
      context.refuse('InvalidParameter', { fields: { time_zone: 'wrong' } })
    await writeWhileOpen(context, (tx) => store.setDisplay(tx, context.player.uid, time_zone || null, odds_format))
    return 1
  },
  async 'account.changestakes'(context, { stakes }) {
    const { uid } = context.player
    await writeWhileOpen(context, async (tx) => {
      const presets = readPresets(stakes, await currencyOf(tx, uid))
      if (!presets) return context.refuse('InvalidParameter', { fields: { stakes: 'wrong' } })
      await store.setStakePresets(
        tx,
        uid,
        presets.map(({ minor }) => minor)
      )
    })
    return 1
  },
  'account.changepassword': changePassword,
  'account.changeSubscription': changeSubscription,
  'account.unsubscribe': unsubscribe,
  'storage.get': readValue,
  'storage.getKeys': listKeys,
  'storage.set': keepValue,
  'account.getcurrencyrates': async () => ({ [defaultCurrency]: 1 }),
}
