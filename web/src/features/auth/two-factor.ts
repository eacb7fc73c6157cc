import type { Messages } from '@ante/texts'
import type { ApiError } from '../../app/api/client.ts'

/** Where the code of a login comes from. */
export type CodeSource = 'app' | 'email' | 'phone'

/** 2FA-03: what the code's step is taken with. In memory only: a password is never stored. */
export interface PendingLogin {
  readonly login: string
  readonly password: string
  /** Seconds until another code may be asked for. */
  readonly resend_time: number
  readonly way: CodeSource
  /** A service has proved who it is, in place of the password; `to` is where the entry leads. */
  readonly social?: { readonly token: string; readonly to: string | undefined }
}
let pending: PendingLogin | undefined

/** 2FA-06: kept while codes are tried; gone after the entry and when the step is left. */
export const pendingLogin = {
  get: () => pending,
  begin: (login: PendingLogin): void => void (pending = login),
  restart(resend_time: number): void {
    if (pending) pending = { ...pending, resend_time }
  },
  clear: (): void => void (pending = undefined),
}

type Said = Pick<ApiError, 'type' | 'message' | 'data'>

/** ERR-48, ERR-49, 2FA-07: the seconds until another code may be asked for: of its own, or the digits at the end of the message. */
export function resendTimeOf({ data, message }: Pick<Said, 'data' | 'message'>): number | undefined {
  const told = data['resend_time']
  if (typeof told === 'number' && Number.isFinite(told) && told >= 0) return Math.ceil(told)
  const last = /(\d{1,6})\s*$/.exec(message)?.[1]
  return last === undefined ? undefined : Number(last)
}

/** 2FA-01, 2FA-02, ERR-46: a refused login that goes on with a code. */
export const asksForCode = ({ type, message, data }: Said): boolean =>
  type === 'AuthorizationException' &&
  (says(message, 'two_factor_auth is enable') || typeof data['resend_time'] === 'number')

const says = (message: string, words: string): boolean => message.toLowerCase().includes(words)

/** From where the code of a refused login comes: by email where nothing is said. That of an app is not sent. */
export const wayOf = ({ data }: Pick<Said, 'data'>): CodeSource =>
  data['way'] === 'app' ? 'app' : data['sent_to'] === 'phone' ? 'phone' : 'email'

type Problem = Extract<keyof Messages['auth'], `twoFaError${string}`>

/** ERR-43..47, ERR-50: the text of a refused code, by the words of the message. */
export function problemOf(message: string): Problem {
  if (says(message, 'code must contain 6 digits')) return 'twoFaErrorCodeDigits'
  if (says(message, 'time expired')) return 'twoFaErrorTimeExpired'
  if (says(message, 'code is invalid')) return 'twoFaErrorCodeInvalid'
  return 'twoFaErrorSomethingWrong'
}
