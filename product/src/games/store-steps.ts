import { type Database, sql, type Tx } from '@ante/kit/context'
import type { Json } from '@ante/arcade/rules/engine'
import type { JackpotValues } from './store-rounds.ts'

const advanceStatement = sql(
  'games.advance',
  `select verdict, balance_minor, jackpot_minor from games.advance_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`
)
const voidStatement = sql('games.void', 'select games.void_round($1) as voided')

export interface AdvanceRow {
  verdict: 'advanced' | 'replay' | 'reused' | 'missing' | 'closed' | 'step' | 'jackpot' | 'overdraft'
  balance_minor: bigint | null
  jackpot_minor: bigint | null
}
export interface AdvanceValues {
  player: bigint
  round: bigint
  key: string
  hash: Uint8Array
  step: number
  winMinor: bigint
  isOpen: boolean
  choices: readonly Json[]
  view: Json
  /** What the step stakes on top of the stake so far, in minor units. */
  addedMinor: bigint
  /** The jackpot in which it takes part with this step, which first risks its stake; null where in none, or before. */
  jackpot: JackpotValues | null
}

const only = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('the function answered nothing')
  return row
}

const valuesOf = ({ jackpot, ...v }: AdvanceValues): unknown[] => [
  v.player,
  v.round,
  v.key,
  v.hash,
  v.step,
  v.winMinor,
  v.isOpen,
  JSON.stringify(v.choices),
  JSON.stringify(v.view),
  jackpot?.id ?? null,
  jackpot?.version ?? null,
  jackpot?.hit ?? null,
  jackpot?.run ?? null,
  jackpot ? JSON.stringify(jackpot.drawn) : null,
  v.addedMinor,
]
export const advanceRound = async (db: Database, values: AdvanceValues): Promise<AdvanceRow> =>
  only(await db.call<AdvanceRow>(advanceStatement, valuesOf(values)))
/** The same within a transaction that holds what it was worked out from. */
export const advanceIn = async (tx: Tx, values: AdvanceValues): Promise<AdvanceRow> =>
  only(await tx.rows<AdvanceRow>(advanceStatement, valuesOf(values)))
export const voidRound = async (db: Database, round: bigint): Promise<boolean> =>
  only(await db.call<{ voided: boolean }>(voidStatement, [round])).voided
