import type { Database, LiveMessage, Reactions, Told } from '@ante/kit/context'

export const reactions = {} satisfies Reactions

export const told = {
  /** Every host forgets the session and closes its sockets. */
  'identity.session-ended': async (_db: Database, payload: { session: string }): Promise<LiveMessage[]> => [
    { topic: 'house.session-ended', key: '', data: { session: payload.session } },
  ],
} satisfies Told
