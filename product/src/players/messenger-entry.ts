import type { InputOf } from '@ante/kit/contract'
import type { Context, RefusesAs } from '@ante/kit/context'
import { isLocale } from '@ante/texts'
import { claimSignature, findUser, linkedUid, signedPerson } from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { readAccountInfo } from './index.ts'
import { hiddenLogin, hiddenName } from './rules/hidden-login.ts'
import { enterAs } from './social-sign-in.ts'

type Register = (typeof endpoints)['auth.register']

/**
 * Whom what the app has signed would sign in, so that nobody is led into another's account by an address that carries it. `login` is null where no account
 * is linked yet. It stays as good as it was.
 */
export async function readMessengerEntry(
  context: Context & RefusesAs<(typeof endpoints)['auth.readMessengerEntry']>,
  { payload }: InputOf<(typeof endpoints)['auth.readMessengerEntry']>
): Promise<{ login: string | null; name: string }> {
  const { person, messenger } = signedPerson(context, payload)
  const user = await context.db.read(async (tx) => {
    const uid = await linkedUid(tx, messenger.service, person.subject)
    return uid === undefined ? undefined : findUser(tx, uid)
  })
  const name = person.username === '' ? hiddenLogin(person.subject) : hiddenName(person.username)
  const contact = user?.email ?? user?.phone
  return { login: user ? (contact ? hiddenLogin(contact) : name) : null, name }
}

/** SOC-19: whoever opens the site in the messaging app is signed in, or gets an account, without a password. What the page says must be what was signed. */
export async function enterByMessenger(
  context: Context & RefusesAs<Register>,
  { id, username, hash, language_code, payload = '' }: InputOf<Register>
): Promise<AccountInfo> {
  const { person, messenger } = signedPerson(context, payload)
  const isSame = [
    [id, person.subject],
    [hash, person.signature],
    [username ?? '', person.username],
    [language_code ?? '', person.language],
  ].every(([said, signed]) => said === signed)
  if (!isSame) context.refuse('Authorization/messenger_invalid')
  if (!(await claimSignature(context, person))) context.refuse('Authorization/messenger_expired')
  const end = await enterAs(context, {
    service: messenger.service,
    purpose: 'login',
    locale: localeOf(person.language, context.locale),
    identity: {
      subject: person.subject,
      email: undefined,
      isEmailVerified: false,
      firstName: person.firstName,
      lastName: person.lastName,
    },
  })
  // 2FA-03: the code is given to auth.sociallogin, with this token.
  if ('token' in end) {
    const { token, way, resend_time } = end
    const code = way === 'app' ? { way } : { resend_time, ...(way === 'phone' ? { sent_to: way } : {}) }
    context.refuse('Authorization/second_step_needed', { data: { token, ...code } })
  }
  const info = await context.db.read((tx) => readAccountInfo(context, tx, end.uid))
  if (!info) throw new Error(`player ${end.uid} has no profile`)
  return info
}

/** `pt-br` is read in `pt`. */
function localeOf(language: string, otherwise: string): string {
  const [first = ''] = language.toLowerCase().split('-')
  return isLocale(first) ? first : otherwise
}
