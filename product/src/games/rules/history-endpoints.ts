import { sysname } from '@ante/arcade/rules/protocol'
import { flag, groupWith, offsetCount, positiveId } from '@ante/kit/contract'
import { z } from 'zod'
import { known } from './reasons.ts'
import { historyExport, historyRound } from './shapes.ts'

/** The history of rounds, and the same as a file. */
export const historyEndpoints = groupWith(known, {
  'games.getHistory': {
    method: 'GET',
    access: 'account',
    input: z.object({ ...offsetCount, sysname: sysname.optional(), open: flag.optional() }),
    output: z.object({ rounds: z.array(historyRound), has_more: z.boolean() }),
    errors: ['InvalidParameter'],
  },

  /** Asks for the rounds of a period as a file (GAME-11). The bounds are instants; refused while an earlier request is still open. */
  'games.createhistoryexportrequest': {
    method: 'POST',
    access: 'account',
    input: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
    output: historyExport,
    errors: ['AccessDenied', 'InvalidParameter', 'InvalidParameter/period_too_long', 'InvalidRequest/export_open'],
    limit: 30,
  },
  /** The last request and how far it is (GAME-12); null where there is none. */
  'games.gethistoryexportrequest': {
    method: 'GET',
    access: 'account',
    input: z.object({}),
    output: z.object({ request: historyExport.nullable() }),
    errors: [],
  },
  /** The file of a request that is ready: ours, behind the link of the bets page. */
  'games.gethistoryexportfile': {
    method: 'GET',
    access: 'account',
    input: z.object({ id: positiveId }),
    output: z.object({ name: z.string(), csv: z.string() }),
    errors: ['InvalidParameter', 'InvalidRequest/not_found'],
    limit: 30,
  },
})
