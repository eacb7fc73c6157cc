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
import { entryEndpoints } from './rules/entry-endpoints.ts'
import { ownSettingsEndpoints } from './rules/own-settings-endpoints.ts'
import { known, notOpened } from './rules/reasons.ts'
import {
  accountInfo,
  balances,
  contactItem,
  fieldDefinition,
  newsConsent,
  newsList,
  optionalText,
  personalData,
  personalTexts,
  phoneOption,
} from './rules/shapes.ts'

export { registration } from './rules/entry-endpoints.ts'
export { reasons } from './rules/reasons.ts'
export { accountInfo, balances, fieldDefinition, personalFields } from './rules/shapes.ts'
export type { AccountInfo, Balances, FieldDefinition, PersonalData } from './rules/shapes.ts'

/** PROF-15, PROF-27: 1 is success. */
const done = z.literal(1)
export const endpoints = groupWith(known, {
  ...entryEndpoints,
  'account.getInfo': { method: 'GET', access: 'public', input: z.object({}), output: accountInfo, errors: [] },
  'account.getBalance': { method: 'GET', access: 'account', input: z.object({}), output: balances, errors: [] },
  'account.getPersonalDataFields': {
    method: 'GET',
    access: 'public',
    input: z.object({ country: z.string().max(2).optional() }),
    /** `needed`: what a register of the market has to be told, also by a registration by contact alone. `news_consent`: how consent to news is asked for there. */
    output: z.object({ fields: z.array(fieldDefinition), needed: z.array(z.string()), news_consent: newsConsent }),
    errors: [],
  },
  /** API-29: what numbers look like; `mask` is empty where they have no one form. */
  'account.getContactPhoneSettings': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ phones: z.array(phoneOption) }),
    errors: [],
  },
  'account.getprofileinfo': {
    method: 'GET',
    access: 'account',
    input: z.object({ fields: textList.optional() }),
    output: z.object({
      profile: personalData,
      contacts: z.array(contactItem),
      news_consent: newsConsent,
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
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidParameter/login_taken',
      'TooManyRequests',
      ...notOpened,
    ],
    limit: 60,
  },
  /** ACC-3: `version` is the `terms_due` of the player's info: refused where the operator has changed it since. 1 is success. */
  'account.acceptTerms': {
    method: 'POST',
    access: 'account',
    input: z.object({ version: z.string().max(60) }),
    output: done,
    errors: ['InvalidRequest/conflict'],
    limit: 60,
  },
  /** SOC-09, PROF-17: before the account is complete; from then on it stays what it is. 1 is success. */
  'account.setCurrency': {
    method: 'POST',
    access: 'account',
    input: z.object({ currency: currencyCode }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter', 'InvalidParameter/currency_fixed'],
    limit: 60,
  },
  /** API-15, API-28: `password` is asked for where there is a contact of that type already, and the second factor of who has one. 1 is success. */
  'account.addcontact': {
    method: 'POST',
    access: 'account',
    input: z.object({
      type: z.enum(['email', 'phone']),
      contact: z.string().max(254).default(''),
      phone_country_code: z.string().max(5).optional(),
      password: z.string().max(256).default(''),
    }),
    output: done,
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidParameter/login_taken',
      'InvalidRequest/not_found',
      'InvalidRequest/second_factor_needed',
      'TooManyRequests',
    ],
    limit: 20,
  },
  ...ownSettingsEndpoints,
  /** PROF-33: all other sessions of the player end. */
  'account.changepassword': {
    method: 'POST',
    access: 'account',
    input: z.object({ old_password: z.string().max(256).default(''), new_password: z.string().max(256).default('') }),
    output: done,
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidRequest/second_factor_needed',
      'TooManyRequests',
    ],
    limit: 10,
  },
  /** PROF-29: `products` are those whose news the contact gets; asked for where the market asks for consent by product. */
  'account.changeSubscription': {
    method: 'POST',
    access: 'account',
    input: z.object({ contact: z.string().max(254), subscription: flag, products: newsList.optional() }),
    output: done,
    errors: ['Authorization/session_ended', 'InvalidParameter', 'InvalidRequest/self_excluded'],
  },
  /** PROF-39: `hash` is the one of the link in a letter or a text message. Whoever has it may stop the news to that contact, and nothing else. */
  'account.unsubscribe': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({ contact: z.string().max(254), hash: z.string().max(64) }),
    output: done,
    errors: ['InvalidRequest/not_found'],
    limit: 30,
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
    /** The market of the player allows no bonus after the first. */
    only_first: z.boolean().optional(),
    /** Of the browser, where it came by a link and agreed to be followed. */
    visit: z.string().optional(),
    /** Whose rules hold for the player. */
    market: z.string().optional(),
  }),
  'players.profile-saved': z.object({ uid: eventId }),
  /** Reports leave the account out from now on, and what they have counted of it already goes. */
  'players.test-account-marked': z.object({ uid: eventId }),
  /** The player may be somebody who has excluded themself under another account: they stake and pay in nothing until it is known who they are. */
  'players.excluded-match-found': z.object({ uid: eventId }),
  /** A national register keeps a player from playing, or does no more. What they may not do is refused already. */
  'players.register-block-changed': z.object({ uid: eventId, is_blocked: z.boolean() }),
})
export const settings = settingGroup({})
