import { groupWith } from '@ante/kit/contract'
import { z } from 'zod'
import { json } from '@ante/kit/json'
import { stepUpPurposes } from './factors.ts'
import { authenticationResponse, registrationResponse } from './passkey-shapes.ts'
import { codeReasons, passkeyReasons } from './second-step.ts'

const done = z.literal(1)
const input = z.object({})
const code = z.object({ code: z.string().max(30) })
const passkey = z.string().max(1500)
const options = z.object({ options: json })
/** What `second_factor_needed` names: only that is confirmed. */
const purpose = z.enum(stepUpPurposes)
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const codeErrors = [
  'InvalidParameter/second_step_digits',
  'InvalidParameter/second_step_invalid',
  'TooManyRequests',
] as const

/** What protects an account beside its password. Ours, not in the specification. */
export const factorEndpoints = groupWith(
  { ...codeReasons, ...passkeyReasons },
  {
    /** `is_offered`: the operator has a second step at all; `app_since` is null without an app. */
    'account.getSecondFactors': {
      method: 'GET',
      access: 'account',
      input,
      output: z.object({
        is_offered: z.boolean(),
        mail: z.boolean(),
        app_since: z.string().nullable(),
        recovery_left: z.number().int(),
        passkeys: z.array(
          z.object({ id: z.string(), name: z.string(), created_at: z.string(), used_at: z.string().nullable() })
        ),
      }),
      errors: [],
    },
    /** A key for an authenticator app, and the address that a picture of it holds; on with `account.confirmAuthenticator`. */
    'account.startAuthenticator': {
      method: 'POST',
      access: 'account',
      input,
      output: z.object({ key: z.string(), address: z.string() }),
      errors: [
        'Authorization/session_ended',
        'InvalidRequest/not_found',
        'InvalidRequest/conflict',
        'InvalidRequest/second_factor_needed',
      ],
      limit: 20,
    },
    'account.confirmAuthenticator': {
      method: 'POST',
      access: 'account',
      input: code,
      output: recoveryCodes,
      errors: ['InvalidRequest/not_found', ...codeErrors],
      secrets: ['code'],
      limit: 20,
    },
    'account.removeAuthenticator': {
      method: 'POST',
      access: 'account',
      input,
      output: done,
      errors: ['InvalidRequest/not_found', 'InvalidRequest/second_factor_needed'],
      limit: 20,
    },
    'account.renewRecoveryCodes': {
      method: 'POST',
      access: 'account',
      input,
      output: recoveryCodes,
      errors: ['Authorization/session_ended', 'InvalidRequest/not_found', 'InvalidRequest/second_factor_needed'],
      limit: 20,
    },
    /** What `navigator.credentials.create` is given. A passkey holds on the domain where it was made. */
    'account.startPasskey': {
      method: 'POST',
      access: 'account',
      input,
      output: options,
      errors: ['Authorization/session_ended', 'InvalidRequest/conflict', 'InvalidRequest/second_factor_needed'],
      limit: 30,
    },
    /** `response` is what the browser answered, as JSON. Without a name it has that of browser and system. */
    'account.addPasskey': {
      method: 'POST',
      access: 'account',
      input: z.object({ response: registrationResponse, name: z.string().max(200).optional() }),
      output: z.object({ id: z.string(), name: z.string() }),
      errors: [
        'Authorization/session_ended',
        'InvalidParameter',
        'InvalidRequest/passkey_failed',
        'InvalidRequest/second_factor_needed',
      ],
      limit: 30,
    },
    'account.renamePasskey': {
      method: 'POST',
      access: 'account',
      input: z.object({ passkey, name: z.string().max(200) }),
      output: done,
      errors: ['InvalidParameter', 'InvalidRequest/not_found'],
      limit: 30,
    },
    'account.removePasskey': {
      method: 'POST',
      access: 'account',
      input: z.object({ passkey }),
      output: done,
      errors: ['InvalidRequest/not_found', 'InvalidRequest/second_factor_needed'],
      limit: 30,
    },
    /** What `navigator.credentials.get` is given, where `second_factor_needed` names a passkey. */
    'account.startPasskeyStepUp': {
      method: 'POST',
      access: 'account',
      input: z.object({ purpose }),
      output: options,
      errors: ['InvalidRequest/not_found'],
      limit: 30,
    },
    'account.confirmPasskeyStepUp': {
      method: 'POST',
      access: 'account',
      input: z.object({ response: authenticationResponse, purpose }),
      output: done,
      errors: ['InvalidParameter', 'InvalidRequest/passkey_failed'],
      limit: 30,
    },
    /** What `navigator.credentials.get` is given for a login by `auth.passkeyLogin`. */
    'auth.startPasskey': {
      method: 'POST',
      access: 'public',
      whileRestricted: true,
      input,
      output: options,
      errors: [],
      limit: 60,
    },
    /** A code by email or text message, where `second_factor_needed` names the way `contact`; `sent_to` and `contact` beside it say which and where. */
    'account.sendStepUpCode': {
      method: 'POST',
      access: 'account',
      input: z.object({ purpose }),
      output: z.object({ resend_time: z.number().int() }),
      errors: ['InvalidRequest/not_found', 'TooManyRequests'],
      limit: 10,
    },
    /** A code of the app, of recovery or of the message: what was refused with `second_factor_needed` and this purpose is open for some minutes in this session. */
    'account.confirmStepUp': {
      method: 'POST',
      access: 'account',
      input: code.extend({ purpose }),
      output: done,
      errors: ['InvalidRequest/not_found', 'InvalidParameter/second_step_expired', ...codeErrors],
      secrets: ['code'],
      limit: 20,
    },
  }
)
