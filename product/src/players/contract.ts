import {
  currencyCode,
  eventGroup,
  eventId,
  flag,
  groupWith,
  settingGroup,
  textList,
  topicGroup,
  wireMoney,
} from '@ante/kit/contract'
import { recordOf } from '@ante/kit/record'
import { z } from 'zod'
import { known, signInErrors, socialSignInErrors } from './rules/reasons.ts'

export const balances = z.object({
  balance_main: wireMoney,
  balance_bonus: wireMoney,
  balance_betting_bonus: wireMoney,
  balance_fun: wireMoney,
  /** Grows whenever money of the player moves: of two answers the one with the higher number is the newer, whichever came first. */
  balance_version: z.number().int(),
})
export type Balances = z.output<typeof balances>

/** Account info of section 3. A visitor has uid 0 and empty texts. */
export const accountInfo = balances.extend({
  uid: z.number(),
  reg_time: z.string(),
  login: z.string(),
  fakename: z.string(),
  is_subscribed: z.boolean(),
  is_on_verification: z.boolean(),
  is_verified: z.boolean(),
  is_kyc_block_enabled: z.boolean(),
  is_registration_completed: z.boolean(),
  country_code: z.string(),
  locale: z.string(),
  two_factor_auth: z.boolean(),
})
export type AccountInfo = z.output<typeof accountInfo>

/** Definition of a personal field, as the server lists it for a country. */
export const fieldDefinition = z.object({
  sysname: z.string(),
  type: z.enum(['input', 'select', 'phone', 'date', 'password', 'country_code', 'region']),
  params: z.object({ is_required: z.boolean(), is_visible: z.boolean() }),
  options: z.object({
    mask: z.string().optional(),
    regex: z.string().optional(),
    list: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  }),
})
export type FieldDefinition = z.output<typeof fieldDefinition>

/** Personal fields that a profile may hold. */
export const personalFields = [
  'first_name',
  'middle_name',
  'last_name',
  'sex',
  'birth_date',
  'document_type',
  'document_number',
  'country',
  'country_code',
  'region',
  'home_town',
  'address',
  'postcode',
] as const

/** PROF-15, PROF-27: 1 is success. */
const done = z.literal(1)
const storageKey = z.string().regex(/^[\w.-]{1,100}$/)
const optionalText = z.string().max(200).optional()

const personalTexts = recordOf(personalFields, () => optionalText)

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
    method: 'POST',
    access: 'public',
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
    method: 'POST',
    access: 'public',
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
  'account.getprofileinfo': {
    method: 'GET',
    access: 'account',
    input: z.object({ fields: textList.optional() }),
    output: z.object({
      profile: z.record(z.string(), z.string()),
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
    errors: ['InvalidParameter'],
  },
  /** PROF-39: `hash` is the token of the link in a letter. Whoever has it may stop the news to that contact, and nothing else. */
  'account.unsubscribe': {
    method: 'POST',
    access: 'public',
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
