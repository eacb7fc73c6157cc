import { z } from 'zod'
import { avatarNames } from './avatar-names.ts'

/** A player's picture; empty for whoever chose none. */
export const avatar = z.enum(['', ...avatarNames])
export type Avatar = z.output<typeof avatar>

/** A picture as it is stored: one that is offered no more is none. */
export const avatarOf = (stored: string | null): Avatar => avatarNames.find((name) => name === stored) ?? ''
