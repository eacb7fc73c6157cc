import type { SentencedReasons } from '@ante/texts/messages'
import { oneTimeCode } from '@ante/kit/validators'

/** Why a code is refused; what each says is fixed (ERR-50). */
export const codeReasons = {
  second_step_needed: undefined,
  second_step_digits: undefined,
  second_step_expired: undefined,
  second_step_invalid: undefined,
} as const

/** Why a passkey is refused. */
export const passkeyReasons = { passkey_failed: undefined } as const satisfies SentencedReasons

/** 2FA-09: whether somebody may compare it at all. */
export const isCode = (code: string): boolean => !oneTimeCode(code.trim())
