import type { Context } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { refuse } from '@ante/kit/refusal'
import { loginOf } from '@ante/kit/validators'
import { checkCredentials, openSession, passSecondStep, sessionLifeMs } from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { readAccountInfo } from './index.ts'

/** Signs in: a new session with a new id, whatever session the caller had. */
export async function signIn(context: Context, input: InputOf<(typeof endpoints)['auth.login']>): Promise<AccountInfo> {
  const login = loginOf(input.login).toLowerCase()
  const missing = Object.fromEntries(
    Object.entries({ login, password: input.password })
      .filter(([, value]) => value === '')
      .map(([field]) => [field, 'required'])
  )
  if (Object.keys(missing).length > 0) refuse('InvalidParameter', { fields: missing })
  const uid = await checkCredentials(context, login, input.password)
  await passSecondStep(context, uid, input.code)
  const { token, info } = await context.db.write(async (tx) => ({ token: await openSession(tx, uid, context), info: await readAccountInfo(tx, uid) }))
  if (!info) throw new Error(`player ${uid} has no profile`)
  context.session?.start(token, sessionLifeMs)
  return info
}
