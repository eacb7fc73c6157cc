import { jsonIn } from '@ante/kit/json'
import { isStorable } from '@ante/kit/storable'
import { z } from 'zod'
import type { MessengerProvider, SignedPerson, Verdict } from '../messenger-port.ts'
import {
  ageMaxMs,
  type Fields,
  fieldsOf,
  isAppSigned,
  isFresh,
  isVendorSigned,
  isWidgetSigned,
  signedAt,
  vendorText,
} from './signed.ts'

export interface TelegramOptions {
  readonly service: string
  /** `<bot>:<secret>`; without it only mini-apps can be verified, by the vendor's key. */
  readonly token: string | undefined
  readonly botId: string
  readonly publicKey: string
  /** Where the login widget is. */
  readonly loginUrl: string
  readonly now?: () => number
}

const text = z.string().max(256).default('')
const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** What of a person's data is taken; they hold more. */
const appUser = z.object({
  id,
  first_name: text,
  last_name: text,
  username: text,
  language_code: z.string().max(35).default(''),
  is_bot: z.literal(false).optional(),
})
const widgetUser = appUser.extend({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number)
    .pipe(id),
})

/** Mini-apps and the login widget of Telegram. It asks nobody: what was signed for our bot carries its proof. */
export function telegram(options: TelegramOptions): MessengerProvider {
  const { service, token, botId, publicKey, loginUrl, now = Date.now } = options
  function verdict(
    fields: Fields,
    verified: string | undefined,
    parsed: z.ZodSafeParseResult<z.output<typeof appUser>>
  ): Verdict {
    const at = signedAt(fields)
    if (verified === undefined || at === undefined || !parsed.success || !isStorable(parsed.data)) return 'invalid'
    return isFresh(at, now()) ? personOf(fields, verified, at, parsed.data) : 'expired'
  }
  /** The hash covers all else and can be written in one way. Where it is not known to be right it is none, and the signed text is counted. */
  function verifiedApp(fields: Fields): string | undefined {
    if (token !== undefined) return isAppSigned(fields, token) ? fields.get('hash') : undefined
    return isVendorSigned(fields, botId, publicKey) ? vendorText(fields, botId) : undefined
  }
  return {
    service,
    readApp(data) {
      const fields = data.length > 8192 ? undefined : fieldsOf(data)
      if (!fields) return 'invalid'
      return verdict(fields, verifiedApp(fields), appUser.safeParse(jsonIn(fields.get('user') ?? '')))
    },
    readWidget(given) {
      const fields = new Map(Object.entries(given))
      if (token === undefined || [...fields].some(([name, value]) => /[\n\r\0]/.test(name + value))) return 'invalid'
      return verdict(
        fields,
        isWidgetSigned(fields, token) ? fields.get('hash') : undefined,
        widgetUser.safeParse(given)
      )
    },
    ...(token === undefined
      ? {}
      : {
          loginUrl(origin: string, returnTo: string): string {
            const query = { bot_id: botId, origin, request_access: 'write', return_to: returnTo }
            return `${loginUrl}/auth?${new URLSearchParams(query).toString()}`
          },
        }),
  }
}

const personOf = (fields: Fields, verified: string, at: number, user: z.output<typeof appUser>): SignedPerson => ({
  subject: String(user.id),
  username: user.username,
  firstName: user.first_name,
  lastName: user.last_name,
  language: user.language_code,
  signature: fields.get('hash') ?? fields.get('signature') ?? '',
  verified,
  validUntil: at + ageMaxMs,
})
