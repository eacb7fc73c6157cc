import type { Reactions, Told } from '@ante/kit/context'
import { bringCharacter } from './characters.ts'

export const reactions = {
  'players.registered': bringCharacter,
} satisfies Reactions
export const told = {} satisfies Told
