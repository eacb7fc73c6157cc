import { oneTimeCode } from '@ante/kit/validators'

/** 2FA-09: whether somebody may compare it at all. */
export const isCode = (code: string): boolean => !oneTimeCode(code.trim())
