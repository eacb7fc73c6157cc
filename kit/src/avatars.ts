import { z } from 'zod'

/** The pictures from which a player may choose one, in the order in which they are offered. Each is drawn in `arcade/art/house/avatars.ts`. */
export const avatarNames = [
  'moon',
  'lantern',
  'moth',
  'mushroom',
  'cat',
  'frog',
  'crow',
  'fish',
  'lighthouse',
  'key',
  'pear',
  'boat',
] as const
export type AvatarName = (typeof avatarNames)[number]

/** A player's picture; empty for whoever chose none. */
export const avatar = z.enum(['', ...avatarNames])
export type Avatar = z.output<typeof avatar>

/** A picture as it is stored: one that is offered no more is none. */
export const avatarOf = (stored: string | null): Avatar => avatarNames.find((name) => name === stored) ?? ''
