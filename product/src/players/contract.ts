import {
  currencyCode,
  eventGroup,
  eventId,
  flag,
  groupWith,
  settingGroup,
  textList,
  topicGroup,
} from '@ante/kit/contract'
import { z } from 'zod'
import { known, signInErrors, socialSignInErrors } from './rules/reasons.ts'
import { accountInfo, balances, fieldDefinition, optionalText, personalData, personalTexts } from './rules/shapes.ts'

export { accountInfo, balances, fieldDefinition, personalFields } from './rules/shapes.ts'
export type { AccountInfo, Balances, FieldDefinition, PersonalData } from './rules/shapes.ts'

/** PROF-15, PROF-27: 1 is success. */
const done = z.literal(1)
const storageKey = z.string().regex(/^[\w.-]{1,100}$/)
/** Whoever may not play may still come in, and have no more news. */
const entrance = { method: 'POST', access: 'public', whileRestricted: true } as const
export const registration = z.object({
  login: optionalText,
  email: optionalText,
  phone: optionalText,
  password: z.string().max(256).default(''),
  currency: currencyCode.optional(),
  locale: z.string().max(10).optional(),
  notify: flag.optional(),
  is_betting: flag.optional(),
  terms: flag.optional(),
  promo_code: optionalText,
  character_id: optionalText,
  phone_country_code: optionalText,
  ...personalTexts,
})

export { reasons } from './rules/reasons.ts'
export const endpoints = groupWith(known, {
  'auth.login': {
    ...entrance,
    input: z.object({
      login: z.string().max(254).default(''),
      password: z.string().max(256).default(''),
      code: z.string().max(20).optional(),
    }),
    output: accountInfo,
    errors: signInErrors,
    limit: 30,
  },
  'auth.register': {
    method: 'POST',
    access: 'public',
    input: registration,
    output: accountInfo,
    errors: ['InvalidParameter', 'InvalidParameter/login_taken', 'TooManyRequests'],
    limit: 30,
  },
  /** 2FA-05 after a social sign-in: `token` stands for what the service has proved. Without a code another letter goes. */
  'auth.sociallogin': {
    ...entrance,
    input: z.object({ token: z.string().max(100), code: z.string().max(20).optional() }),
    output: accountInfo,
    errors: socialSignInErrors,
    limit: 30,
  },
  'account.getInfo': { method: 'GET', access: 'public', input: z.object({}), output: accountInfo, errors: [] },
  'account.getBalance': { method: 'GET', access: 'account', input: z.object({}), output: balances, errors: [] },
  'account.getPersonalDataFields': {
    method: 'GET',
    access: 'public',
    input: z.object({ country: z.string().max(2).optional() }),
    output: z.object({ fields: z.array(fieldDefinition) }),
    errors: [],
  },
  /** API-29: what numbers look like; `mask` is empty where they have no one form. */
  'account.getContactPhoneSettings': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({
      phones: z.array(
        z.object({ country_code: z.string(), phone_code: z.string(), name: z.string(), mask: z.string() })
      ),
    }),
    errors: [],
  },
  'account.getprofileinfo': {
    method: 'GET',
    access: 'account',
    input: z.object({ fields: textList.optional() }),
    output: z.object({
      profile: personalData,
      contacts: z.array(
        z.object({
          type: z.enum(['email', 'phone']),
          contact: z.string(),
          is_confirmed: z.boolean(),
          is_subscribed: z.boolean(),
        })
      ),
      document: z.null(),
    }),
    errors: [],
  },
  /** PROF-15, SOC-09: the fields that are given; an account that is not complete needs all that are required, and is complete then. 1 is success. */
  'account.saveProfileInfo': {
    method: 'POST',
    access: 'account',
    input: z.object({
      ...personalTexts,
      email: z.string().max(254).optional(),
      terms: flag.optional(),
      promo_code: optionalText,
    }),
    output: done,
    errors: ['InvalidParameter', 'InvalidParameter/login_taken', 'TooManyRequests'],
    limit: 60,
  },
  /** SOC-09, PROF-17: before the account is complete; from then on it stays what it is. 1 is success. */
  'account.setCurrency': {
    method: 'POST',
    access: 'account',
    input: z.object({ currency: currencyCode }),
    output: done,
    errors: ['InvalidParameter', 'InvalidParameter/currency_fixed'],
    limit: 60,
  },
  /** API-16: the name under which others see the player. 1 is success. */
  'account.changefakename': {
    method: 'POST',
    access: 'player',
    input: z.object({ fakename: z.string().max(200).default('') }),
    output: done,
    errors: ['InvalidParameter'],
    limit: 20,
  },
  'account.changelocale': {
    method: 'POST',
    access: 'account',
    input: z.object({ locale: z.string().max(10) }),
    output: z.object({ ok: z.literal(1) }),
    errors: ['InvalidParameter'],
  },
  /** PROF-33: all other sessions of the player end. */
  'account.changepassword': {
    method: 'POST',
    access: 'account',
    input: z.object({ old_password: z.string().max(256).default(''), new_password: z.string().max(256).default('') }),
    output: done,
    errors: ['InvalidParameter', 'TooManyRequests'],
    limit: 10,
  },
  'account.changeSubscription': {
    method: 'POST',
    access: 'account',
    input: z.object({ contact: z.string().max(254), subscription: flag }),
    output: done,
    errors: ['InvalidParameter', 'InvalidRequest/self_excluded'],
  },
  /** PROF-39: `hash` is the token of the link in a letter. Whoever has it may stop the news to that contact, and nothing else. */
  'account.unsubscribe': {
    ...entrance,
    input: z.object({ contact: z.string().max(254), hash: z.string().max(64) }),
    output: done,
    errors: ['InvalidRequest/not_found'],
    limit: 30,
  },
  /** API-107: what the site keeps for the player, over all devices. Null for a key that holds nothing. */
  'storage.get': {
    method: 'GET',
    access: 'account',
    input: z.object({ key: storageKey }),
    output: z.object({ value: z.string().nullable() }),
    errors: [],
  },
  'storage.getKeys': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ keys: z.array(z.string()) }),
    errors: [],
  },
  /** At most 100 keys of a player, and 10 kB a value. */
  'storage.set': {
    method: 'POST',
    access: 'account',
    input: z.object({ key: storageKey, value: z.string().max(100_000).default('') }),
    output: done,
    errors: ['InvalidParameter', 'StorageQuotaExceeded'],
    limit: 60,
  },
  'account.getcurrencyrates': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.record(z.string(), z.number()),
    errors: [],
  },
})
export const topics = topicGroup({ 'players.balance': { access: 'player', payload: balances } })
export const events = eventGroup({
  'players.registered': z.object({
    uid: eventId,
    ...z.object({ promo_code: z.string(), character_id: z.string() }).partial().shape,
  }),
})
export const settings = settingGroup({})
