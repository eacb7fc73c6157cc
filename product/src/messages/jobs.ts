import type { Context, Job } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import { messageSettings } from './contract.ts'
import { deliver, type Delivers } from './deliver.ts'
import { dropMessages } from './store.ts'

const droppedAtOnce = 5_000

/** A few at a time, so that nobody who signs in waits for it. */
async function dropOld({ db, setting }: Context): Promise<void> {
  const { keptDays } = setting('messages', messageSettings)
  while ((await db.write((tx) => dropMessages(tx, keptDays, droppedAtOnce))) === droppedAtOnce);
}

export const jobs = {
  'messages.deliver': { run: (context: Delivers, payload: { id: string }) => deliver(context, payload) },
  'messages.drop-old': { everyMs: day, run: dropOld },
} satisfies Record<string, Job>
