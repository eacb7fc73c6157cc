import { createHash, randomBytes } from 'node:crypto'
import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { hour, minute } from '@ante/kit/instant'
import { networkOf } from '@ante/kit/network'
import { validateConfigured } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import { defaultLocale, messagesOf } from '@ante/texts'
import { siteSettings } from '../content/contract.ts'
import { authSettings, type endpoints } from './contract.ts'
import { hashPassword } from './hash-password.ts'
import { forgetTries } from './count-tries.ts'
import { findByContact, replacePassword } from './index.ts'
import { commonPasswords } from './rules/common-passwords.ts'
import { passwordPolicyOf } from './rules/password-policy.ts'
import { opensSessions } from './rules/user-status.ts'
import { queueEmail } from './send-letters.ts'
import * as store from './store-recovery.ts'
import { lockUser } from './store-second-step.ts'
import { dropUnproved } from './store-social.ts'

export const recoveryLifeMs = hour
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface Wish {
  readonly login: string
  readonly locale: string
  readonly origin: string
  /** What the site calls itself where the wish was said. */
  readonly brand: string
  /** From where. */
  readonly network: string
}

/**
 * AUTH-48, AUTH-50: takes the wish for a new password down. The answer is the same whether there is an account or not, and so is the time: which of both
 * it is a job finds out later, where nobody waits with a watch in hand.
 */
export async function askRecovery(
  context: Context & RefusesAs<(typeof endpoints)['auth.restore']>,
  input: InputOf<(typeof endpoints)['auth.restore']>
): Promise<{ ok: 1 }> {
  const login = validators.loginOf(input.login).toLowerCase()
  if (login === '') context.refuse('InvalidParameter', { fields: { login: 'required' } })
  const wish: Wish = {
    login,
    locale: context.locale,
    origin: context.origin,
    brand: context.setting('site', siteSettings).name,
    network: networkOf(context.address),
  }
  await context.db.write((tx) => tx.enqueue('identity.write-recovery', wish))
  return { ok: 1 }
}

/** Writes a letter with a link to the e-mail of the account, where there is one. */
export async function writeRecovery(
  { db }: Pick<Context, 'db'>,
  { login, locale, origin, brand, network }: Wish
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await db.write(async (tx) => {
    const user = await findByContact(tx, login)
    if (!user?.email || !opensSessions(user.status)) return
    await lockUser(tx, user.uid)
    if (!(await store.insertRecovery(tx, { tokenHash: sha256(token), uid: user.uid, lifeMs: recoveryLifeMs, network })))
      return
    const words = messagesOf(locale).letters.restore
    const link = `${origin}${locale === defaultLocale ? '' : `/${locale}`}/?restore=${token}`
    const body = words.text
      .replaceAll('{brand}', brand)
      .replaceAll('{link}', link)
      .replaceAll('{minutes}', String(recoveryLifeMs / minute))
    await queueEmail(tx, {
      uid: user.uid,
      to: user.email,
      subject: words.subject.replaceAll('{brand}', brand),
      body,
      brand,
    })
  })
}

/** The second step: who holds the link sets a new password. It works once; every session ends, and the address of the link counts as confirmed. */
export async function setNewPassword(
  context: Context & RefusesAs<(typeof endpoints)['auth.setpassword']>,
  input: InputOf<(typeof endpoints)['auth.setpassword']>
): Promise<{ ok: 1 }> {
  const auth = context.setting('auth', authSettings)
  const { min, max } = passwordPolicyOf(auth, context.policy())
  const rules = auth.forms.restore.validation['password']
  const wrong =
    (rules && validateConfigured(rules, input.password)) ?? validators.password(input.password, { min, max })
  if (wrong)
    context.refuse('InvalidParameter', { fields: { password: wrong.key }, data: { min, max, ...wrong.values } })
  if (commonPasswords.has(input.password.toLowerCase()))
    context.refuse('InvalidParameter', { fields: { password: 'passwordTooCommon' } })
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.password)
  const uid = await context.db.write(async (tx) => {
    const { uid } = (await store.takeRecovery(tx, sha256(input.token))) ?? context.refuse('InvalidRequest/link_expired')
    await replacePassword(tx, uid, passwordHash)
    await store.dropRecoveries(tx, uid)
    // Before the address counts as confirmed: whoever opened the account in wait for its owner is out by every door.
    await dropUnproved(tx, uid)
    const user = await store.confirmEmail(tx, uid)
    // Whoever forgot the password has tried some: the lock that these have earned is lifted.
    await forgetTries(tx, context.address, uid, [user?.login, user?.email, user?.phone])
    return uid
  })
  context.session?.othersEnded(uid)
  return { ok: 1 }
}
