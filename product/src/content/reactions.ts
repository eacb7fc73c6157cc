import { publishOn } from '@ante/kit/reaction'
import { events } from './contract.ts'

export const livePublishers = [
  /** Every host reads its settings again. */
  publishOn(events['content.changed'], async (_db, { name }) => [
    { topic: 'hosts.content-changed', key: '', data: { name } },
  ]),
]
