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
