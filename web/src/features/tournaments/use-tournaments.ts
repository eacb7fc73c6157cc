import type { Tournament } from '@ante/product/tournaments/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { repeat } from '../../app/live/live-topic.ts'
import { reload, replacedIn } from './participation.ts'

/** What was loaded with the page, each replaced by what was learnt of it since (TRN-13). New loader data is newer than that. */
export function useTournaments<T extends { readonly id: string }>(
  loaded: readonly T[]
): [readonly T[], (one: T) => void] {
  const [held, setHeld] = useState({ of: loaded, now: loaded })
  const shown = held.of === loaded ? held.now : loaded
  const learn = useCallback(
    (one: T) => setHeld((before) => ({ of: loaded, now: replacedIn(before.of === loaded ? before.now : loaded, one) })),
    [loaded]
  )
  return [shown, learn]
}

const pollMilliseconds = 10_000

/** One tournament as it stands: its board is asked for again while it runs or its winners are not fixed, and somebody looks at it. */
export function useLiveTournament(loaded: Tournament): [Tournament, (one: Tournament) => void] {
  const list = useMemo(() => [loaded], [loaded])
  const [[shown = loaded], learn] = useTournaments<Tournament>(list)
  const { id, is_closed } = shown
  useEffect(() => {
    if (is_closed) return
    let ended = false
    const stop = repeat(async () => {
      const now = await reload(id)
      if (now && !ended) learn(now)
    }, pollMilliseconds)
    return () => {
      ended = true
      stop()
    }
  }, [id, is_closed, learn])
  return [shown, learn]
}
