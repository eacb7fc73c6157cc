import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { confirmContact, sendConfirmation } from './confirm-contact.ts'
import {
  confirmAuthenticator,
  listFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
} from './authenticator.ts'
import { endOneSession, endOtherSessions, listSessions } from './end-sessions.ts'
import { issueSocketToken } from './index.ts'
import { endSession } from './open-session.ts'
import { confirmPasskeyStepUp, startPasskeyLogin, startPasskeyStepUp } from './passkey-proof.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts'
import { askRecovery, setNewPassword } from './restore-access.ts'
import { linkMessenger, linkService, listServices, unlinkService } from './social-links.ts'
import { changeSecondStep, confirmSecondStep } from './second-step.ts'
import { confirmStepUp, sendStepUpCode } from './step-up.ts'

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
  'account.getSessions': listSessions,
  'account.endSession': endOneSession,
  'account.endOtherSessions': endOtherSessions,
  'account.getLoginServices': listServices,
  'account.linkMessenger': linkMessenger,
  'account.linkService': linkService,
  'account.unlinkService': unlinkService,
  'account.getSecondFactors': listFactors,
  'account.startAuthenticator': startAuthenticator,
  'account.confirmAuthenticator': confirmAuthenticator,
  'account.removeAuthenticator': removeAuthenticator,
  'account.renewRecoveryCodes': renewRecoveryCodes,
  'account.startPasskey': startPasskey,
  'account.addPasskey': addPasskey,
  'account.renamePasskey': renamePasskey,
  'account.removePasskey': removePasskey,
  'account.startPasskeyStepUp': startPasskeyStepUp,
  'account.confirmPasskeyStepUp': confirmPasskeyStepUp,
  'auth.startPasskey': startPasskeyLogin,
  'account.sendStepUpCode': sendStepUpCode,
  'account.confirmStepUp': confirmStepUp,
  async 'account.getToken'(context) {
    const token = context.session?.id ?? context.refuse('Authorization/session_ended')
    return { token: await context.db.write((tx) => issueSocketToken(context, tx, token)), expires_in: 60 }
  },
}
