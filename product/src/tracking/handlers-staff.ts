import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { reportFunnel, reportRetention } from './count-steps.ts'
import { listFraudChecks, readFraudCheck } from './fraud-checks.ts'
import { listPostbacks, resendPostback } from './postbacks.ts'
import { putPublisher, reportPublishers } from './publishers.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'tracking.getpublishers': reportPublishers,
  'tracking.putpublisher': putPublisher,
  'tracking.getpostbacks': listPostbacks,
  'tracking.resendpostback': resendPostback,
  'tracking.getfunnel': reportFunnel,
  'tracking.getretention': reportRetention,
  'tracking.getfraudchecks': listFraudChecks,
  'tracking.getfraudcheck': readFraudCheck,
}
