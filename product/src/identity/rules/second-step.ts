import type { Reason } from '@ante/kit/refusal'
import { oneTimeCode } from '@ante/kit/validators'

/** 2FA-09: what is wrong with a code before anybody compares it. */
export const judgeCode = (code: string): Reason | undefined =>
  oneTimeCode(code.trim()) ? 'second_step_digits' : undefined
