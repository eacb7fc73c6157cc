import { avatar } from '@ante/kit/avatars'
import { currencyCode, isoTime, textList, wireMoney } from '@ante/kit/contract'
import { oddsFormats } from '@ante/kit/odds'
import { recordOf } from '@ante/kit/record'
import { z } from 'zod'
import { policyFields } from '@ante/kit/policy'
import { exclusionStates } from '../../identity/contract.ts'
import { newsProducts } from './news.ts'

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
  /** The picture under which others see the player. */
  avatar,
  is_subscribed: z.boolean(),
  is_on_verification: z.boolean(),
  is_verified: z.boolean(),
  is_kyc_block_enabled: z.boolean(),
  is_registration_completed: z.boolean(),
  country_code: z.string(),
  locale: z.string(),
  two_factor_auth: z.boolean(),
  /** IANA name of the player's time zone; empty for that of the device. */
  time_zone: z.string(),
  odds_format: z.enum(oddsFormats),
  /** The stakes that the player has at hand, rising; empty for those of the site. */
  stake_presets: z.array(wireMoney),
  /** RG-11: the player chose not to play, or a national register says so; null for everybody else. `until` is null for ever. */
  /** Ours, ACC-3: the version of the terms that has to be accepted before play; null where none has. */
  terms_due: z.string().nullable(),
  exclusion: z
    .object({
      state: z.enum(exclusionStates),
      until: isoTime.nullable(),
      returns_at: isoTime.nullable(),
      register: z.string().optional(),
    })
    .nullable(),
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

export const optionalText = z.string().max(200).optional()
export const personalTexts = recordOf(personalFields, () => optionalText)

/** PROF-03, PROF-07: sex is 0 (not set), 1 (male) or 2 (female); `country_code` is ISO 3166, `country` its name in the caller's language. */
export const personalData = z.object({
  ...personalTexts,
  sex: z.number().int().default(0),
  currency: currencyCode,
  terms: z.enum(['0', '1']),
})
export type PersonalData = z.output<typeof personalData>

/** How a market asks for consent to news: to all of it, or to that of each product by each channel. */
export const newsConsent = policyFields.marketing.shape.consent
export const newsProduct = z.enum(newsProducts)
export const newsList = textList.pipe(z.array(newsProduct))

/** PROF-20 to PROF-22: how a player is reached. */
export const contactItem = z.object({
  type: z.enum(['email', 'phone']),
  contact: z.string(),
  is_confirmed: z.boolean(),
  /** News of something goes there. */
  is_subscribed: z.boolean(),
  /** Of which products. */
  news_products: z.array(newsProduct),
  /** Left out for one in use. It takes the place of the one of its type, or is the first, once its code has come back. */
  is_pending: z.literal(true).optional(),
  /** PROF-22: of a phone. */
  phone_country_code: z.string().optional(),
})

/** PROF-12: what numbers of a country look like. */
export const phoneOption = z.object({
  country_code: z.string(),
  phone_code: z.string(),
  name: z.string(),
  mask: z.string(),
})
