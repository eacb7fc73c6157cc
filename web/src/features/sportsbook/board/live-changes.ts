import { useEffect, useRef } from 'react'
import { useAccount } from '../../../app/session/account.tsx'
import { get } from '../../../app/api/client.ts'
import { listen, repeat } from '../../../app/live/live-topic.ts'
import type { Change } from './book.ts'

interface Watched {
  readonly id: string
  readonly version: number
  /** All of its markets are on the page, not only the main one. */
  readonly whole: boolean
  readonly live: boolean
}

/** Most ids that one question may name. */
const idsMax = 50
const pollLive = 4_000
const pollQuiet = 15_000

/**
 * Brings what changes in the fixtures of a page: over the socket for a signed-in player, by asking for everybody else. The board's live rows
 * share one topic; a row that has not begun and a fixture that is shown whole have their own.
 */
export function useFixtureChanges(watched: readonly Watched[], hear: (changes: readonly Change[]) => void): void {
  const { signedIn } = useAccount()
  const latest = useRef({ watched, hear })
  useEffect(() => {
    latest.current = { watched, hear }
  })
  const own = watched
    .filter(({ whole, live }) => whole || !live)
    .map(({ id }) => id)
    .sort()
    .join()
  const anyLive = watched.some(({ live }) => live)
  const rowsLive = watched.some(({ whole, live }) => live && !whole)
  const none = watched.length === 0

  useEffect(() => {
    if (none) return
    const every = anyLive ? pollLive : pollQuiet
    const poll = async () => latest.current.hear(await ask(latest.current.watched))
    if (!signedIn) return repeat(poll, every)
    const topics = [
      ...own
        .split(',')
        .filter(Boolean)
        .map((key) => ({ topic: 'sportsbook.fixture' as const, key })),
      ...(rowsLive ? [{ topic: 'sportsbook.live' as const, key: 'all' }] : []),
    ]
    return listen(topics, (data) => latest.current.hear('fixtures' in data ? data.fixtures : [data]), poll, every)
  }, [none, signedIn, own, rowsLive, anyLive])
}

async function ask(watched: readonly Watched[]): Promise<Change[]> {
  const groups = Array.from({ length: Math.ceil(watched.length / idsMax) }, (_, index) =>
    watched.slice(index * idsMax, (index + 1) * idsMax)
  )
  const answers = await Promise.all(
    groups.map((group) =>
      get('sportsbook.getprices', {
        ids: group.map(({ id }) => id),
        versions: group.map(({ version }) => String(version)),
      })
    )
  )
  return answers.flatMap(({ fixtures }) => fixtures)
}
