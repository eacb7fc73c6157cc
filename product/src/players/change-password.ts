import type { PlayerContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { refuse } from '@ante/kit/refusal'
import { judgeConfigured } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import { checkOwnPassword, commonPasswords, hashPassword, holdsStill, replacePassword } from '../identity/index.ts'
import type { endpoints } from './contract.ts'

/** PROF-32, PROF-33: the present password opens, the rules of registration hold for the new one, and every other session ends. */
export async function changePassword(
  context: PlayerContext,
  input: InputOf<(typeof endpoints)['account.changepassword']>
): Promise<1> {
  const { passwordMin: min, passwordMax: max, forms } = context.setting('auth', authSettings)
  const rules = forms.profile.validation['new_password']
  const wrong =
    (rules && judgeConfigured(rules, input.new_password)) ?? validators.password(input.new_password, { min, max })
  if (wrong) refuse('InvalidParameter', { fields: { new_password: wrong } })
  if (commonPasswords.has(input.new_password.toLowerCase()))
    refuse('InvalidParameter', { fields: { new_password: 'passwordTooCommon' } })
  const { uid } = context.player
  const proof = (await checkOwnPassword(context, uid, input.old_password)) ?? wrongPassword()
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.new_password)
  await context.db.write(async (tx) => {
    if (!(await holdsStill(tx, proof))) wrongPassword()
    await replacePassword(tx, uid, passwordHash, context.session?.id)
  })
  context.session?.othersEnded(uid)
  return 1
}

const wrongPassword = (): never => refuse('InvalidParameter', { fields: { old_password: 'password' } })
