import { on } from '@ante/kit/reaction'
import { events } from '../games/contract.ts'

export const reactions = [
  on(events['games.remote-pack-given'], (tx, { pack }) => tx.enqueue('studios.issue-free-rounds', { pack })),
]
