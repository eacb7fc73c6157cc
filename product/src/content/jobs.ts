import type { Context, Job } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import type { ContentPorts } from './connectors/port.ts'
import { syncContent } from './sync-content.ts'

export const jobs = {
  // It looks often and asks seldom: when the source may be asked is the operator's to say.
  'content.refresh': {
    everyMs: 2 * second,
    run: async (context: Context<ContentPorts>) => void (await syncContent(context)),
  },
  /** Somebody published something at the source. */
  'content.sync-content': { run: async (context: Context<ContentPorts>) => void (await syncContent(context, 'now')) },
} satisfies Record<string, Job>
