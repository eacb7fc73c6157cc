import type { Context, Database } from '@ante/kit/context'
import { findMember } from '@ante/product/staff/index'
import { visitorOfKey } from '@ante/product/support/index'
import { staffCookieName, visitorKeyOf } from '../http/cookies.ts'
import type { SocketOptions } from './socket.ts'

interface Around {
  readonly db: Database
  readonly secure: boolean
  readonly context: () => Promise<Pick<Context, 'setting'>>
}

/** `a=1; b=2` by names. Ours are base64url: nothing in them is escaped. */
const cookiesIn = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const [name = '', value] = pair.trim().split('=', 2)
      return value === undefined ? [] : [[name, value] as const]
    })
  )

/** Who is at a socket that no player has opened. */
export const whoListens = ({ db, secure, context }: Around): Pick<SocketOptions, 'visitorOf' | 'permissionsOf'> => ({
  async visitorOf(cookies) {
    const key = visitorKeyOf(cookiesIn(cookies), secure)
    return key === undefined ? undefined : db.query((tx) => visitorOfKey(tx, key))
  },
  async permissionsOf(cookies) {
    const token = cookiesIn(cookies)[staffCookieName(secure)]
    const member = token === undefined ? undefined : await findMember({ ...(await context()), db }, token)
    return member?.permissions
  },
})
