import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { confirmContact, sendConfirmation } from './confirm-contact.ts'
import { endSession, issueSocketToken } from './index.ts'
import { askRecovery, setNewPassword } from './restore-access.ts'
import { changeSecondStep, confirmSecondStep } from './second-step.ts'

export const handlers: Handlers<typeof endpoints> = {
  async 'auth.logout'(context) {
    const token = context.session?.id
    if (token) await context.db.write((tx) => endSession(tx, token))
    context.session?.end()
    return { ok: 1 }
  },
  'auth.restore': askRecovery,
  'auth.setpassword': setNewPassword,
  'account.sendconfirmationtocontact': sendConfirmation,
  'account.confirmContact': confirmContact,
  'account.changeTwoFactorAuth': changeSecondStep,
  'account.confirmTwoFactorAuth': confirmSecondStep,
  async 'account.getToken'(context) {
    const token = context.session?.id ?? context.refuse('Authorization/session_ended')
    return { token: await context.db.write((tx) => issueSocketToken(context, tx, token)), expires_in: 60 }
  },
}
