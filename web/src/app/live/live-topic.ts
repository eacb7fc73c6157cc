import { useEffect, useRef } from 'react'
import { useAccount } from '../session/account.tsx'
import { hearTopic, type Payload, type Topic } from './topics.ts'

interface Hearing<T extends Topic> {
  hear: (data: Payload<T>) => void
  /** Asks the server instead, while the socket is not there; `every` is in milliseconds. */
  poll?: (() => Promise<void>) | undefined
  every?: number
}

/**
 * Listens to the signed-in player's own topic as long as the component is shown. Without a socket `poll` runs in its place, and once more
 * when the window comes back into sight, where a sleeping tab may have missed something.
 */
export function useOwnTopic<T extends Topic>(topic: T, { hear, poll, every = 5_000 }: Hearing<T>, wanted = true): void {
  const { info, signedIn } = useAccount()
  const uid = signedIn && wanted ? String(info.uid) : ''
  const latest = useRef<Hearing<T>>({ hear, poll })
  useEffect(() => {
    latest.current = { hear, poll }
  })
  useEffect(() => {
    if (!uid) return
    return listen(
      [{ topic, key: uid }],
      (data) => latest.current.hear(data),
      () => latest.current.poll?.(),
      every
    )
  }, [topic, uid, every])
}

/** Subscribes to all topics; while the socket is not there, `poll` runs at once and then every so many milliseconds. Answers how to end it. */
export function listen<T extends Topic>(
  topics: readonly { topic: T; key: string }[],
  hear: (data: Payload<T>) => void,
  poll: () => Promise<void> | undefined,
  every: number
): () => void {
  const leaves: (() => void)[] = []
  let ended = false
  let stopPolling: (() => void) | undefined
  const isVisitors = topics.some(({ topic }) => topic === 'support.visitor')
  void (isVisitors ? import('./visitor-live.ts') : import('./live.ts')).then(({ live }) => {
    if (ended) return
    for (const topic of topics) leaves.push(hearTopic(live, topic, hear))
    leaves.push(
      live.watch((connected) => {
        if (!connected) stopPolling ??= repeat(poll, every)
        else {
          stopPolling?.()
          stopPolling = undefined
        }
      })
    )
  })
  return () => {
    ended = true
    for (const leave of leaves) leave()
    stopPolling?.()
  }
}

/** Runs now, every so many milliseconds while the window is in sight, and when it comes back into sight. A failed run is followed by the next. */
export function repeat(run: () => Promise<void> | undefined, every: number): () => void {
  let busy = false
  const once = () => {
    if (busy || document.hidden) return
    busy = true
    void Promise.resolve(run())
      .catch((error: unknown) => console.warn('the page could not be brought up to date', error))
      .finally(() => {
        busy = false
      })
  }
  once()
  const timer = setInterval(once, every)
  document.addEventListener('visibilitychange', once)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', once)
  }
}
