import { currencyCode, wireMoney } from '@ante/kit/contract'
import { recordOf } from '@ante/kit/record'
import { z } from 'zod'

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
