import type { Database, LiveMessage, Reactions, Told } from '@ante/kit/context'

export const reactions = {} satisfies Reactions

export const told = {
  /** Every host reads its settings again. */
  'content.changed': async (_db: Database, payload: { name: string }): Promise<LiveMessage[]> => [
    { topic: 'house.content-changed', key: '', data: { name: payload.name } },
  ],
} satisfies Told
