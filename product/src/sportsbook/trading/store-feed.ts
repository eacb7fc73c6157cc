import { type ReadTx, sql, type Tx } from '@ante/kit/context'

/** Where we are in each feed, and when it last told us of the present. */
export interface FeedRow {
  cursor: bigint | null
  alive_at: Date
  is_silent: boolean
  /** It spoke a moment ago. */
  is_fresh: boolean
}
const readStatement = sql(
  'sportsbook.feed',
  `select cursor, alive_at, not sportsbook.is_alive(alive_at) as is_silent,
          alive_at > clock_timestamp() - interval '2500 milliseconds' as is_fresh from sportsbook.feeds where name = $1`
)
const moveStatement = sql(
  'sportsbook.move_feed',
  `insert into sportsbook.feeds as f (name, cursor, alive_at) values ($1, $3, case when $4 then '-infinity' else clock_timestamp() end)
     on conflict (name) do update set cursor = excluded.cursor, alive_at = case when $4 then f.alive_at else excluded.alive_at end where f.cursor is not distinct from $2
     returning name`
)

export const readFeed = (tx: ReadTx, name: string) => tx.maybe<FeedRow>(readStatement, [name])

export interface FeedStep {
  readonly from: bigint | null
  readonly to: bigint
  /** It has more to tell of the past: of the present it has said nothing, and that is silence. */
  readonly behind: boolean
}
/** Moves the cursor on; false when somebody else has moved it, whose work then stands. The row is held until the commit. */
export const moveFeed = async (tx: Tx, name: string, { from, to, behind }: FeedStep): Promise<boolean> =>
  (await tx.rows(moveStatement, [name, from, to, behind])).length === 1
