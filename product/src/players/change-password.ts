import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { validateField } from '@ante/kit/rule-kinds'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import {
  checkOwnPassword,
  hashPassword,
  holdsStill,
  isBreached,
  passwordPolicyOf,
  replacePassword,
  requireFreshFactor,
  writeNotice,
  writeWhileOpen,
} from '../identity/index.ts'
import type { endpoints } from './contract.ts'

type Endpoint = (typeof endpoints)['account.changepassword']
type ChangeContext = PlayerContext & RefusesAs<Endpoint>

/** PROF-32, PROF-33: the present password opens, the rules of registration hold for the new one, and every other session ends. */
export async function changePassword(context: ChangeContext, input: InputOf<Endpoint>): Promise<1> {
  const auth = context.setting('auth', authSettings)
  const rules = auth.forms.profile.validation['new_password']
  const wrong = validateField(
    rules,
    input.new_password,
    validators.password(input.new_password, passwordPolicyOf(auth, context.policy()))
  )
  if (wrong) context.refuse('InvalidParameter', { fields: { new_password: wrong } })
  if (isBreached(input.new_password))
    context.refuse('InvalidParameter', { fields: { new_password: 'passwordTooCommon' } })
  const { uid } = context.player
  const proof = (await checkOwnPassword(context, uid, input.old_password)) ?? wrongPassword(context)
  // Hashed before the transaction: it takes milliseconds and holds no lock.
  const passwordHash = await hashPassword(input.new_password)
  await writeWhileOpen(context, async (tx) => {
    await requireFreshFactor(context, tx, 'password')
    if (!(await holdsStill(tx, proof))) wrongPassword(context)
    await replacePassword(tx, uid, passwordHash, context.session?.id)
    await writeNotice(context, tx, uid, 'password')
  })
  context.session?.othersEnded(uid)
  return 1
}

const wrongPassword = (context: ChangeContext): never =>
  context.refuse('InvalidParameter', { fields: { old_password: 'password' } })
