import type { Database, LiveMessage, Log } from '@ante/kit/context'
import { isConnectionLoss } from '../database/database.ts'
import type { Registry } from '../house.ts'

export const posted = 'ledger.posted'
/** To every host: messages were given up, so whoever listens has missed something and begins anew. */
export const messagesLost = 'house.messages-lost'

export interface Meaning {
  readonly name: string
  readonly payload: unknown
}

export interface Teller {
  /** Tells these, after what could not be told before. Never throws: what fails now is tried again with the next call. */
  tell(meanings: readonly Meaning[]): Promise<void>
  /** What was to be told is lost, and nobody knows what it was: all hosts begin anew with the next telling. */
  lose(): void
  /** Something could not be told yet. */
  readonly isBehind: boolean
}

export interface TellerOptions {
  readonly db: Database
  readonly registry: Registry
  readonly log: Log
  readonly publish: (messages: readonly LiveMessage[]) => Promise<void>
  /** So many tellings are kept while nobody can be told. */
  readonly waitingMax?: number
}

/** A telling that fails by its own fault so often is given up, with the error in the log. Nobody else has missed anything by that. */
const triesMax = 12

interface Waiting {
  readonly meaning: Meaning
  tries: number
}

/**
 * Live messages after the commit. The events are deleted by then, so nothing else would repeat them: a telling that fails (the database or the bus is
 * away for a moment) waits here. It is computed anew when its turn comes, so it tells the state as it is then. What does not fit any more is dropped,
 * and all hosts are told so: their sockets and caches begin anew.
 */
export function createTeller({ db, registry, log, publish, waitingMax = 10_000 }: TellerOptions): Teller {
  let waiting: Waiting[] = []
  let hasLost = false

  async function messagesOf(one: Waiting): Promise<LiveMessage[] | undefined> {
    try {
      const messages: LiveMessage[] = []
      for (const telling of registry.told.get(one.meaning.name) ?? []) messages.push(...(await telling(db, one.meaning.payload)))
      return messages
    } catch (error) {
      // The event says nothing about a database that is away.
      if (!isConnectionLoss(error)) one.tries += 1
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      log.error({ event: one.meaning.name, tries: one.tries, error: text }, 'an event could not be told')
      return undefined
    }
  }

  function keep(untold: readonly Waiting[]): void {
    const again = untold.filter((one) => one.tries < triesMax)
    hasLost ||= again.length > waitingMax
    waiting = again.slice(-waitingMax)
  }

  return {
    lose: () => void (hasLost = true),
    get isBehind() {
      return hasLost || waiting.length > 0
    },
    async tell(meanings) {
      const turn = [...waiting, ...meanings.map((meaning) => ({ meaning, tries: 0 }))]
      waiting = []
      const told: Waiting[] = []
      const failed: Waiting[] = []
      const messages: LiveMessage[] = hasLost ? [{ topic: messagesLost, key: '', data: {} }] : []
      for (const one of turn) {
        const found = await messagesOf(one)
        ;(found ? told : failed).push(one)
        if (found) messages.push(...found)
      }
      if (messages.length === 0) return keep(failed)
      try {
        await publish(messages)
        hasLost = false
        keep(failed)
      } catch (error) {
        log.warn({ messages: messages.length, error: error instanceof Error ? error.message : String(error) }, 'live messages could not be told; they wait')
        keep(turn)
      }
    },
  }
}
