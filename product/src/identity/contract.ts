import { eventGroup, eventId, flag, groupWith, settingGroup, topicGroup } from '@ante/kit/contract'
import { isRecord } from '@ante/kit/record'
import { ruleKinds } from '@ante/kit/rule-kinds'
import { z } from 'zod'
import type { SentencedReasons } from '@ante/texts/messages'
export { authenticationResponse } from './rules/passkey-shapes.ts'
export { exclusionStates } from './rules/exclusion.ts'
import { byOwnNames, isPattern } from './rules/field-rules.ts'
import { partnerOrigin } from './rules/partner-origins.ts'
import { factorEndpoints } from './rules/factor-endpoints.ts'
import { codeReasons, passkeyReasons } from './rules/second-step.ts'
import { securityEndpoints, serviceReasons } from './rules/security-endpoints.ts'

const authField = z.enum(['email', 'phone'])

const authForm = z.object({ label: z.string(), field: authField })
/** The kinds of registration come as one object, or as the list of the specification: parts of it, and forms. */
const asObject = (given: unknown): unknown => {
  if (!Array.isArray(given)) return given ?? {}
  const parts = given.filter(isRecord)
  const forms = parts.filter((part) => 'field' in part)
  return { ...Object.assign({}, ...parts.filter((part) => !('field' in part))), ...(forms.length > 0 ? { forms } : {}) }
}
const currencyRule = z.object({
  country_code: z.string().length(2),
  rule: z.enum(['empty', 'first', 'selected']),
  currency: z.string().optional(),
})
export type CurrencyRule = z.output<typeof currencyRule>
/** The rules of a field; one that nobody knows is refused, because it would do nothing. */
const fieldRules = z.preprocess(
  byOwnNames,
  z.strictObject({
    required: z.boolean().optional(),
    min: z.number().int().min(0).optional(),
    max: z.number().int().min(1).optional(),
    minValue: z.number().optional(),
    maxValue: z.number().optional(),
    pattern: z.string().max(500).refine(isPattern, 'is no regular expression').optional(),
    sameAs: z.string().optional(),
    kind: z.enum(ruleKinds).optional(),
    message: z.string().optional(),
  })
)
const formConfig = z.object({ validation: z.record(z.string(), fieldRules).default({}) }).prefault({})
/** AUTH-19: a banner of the popup; `compact` is low on a phone. */
const banner = z.object({
  label: z.string().default(''),
  value: z.string().default(''),
  addition: z.string().default(''),
  images: z.object({ mobile: z.string().optional(), tablet: z.string().optional() }).prefault({}),
  banner_type: z.enum(['default', 'compact']).default('default'),
})
export type AuthBanner = z.output<typeof banner>

/** Registration options and kinds of sign-in, as the specification's auth configuration names them. */
export const authSettings = z.object({
  authPopupEnabled: z.boolean().default(true),
  confirmEmailPopup: z.boolean().default(false),
  showCharacterSelect: z.boolean().default(false),
  showPromocode: z.boolean().default(false),
  showPromoFieldByDefault: z.boolean().default(false),
  /** ACC-3: with another `version` (a date, a number) who accepted the one before has to accept this one before they play, bet or pay in. */
  terms: z
    .object({
      isActive: z.boolean().default(true),
      defaultValue: z.boolean().default(false),
      version: z.string().max(60).default(''),
    })
    .prefault({}),
  notify: z.object({ isActive: z.boolean().default(true), defaultValue: z.boolean().default(true) }).prefault({}),
  markBetting: z
    .object({ isActive: z.boolean().default(false), defaultValue: z.string().default('betting') })
    .prefault({}),
  authTypes: z.preprocess(
    asObject,
    z
      .object({
        social: z.array(z.string()).default([]),
        /** REG-08: `fast` asks for contact, password, currency and ticks; `full` for the personal data of the country too. */
        fastRegistration: z.enum(['fast', 'full']).default('full'),
        forms: z
          .array(authForm)
          .min(1)
          .default([{ label: 'email', field: 'email' }]),
      })
      .prefault({})
  ),
  /** Origins of partners in whose pages the forms of `/forms/` may stand (SOC-14), by domain: `https://partner.example`. Nobody else may frame them. */
  partnerOrigins: z.array(z.string().regex(partnerOrigin)).max(50).default([]),
  /** REG-09, REG-10: where services are offered, their buttons stand below the form of registration, or alone. */
  registrationSocial: z.enum(['below', 'only']).default('below'),
  /** REG-25: which currency stands in the form for a country; `first` where there is no rule. */
  currencyRules: z.array(currencyRule).default([]),
  /** CMS-13, CMS-14: rules of single fields, by form: `{first_name: {required: true, minLength: 2, name: true}}`. */
  forms: z.object({ registration: formConfig, profile: formConfig, restore: formConfig }).prefault({}),
  /** What stands beside the form, by view; our own panel where there is none. */
  banners: z
    .object({
      authorization: banner.optional(),
      registration: banner.optional(),
      restore: banner.optional(),
      twofa: banner.optional(),
      socialRegistration: banner.optional(),
    })
    .prefault({}),
  /**
   * ACC-10: a session without an action or a page of its player for so long ends, on the server, whatever the browser does; 0 is never. What pages ask for by
   * themselves (balance, prices, the live socket) is no sign of a player. A market's policy sets it.
   */
  sessionIdleMinutes: z.number().int().min(0).max(43_200).default(0),
  /** So long the log of who signed in, and who tried to, is kept: so many days from the end of each month. */
  accessLogDays: z.number().int().min(1).max(3650).default(365),
  /** Whether players may give a phone number as a contact and have codes sent to it; never where the operator has no SMS gateway. */
  phoneContacts: z.boolean().default(true),
  passwordMin: z.number().int().min(6).default(6),
  passwordMax: z.number().int().max(128).default(20),
  /** Of which a new password may be: ASCII without space, as the specification has it, or letters of every script and spaces too. */
  passwordCharacters: z.enum(['printable', 'any']).default('printable'),
})
export type AuthSettings = z.output<typeof authSettings>

/** ERR-50: what the message of the second step says, word for word and in every language: clients read it, and have a sentence of their own for each. */
export const fixedMessages = {
  second_step_needed: 'two_factor_auth is enable',
  second_step_digits: 'code must contain 6 digits',
  second_step_expired: 'time expired',
  second_step_invalid: 'code is invalid',
} as const
const sentencedReasons = {
  wrong_login_or_password: undefined,
  login_taken: undefined,
  link_expired: undefined,
  entry_expired: undefined,
  ...serviceReasons,
} as const satisfies SentencedReasons
/** Why this module refuses. */
export const reasons = {
  ...sentencedReasons,
  ...passkeyReasons,
  ...codeReasons,
} as const satisfies SentencedReasons & Record<keyof typeof fixedMessages, undefined>

export const endpoints = groupWith(reasons, {
  'auth.logout': {
    method: 'GET',
    access: 'public',
    input: z.object({}),
    output: z.object({ ok: z.literal(1) }),
    errors: ['AccessDenied'],
  },
  /**
   * Always `ok`: a letter with a link goes where there is an account with an email; a code to the phone where the login is its number. `request` is made up
   * by the browser, and the code works only together with it.
   */
  'auth.restore': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({ login: z.string().max(254).default(''), request: z.string().max(64).default('') }),
    output: z.object({ ok: z.literal(1) }),
    errors: ['InvalidParameter', 'TooManyRequests'],
    limit: 10,
  },
  /** The second step of a recovery, ours: the token is that of the letter's link; without one the code of a text message, with its login and request. */
  'auth.setpassword': {
    method: 'POST',
    access: 'public',
    whileRestricted: true,
    input: z.object({
      token: z.string().max(100).default(''),
      login: z.string().max(254).default(''),
      request: z.string().max(64).default(''),
      code: z.string().max(20).default(''),
      password: z.string().max(256).default(''),
    }),
    output: z.object({ ok: z.literal(1) }),
    errors: ['InvalidParameter', 'InvalidRequest/link_expired', 'TooManyRequests'],
    limit: 20,
  },
  /** PROF-26: at most one code a minute to one contact. */
  'account.sendconfirmationtocontact': {
    method: 'POST',
    access: 'account',
    input: z.object({ contact: z.string().max(254) }),
    output: z.literal(1),
    errors: ['Authorization/session_ended', 'InvalidParameter', 'TooManyRequests'],
    limit: 10,
  },
  /** PROF-27: a contact that takes the place of another asks for the second factor too. 1 is success. */
  'account.confirmContact': {
    method: 'POST',
    access: 'account',
    input: z.object({ contact: z.string().max(254), code: z.string().max(20) }),
    output: z.literal(1),
    errors: [
      'Authorization/session_ended',
      'InvalidParameter',
      'InvalidParameter/login_taken',
      'InvalidRequest/second_factor_needed',
      'TooManyRequests',
    ],
    limit: 20,
  },
  /** PROF-36: begins to switch the second step on or off; the code that is sent does it. `sent_to` is left out for an email. */
  'account.changeTwoFactorAuth': {
    method: 'POST',
    access: 'account',
    input: z.object({ status: flag }),
    output: z.object({ resend_time: z.number().int(), sent_to: z.literal('phone').optional() }),
    errors: [
      'InvalidRequest/not_found',
      'InvalidRequest/second_factor_needed',
      'TooManyRequests',
      'UserNeedConfirmContact',
    ],
    limit: 10,
  },
  /** PROF-34: 1 is success. */
  'account.confirmTwoFactorAuth': {
    method: 'POST',
    access: 'account',
    input: z.object({ code: z.string().max(20) }),
    output: z.literal(1),
    errors: [
      'InvalidRequest/not_found',
      'InvalidParameter/second_step_digits',
      'InvalidParameter/second_step_expired',
      'InvalidParameter/second_step_invalid',
      'TooManyRequests',
    ],
    limit: 20,
  },
  'account.getToken': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ token: z.string(), expires_in: z.number() }),
    errors: ['Authorization/session_ended'],
  },
  ...securityEndpoints,
  ...factorEndpoints,
})
export const topics = topicGroup({})
export const events = eventGroup({
  'identity.signed-in': z.object({ uid: eventId }),
  'identity.session-ended': z.object({ uid: eventId, session: eventId }),
})
export const settings = settingGroup({ auth: authSettings })
