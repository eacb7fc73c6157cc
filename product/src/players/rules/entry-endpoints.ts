import { currencyCode, flag, groupWith } from '@ante/kit/contract'
import { z } from 'zod'
import { authenticationResponse } from '../../identity/contract.ts'
import { known, messengerErrors, notOpened, signInErrors, socialSignInErrors } from './reasons.ts'
import { accountInfo, newsList, optionalText, personalTexts } from './shapes.ts'

/** Whoever may not play may still come in, and have no more news. */
const entrance = { method: 'POST', access: 'public', whileRestricted: true } as const
/** SOC-17: who opens the site in a messaging app; `payload` is what the app has signed, the rest is what the page has read of it. */
const miniAppFields = {
  is_tg: flag.optional(),
  id: z.string().max(20).optional(),
  username: z.string().max(256).optional(),
  hash: z.string().max(128).optional(),
  language_code: z.string().max(35).optional(),
  payload: z.string().max(8192).optional(),
}
export const registration = z.object({
  login: optionalText,
  email: optionalText,
  phone: optionalText,
  password: z.string().max(256).default(''),
  currency: currencyCode.optional(),
  locale: z.string().max(10).optional(),
  notify: flag.optional(),
  /** Where the market asks for consent by product and channel, `notify` says nothing and these do. */
  notify_email: newsList.optional(),
  notify_phone: newsList.optional(),
  is_betting: flag.optional(),
  terms: flag.optional(),
  promo_code: optionalText,
  character_id: optionalText,
  phone_country_code: optionalText,
  ...miniAppFields,
  ...personalTexts,
})

/** How somebody comes in, or opens an account. */
export const entryEndpoints = groupWith(known, {
  'auth.login': {
    ...entrance,
    input: z.object({
      login: z.string().max(254).default(''),
      password: z.string().max(256).default(''),
      code: z.string().max(30).optional(),
    }),
    output: accountInfo,
    errors: signInErrors,
    limit: 30,
  },
  /** `response` is what the browser answered to the options of `auth.startPasskey`, as JSON. */
  'auth.passkeyLogin': {
    ...entrance,
    input: z.object({ response: authenticationResponse }),
    output: accountInfo,
    errors: ['Authorization/passkey_failed', 'InvalidParameter', 'UserBanned'],
    limit: 30,
  },
  'auth.register': {
    method: 'POST',
    access: 'public',
    input: registration,
    output: accountInfo,
    errors: [
      'InvalidParameter',
      'InvalidParameter/login_taken',
      'TooManyRequests',
      ...notOpened,
      'InvalidRequest/location_refused',
      ...messengerErrors,
      ...socialSignInErrors,
    ],
    limit: 30,
  },
  /** 2FA-05 after a social sign-in: `token` stands for what the service has proved. Without a code another letter goes. */
  'auth.sociallogin': {
    ...entrance,
    input: z.object({ token: z.string().max(100), code: z.string().max(30).optional() }),
    output: accountInfo,
    errors: socialSignInErrors,
    limit: 30,
  },
  /** SOC-14: from the form in a partner's page to the site itself, where the browser does not know that session. Seconds. */
  'auth.createEntryTicket': {
    method: 'POST',
    access: 'account',
    whileRestricted: true,
    input: z.object({}),
    output: z.object({ ticket: z.string(), expires_in: z.number() }),
    errors: ['Authorization/session_ended'],
    limit: 20,
  },
  /** Whom a ticket would sign in, so that nobody is led into another's account unawares. */
  'auth.readEntryTicket': {
    ...entrance,
    input: z.object({ ticket: z.string().max(100) }),
    output: z.object({ login: z.string() }),
    errors: ['InvalidRequest/entry_expired'],
    limit: 30,
  },
  /** Whom an entry by the messaging app would sign in: asked before `auth.register` with `is_tg`. */
  'auth.readMessengerEntry': {
    ...entrance,
    input: z.object({ payload: z.string().max(8192) }),
    output: z.object({ login: z.string().nullable(), name: z.string() }),
    errors: ['Authorization/messenger_invalid', 'Authorization/messenger_expired', 'InvalidRequest/social_unknown'],
    limit: 30,
  },
  'auth.redeemEntryTicket': {
    ...entrance,
    input: z.object({ ticket: z.string().max(100) }),
    output: accountInfo,
    errors: ['InvalidRequest/entry_expired', 'UserBanned', 'UserDeleted'],
    limit: 30,
  },
})
