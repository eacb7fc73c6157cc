import { z } from 'zod'
import { type SocialProvider, SocialRefused } from '../port.ts'
import type { MessengerProvider } from '../messenger-port.ts'

const told = z.record(z.string(), z.union([z.string(), z.number().transform(String)]))

/** The fields as they stand behind the address: JSON, in the letters of base64 or base64url. */
function fieldsOf(code: string): Readonly<Record<string, string>> {
  try {
    const read = told.safeParse(JSON.parse(Buffer.from(code, 'base64').toString('utf8')))
    return read.data ?? {}
  } catch {
    return {}
  }
}

/** The login widget as a service like any other: what comes back is not a code that buys an answer, it is the signed answer. */
export function widgetOf(messenger: MessengerProvider): SocialProvider | undefined {
  const { loginUrl } = messenger
  return (
    loginUrl && {
      service: messenger.service,
      answersInFragment: true,
      authorizationUrl: ({ state, redirectUri }) =>
        Promise.resolve(loginUrl(new URL(redirectUri).origin, `${redirectUri}?state=${state}`)),
      identify({ code }) {
        const person = messenger.readWidget(fieldsOf(code))
        if (typeof person === 'string') return Promise.reject(new SocialRefused(`the login of the widget is ${person}`))
        const { subject, firstName, lastName, verified, validUntil } = person
        return Promise.resolve({
          subject,
          email: undefined,
          isEmailVerified: false,
          firstName,
          lastName,
          once: { verified, validUntil },
        })
      },
    }
  )
}
