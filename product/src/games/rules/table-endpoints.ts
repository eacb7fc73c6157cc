import { choice, liveBets, liveTable, played, sysname } from '@ante/arcade/rules/protocol'
import { amount, groupWith, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './reasons.ts'
import { roundErrors, stakeErrors } from './round-errors.ts'

/** Live tables: rounds that all players share. Ours, not in the specification. */
export const tableEndpoints = groupWith(known, {
  /** A live table: the round that all players share, and the last ones with their seeds, and everybody's bets. Null before its first round. */
  'games.gettable': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: z.object({ table: liveTable.nullable(), bets: liveBets.nullable() }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
  },
  /** Bets on the shared round `round`, taken until it closes by the server's clock; they are paid when it is drawn. */
  'games.playtable': {
    method: 'POST',
    access: 'player',
    idempotent: true,
    spends: 'stake',
    input: z.object({ sysname, round: positiveId, stake: amount, choice }),
    output: played,
    errors: [...roundErrors, ...stakeErrors, 'InvalidRequest/bets_closed', 'TooManyRequests'],
    limit: 300,
  },
})
