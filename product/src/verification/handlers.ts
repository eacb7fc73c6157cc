import type { Handlers } from '@ante/kit/context'
import type { VerificationPorts } from './connectors/port.ts'
import type { endpoints } from './contract.ts'
import { readVerification } from './read-verification.ts'
import { createApplicant, getAccessToken, setUserOnVerification } from './start-verification.ts'

export const handlers: Handlers<typeof endpoints, VerificationPorts> = {
  'account.getVerification': (context) => readVerification(context),
  'sumsub.createApplicant': createApplicant,
  'sumsub.getAccessToken': getAccessToken,
  'account.setUserOnVerification': setUserOnVerification,
}
