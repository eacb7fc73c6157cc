import type { Context } from '@ante/kit/context'
import { deleteExpiredSessions } from './store.ts'

/** Frames that cannot be played in any more. A win names its round and not the frame, so it is paid without. */
export const forgetSessions = ({ db }: Context<never>): Promise<void> => db.write(deleteExpiredSessions)
