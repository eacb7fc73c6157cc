import { publishOn } from '@ante/kit/reaction'
import { events } from './contract.ts'

export const livePublishers = [
  /** Every host forgets the session and closes its sockets. */
  publishOn(events['identity.session-ended'], async (_db, { session }) => [
    { topic: 'hosts.session-ended', key: '', data: { session } },
  ]),
]
