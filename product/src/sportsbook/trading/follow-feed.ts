import type { Context, Tx } from '@ante/kit/context'
import { type FeedBatch, FeedUnavailable, type SportsbookPorts } from '../connectors/port.ts'
import { moveFeed, readFeed } from './store-feed.ts'
import { lockEvents, readFacts, readRunning } from './store-events.ts'
import { announceChanges, type Change, recoverMatches, suspend, takeMessages } from './take-messages.ts'

type FeedContext = Pick<Context<SportsbookPorts>, 'db' | 'ports' | 'log'>

/** A feed that is away is asked again after this long: often enough to suspend in time and to hear its first word, and no hammering. */
const awayMs = 1000
/** How long the feed may hold an empty answer: well under the ten seconds after which its silence suspends what is in play. */
const waitMs = 2000
/** Feeds that have never answered yet, and of which that has been said. */
const absent = new WeakSet<object>()

/**
 * One step along the feed: what came since the cursor is taken in, and the cursor moved, in one transaction: each message counts once, whatever
 * dies in between. A feed that does not answer is silence, and silence suspends; then the answer is after how many milliseconds to ask it again.
 */
export async function followFeed(context: FeedContext): Promise<void | number> {
  const { db, ports, log } = context
  const { feed } = ports
  const before = await db.read((tx) => readFeed(tx, feed.name))
  try {
    const batch = await feed.follow(before?.cursor ?? undefined, waitMs)
    if (batch === 'expired') return await startAfresh(context, before?.cursor ?? null)
    const isHoled = await suspendIfHoled(context, batch)
    const behind = batch.more || isHoled
    const taken = await db.write(async (tx) => {
      // Another host was quicker: its work stands, ours is dropped.
      if (!(await moveFeed(tx, feed.name, { from: before?.cursor ?? null, to: batch.cursor, behind }))) return undefined
      return takeMessages(tx, batch.messages, { source: feed.name, prices: ports.prices, behind })
    })
    if (!taken) return
    const unread = batch.messages.filter(({ moment }) => !moment || moment.kind === 'unknown')
    if (unread.length > 0) log.warn({ messages: unread }, 'the feed tells what we do not understand')
    if (taken.strange.length > 0) log.warn({ moments: taken.strange }, 'the feed told what cannot happen')
    await recoverMatches(context, taken.missing)
  } catch (error) {
    if (!(error instanceof FeedUnavailable)) throw error
    // Said when it begins; the suspension says the rest.
    if (before ? before.is_fresh : !absent.has(feed)) log.warn({ error: error.message }, 'the feed does not answer')
    if (!before) absent.add(feed)
    await suspendIfSilent(context)
    return awayMs
  }
}

/**
 * Away for longer than the feed remembers: follow from now on; what was missed is read match by match by `recover-fixtures`. What is in play stands at prices
 * of before, so it is suspended until its match has been read.
 */
async function startAfresh({ db, ports }: FeedContext, cursor: bigint | null): Promise<void> {
  const batch = await ports.feed.follow(undefined, 0)
  if (batch === 'expired') return
  await db.write(async (tx) => {
    if (await moveFeed(tx, ports.feed.name, { from: cursor, to: batch.cursor, behind: batch.more }))
      await suspendRunning(tx)
  })
}

/**
 * A word that tells not even its match may be one of any match: every market in play is suspended, before what else came is taken in. They open again with the
 * next word on each match, which shows by its number whether it is the one that missed a word.
 */
async function suspendIfHoled({ db, log }: FeedContext, { messages }: FeedBatch): Promise<boolean> {
  if (messages.every(({ matchId }) => matchId !== '')) return false
  const suspended = await db.write(suspendRunning)
  if (suspended > 0)
    log.warn({ fixtures: suspended }, 'a word of the feed tells no match: everything in play is suspended')
  return true
}

/** Suspends every market in play when the feed has told nothing of the present for ten seconds. They open again with its next word on each match. */
export async function suspendIfSilent({ db, ports, log }: FeedContext): Promise<void> {
  const suspended = await db.write(async (tx) => {
    const feed = await readFeed(tx, ports.feed.name)
    return feed?.is_silent ? suspendRunning(tx) : 0
  })
  if (suspended > 0) log.warn({ fixtures: suspended }, 'the feed is silent: everything in play is suspended')
}

/** How many fixtures had something to suspend. */
async function suspendRunning(tx: Tx): Promise<number> {
  const running = await readRunning(tx)
  await lockEvents(tx, running)
  const changes: Change[] = []
  for (const fixture of await readFacts(tx, running)) changes.push(...(await suspend(tx, fixture)))
  await announceChanges(tx, changes)
  return changes.length
}
