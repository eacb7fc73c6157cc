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

// Events of which the feed says nothing

const lookLaterStatement = sql(
  'sportsbook.look_later',
  `update sportsbook.events set heard_at = now() + $2 * interval '1 millisecond' where id = $1 and coalesce(heard_at, '-infinity') < now() - interval '40 seconds'`
)
const unheardStatement = sql(
  'sportsbook.unheard',
  `select id, source, starts_at, starts_at < now() - interval '48 hours' as is_old from sportsbook.events
    where status in ('not_started', 'live') and model is not null
      and starts_at < now() - interval '20 seconds' and (coalesce(heard_at, '-infinity') < now() - interval '40 seconds' or heard_at > now() + interval '15 minutes')
    order by starts_at limit $1`
)

export interface UnheardRow {
  id: number
  source: string
  starts_at: Date
  is_old: boolean
}
/** Offered events that should be running, of which the feed has said nothing for a while. */
export const readUnheard = (tx: ReadTx, count: number) => tx.rows<UnheardRow>(unheardStatement, [count])

/** Of an event of which still nothing was heard the feed is asked again after so long, not with every turn: others have theirs meanwhile. */
export const lookLater = (tx: Tx, event: number, afterMs: number) => tx.rows(lookLaterStatement, [event, afterMs])
