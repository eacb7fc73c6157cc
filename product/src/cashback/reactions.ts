import { onBatch } from '@ante/kit/reaction'
import { events as gamesEvents } from '../games/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { noteRechecks } from './store.ts'

const each = (uids: readonly string[]): bigint[] => [...new Set(uids)].map(BigInt)

/** What changes of play after its end changes what its week has lost. */
export const reactions = [
  onBatch(gamesEvents['games.round-corrected'], async (tx, rounds) => {
    await noteRechecks(tx, 'casino', each(rounds.map(({ player }) => player)))
  }),
  onBatch(sportsbookEvents['sportsbook.bet-settled'], async (tx, bets) => {
    const changed = bets.filter(({ corrected }) => corrected)
    if (changed.length > 0) await noteRechecks(tx, 'betting', each(changed.map(({ uid }) => uid)))
  }),
  onBatch(sportsbookEvents['sportsbook.bet-reopened'], async (tx, bets) => {
    await noteRechecks(tx, 'betting', each(bets.map(({ uid }) => uid)))
  }),
]
