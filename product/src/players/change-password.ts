import type { PlayerContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { refuse } from '@ante/kit/refusal'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import { checkOwnPassword, commonPasswords, hashPassword, replacePassword } from '../identity/index.ts'
import type { endpoints } from './contract.ts'

/** PROF-32, PROF-33: the present password opens, the rules of registration hold for the new one, and every other session ends. */
export async function changePassword(context: PlayerContext, input: InputOf<(typeof endpoints)['account.changepassword']>): Promise<1> {
  const { passwordMin: min, passwordMax: max } = context.setting('auth', authSettings)
  const wrong = validators.password(input.new_password, { min, max })
  if (wrong) refuse('InvalidParameter', { fields: { new_password: wrong } })
  if (commonPasswords.has(input.new_password.toLowerCase())) refuse('InvalidParameter', { fields: { new_password: 'passwordTooCommon' } })
  const { uid } = context.player
  if (!(await checkOwnPassword(context, uid, input.old_password))) refuse('InvalidParameter', { fields: { old_password: 'password' } })
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.new_password)
  await context.db.write((tx) => replacePassword(tx, uid, passwordHash, context.session?.id))
  context.session?.othersEnded(uid)
  return 1
}
