import { useEffect, useSyncExternalStore } from 'react'
import type { Output } from '../api/endpoints.ts'
import { get } from '../api/client.ts'
import { session } from './session.ts'

export type SessionFacts = Output<'account.getSession'>
interface Known {
  readonly facts: SessionFacts
  /** What this window's clock has to be moved by to be the server's, in milliseconds. */
  readonly offset: number
}

let known: Known | undefined
let asking: Promise<void> | undefined
let askAgain = false
let ending = new AbortController()
/** While the player logs out: whatever moves, the server is asked nothing in the name of a session that may be gone. */
let isPaused = false
/** How many parts of this window show the sums: only for them they are read again whenever the balance moves. */
let watchers = 0
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** What the server says of this player's session, one for each window. */
export const playSession = {
  known: () => known,
  isWatched: () => watchers > 0,
  apply(facts: SessionFacts): void {
    known = { facts, offset: Date.parse(facts.now) - Date.now() }
    tell()
  },
  pause(): void {
    isPaused = true
    playSession.forget()
  },
  resume(): void {
    isPaused = false
  },
  /** What is still asked has no answer any more: its session ends. */
  forget(): void {
    ending.abort()
    ending = new AbortController()
    askAgain = false
    known = undefined
    tell()
  },
  /** Asks the server; whoever asks meanwhile is answered by one more question after it. */
  async refresh(): Promise<void> {
    if (isPaused || !session.signedIn) return
    if (asking) {
      askAgain = true
      return asking
    }
    asking = get('account.getSession', {}, { signal: ending.signal })
      .then((facts) => playSession.apply(facts))
      .catch(() => undefined)
      .finally(() => {
        asking = undefined
      })
    await asking
    if (!askAgain) return
    askAgain = false
    await playSession.refresh()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const none = (): Known | undefined => undefined
export const usePlaySession = (): Known | undefined =>
  useSyncExternalStore(playSession.subscribe, playSession.known, none)

/** The same, and while the component is shown its sums follow the balance. */
export function useSessionSums(): Known | undefined {
  useEffect(() => {
    watchers += 1
    void playSession.refresh()
    return () => {
      watchers -= 1
    }
  }, [])
  return usePlaySession()
}
