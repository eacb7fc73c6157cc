import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import {
  checkCredentials,
  checkPasskeyLogin,
  contactOf,
  holdsStill,
  openSession,
  requireTwoFactor,
  startSession,
} from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { applyAnswers, askAbout } from './check-registers.ts'
import { readAccountInfo } from './index.ts'

type Endpoint = (typeof endpoints)['auth.login']

/** Signs in by a passkey, which stands for password and second factor. */
export async function signInByPasskey(
  context: Context & RefusesAs<(typeof endpoints)['auth.passkeyLogin']>,
  { response }: InputOf<(typeof endpoints)['auth.passkeyLogin']>
): Promise<AccountInfo> {
  const uid = await checkPasskeyLogin(context, response)
  const answers = await askAbout(context, uid, 'login')
  const { opened, info } = await context.db.write(async (tx) => {
    await applyAnswers(tx, uid, 'login', answers)
    return {
      opened: await openSession(context, tx, uid, { hasFactor: true }),
      info: await readAccountInfo(context, tx, uid),
    }
  })
  if (!info) throw new Error(`player ${uid} has no profile`)
  startSession(context, opened)
  return info
}

/** Signs in: a new session with a new id, whatever session the caller had. */
export async function signIn(context: Context & RefusesAs<Endpoint>, input: InputOf<Endpoint>): Promise<AccountInfo> {
  const login = contactOf(input.login)
  const missing = Object.fromEntries(
    Object.entries({ login, password: input.password })
      .filter(([, value]) => value === '')
      .map(([field]) => [field, 'required'])
  )
  if (Object.keys(missing).length > 0) context.refuse('InvalidParameter', { fields: missing })
  const proof = await checkCredentials(context, login, input.password)
  const { uid } = proof
  const hasFactor = await requireTwoFactor(context, uid, input.code, proof)
  const answers = await askAbout(context, uid, 'login')
  const { opened, info } = await context.db.write(async (tx) => {
    // The password that opened may have been changed meanwhile, and every session ended: this one would be left over.
    if (!(await holdsStill(tx, proof))) context.refuse('Authorization/wrong_login_or_password')
    await applyAnswers(tx, uid, 'login', answers)
    return { opened: await openSession(context, tx, uid, { hasFactor }), info: await readAccountInfo(context, tx, uid) }
  })
  if (!info) throw new Error(`player ${uid} has no profile`)
  startSession(context, opened)
  return info
}
