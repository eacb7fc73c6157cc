import type { Reactions, Told } from '@ante/kit/context'

export const reactions = {} satisfies Reactions
export const told = {} satisfies Told
