import { type Database, sql } from '@ante/kit/context'

const turnStatement = sql('games.take_turn', 'select verdict, until from games.take_turn($1, $2, $3, $4, $5, $6)')

export interface TurnRow {
  verdict: 'play' | 'break' | 'game'
  /** When the pause is over. */
  until: Date | null
}
export interface Turn {
  readonly player: bigint
  readonly key: string
  readonly game: string
  readonly afterSeconds: number
  readonly breakSeconds: number
  readonly betweenSeconds: number
}
export async function takeTurn(db: Database, turn: Turn): Promise<TurnRow> {
  const { player, key, game, afterSeconds, breakSeconds, betweenSeconds } = turn
  const [row] = await db.call<TurnRow>(turnStatement, [player, key, game, afterSeconds, breakSeconds, betweenSeconds])
  if (!row) throw new Error('games.take_turn answered nothing')
  return row
}
