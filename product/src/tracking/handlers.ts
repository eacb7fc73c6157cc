import type { Handlers } from '@ante/kit/context'
import type { ChatPorts } from '../support/index.ts'
import { setConsent } from './answers.ts'
import type { TrackingPorts } from './connectors/port.ts'
import { countStep } from './count-steps.ts'
import type { endpoints } from './contract.ts'
import { readPageSettings } from './page-settings.ts'
import { keepMark, recordEvent, recordHit } from './record-hit.ts'
import { readConsents } from './store.ts'

export const handlers: Handlers<typeof endpoints, TrackingPorts & ChatPorts> = {
  'tracking.getsettings': readPageSettings,
  'tracking.setConsent': setConsent,
  async 'tracking.getConsents'({ db, player }) {
    const rows = await db.query((tx) => readConsents(tx, player.uid))
    return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
  },
  'tracking.hit': recordHit,
  'tracking.sendFingerprint': (context, { seon_session: session }) => keepMark(context, session),
  'tracking.count': countStep,
  'events.handle': recordEvent,
}
