import { useCallback, useEffect, useState } from 'react'
import { type Answer, call, CallRefused, type Key, messageOf, type Params } from './api.ts'
import { endSession } from './session/session.ts'

export type Loaded<T> =
  | { readonly state: 'loading'; readonly data?: T | undefined }
  | { readonly state: 'failed'; readonly message: string; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: T }

/** What a call answers, read again when its input or `turn` changes or `again` is called. A session that has ended leads to the sign-in. */
export function useLoaded<K extends Key>(
  key: K,
  params: Params<K>,
  turn = 0
): Loaded<Answer<K>> & { again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Answer<K>>>({ state: 'loading' })
  const [ownTurn, setOwnTurn] = useState(0)
  const input = JSON.stringify(params)
  useEffect(() => {
    const stop = new AbortController()
    setLoaded((before) => ({ state: 'loading', data: before.data }))
    const asked: Params<K> = JSON.parse(input)
    call(key, asked, { signal: stop.signal }).then(
      (data) => setLoaded({ state: 'ready', data }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        if (error instanceof CallRefused && error.status === 401) endSession()
        else setLoaded({ state: 'failed', message: messageOf(error) })
      }
    )
    return () => stop.abort()
  }, [key, input, turn, ownTurn])
  return { ...loaded, again: useCallback(() => setOwnTurn((before) => before + 1), []) }
}
