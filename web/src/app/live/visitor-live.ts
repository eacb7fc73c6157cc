import { liveConnection } from './live-connection.ts'

/** Live messages for somebody without an account: the socket is known by the cookie of their conversations, and hears what is theirs. */
export const live = liveConnection(`${window.location.origin.replace(/^http/, 'ws')}/ws`, async () => ({
  type: 'visit',
}))
