import type { Tx } from '@ante/kit/context'
import { putStudioGames } from '../src/studios/index.ts'

/** The one game of another studio in the demo world, which the sandbox's aggregator has. */
export const seedStudios = (tx: Tx): Promise<void> =>
  putStudioGames(tx, [{ game: 'two-crows', wallet: 'softswiss', code: 'rookery:two-crows' }])
