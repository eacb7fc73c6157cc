import type { Context, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { loginOf } from '@ante/kit/validators'
import { checkCredentials, holdsStill, openSession, requireTwoFactor, sessionLifeMs } from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { readAccountInfo } from './index.ts'

type Endpoint = (typeof endpoints)['auth.login']

/** Signs in: a new session with a new id, whatever session the caller had. */
export async function signIn(context: Context & RefusesAs<Endpoint>, input: InputOf<Endpoint>): Promise<AccountInfo> {
  const login = loginOf(input.login).toLowerCase()
  const missing = Object.fromEntries(
    Object.entries({ login, password: input.password })
      .filter(([, value]) => value === '')
      .map(([field]) => [field, 'required'])
  )
  if (Object.keys(missing).length > 0) context.refuse('InvalidParameter', { fields: missing })
  const proof = await checkCredentials(context, login, input.password)
  const { uid } = proof
  await requireTwoFactor(context, uid, input.code, proof)
  const { token, info } = await context.db.write(async (tx) => {
    // The password that opened may have been changed meanwhile, and every session ended: this one would be left over.
    if (!(await holdsStill(tx, proof))) context.refuse('Authorization/wrong_login_or_password')
    return { token: await openSession(tx, uid, context), info: await readAccountInfo(tx, uid) }
  })
  if (!info) throw new Error(`player ${uid} has no profile`)
  context.session?.start(token, sessionLifeMs)
  return info
}
