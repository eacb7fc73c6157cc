import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../api.ts'
import { listen } from '../live.ts'

export interface Told {
  readonly conversation: string
  readonly what: 'message' | 'read' | 'typing' | 'state' | 'resync'
}
const isTold = (data: unknown): data is Told => typeof data === 'object' && data !== null && 'what' in data

const hearers = new Set<(told: Told) => void>()
let stop: (() => void) | undefined
/** All parts of the page share one socket. */
function add(hear: (told: Told) => void): () => void {
  hearers.add(hear)
  stop ??= listen('support.inbox', (data) => {
    if (isTold(data)) for (const one of hearers) one(data)
  })
  return () => {
    hearers.delete(hear)
    if (hearers.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** Hears what changes in the inbox for as long as the page is there. */
export function useInbox(hear: (told: Told) => void): void {
  const onTold = useEffectEvent(hear)
  useEffect(() => add((told) => onTold(told)), [])
}

/** Calls it every so often for as long as the page is there. */
function useEvery(ms: number, work: () => void): void {
  const onTurn = useEffectEvent(work)
  useEffect(() => {
    const timer = setInterval(() => onTurn(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

/** Whoever has not said it for two minutes is not there any more. */
const presenceMs = 60_000
const sayPresent = () => void call('support.present', {}).catch(() => undefined)

/** Says for as long as the page is there that the member is at the inbox. */
export function usePresence(): void {
  useEffect(sayPresent, [])
  useEvery(presenceMs, sayPresent)
}

/** Now, kept up to date for waiting times. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEvery(15_000, () => setNow(Date.now()))
  return now
}
