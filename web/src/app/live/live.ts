import type { LiveConnection } from './live-connection.ts'
import { liveConnection } from './live-connection.ts'
import type { FromWorker, ToWorker } from './live-worker.ts'

/**
 * Live messages for a signed-in player: `live.subscribe('sportsbook.fixture', id, (data) => …)` answers the function that ends it. The socket
 * lives in a shared worker; a browser without one has its socket in the page. Visitors have none: they poll.
 */
export const live: LiveConnection = typeof SharedWorker === 'undefined' ? inPage() : (throughWorker() ?? inPage())

function inPage(): LiveConnection {
  return liveConnection(`${window.location.origin.replace(/^http/, 'ws')}/ws`)
}

function throughWorker(): LiveConnection | undefined {
  let worker: SharedWorker
  try {
    worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'ante-live' })
  } catch {
    // Blocked by the browser's privacy settings.
    return undefined
  }
  const listeners = new Map<number, (data: unknown) => void>()
  const watchers = new Set<(connected: boolean) => void>()
  const ends = new Set<() => void>()
  let connected = false
  let lastId = 0
  const say = (message: ToWorker) => worker.port.postMessage(message)

  worker.port.onmessage = ({ data: message }: MessageEvent<FromWorker>) => {
    if (message.type === 'data') listeners.get(message.id)?.(message.data)
    else if (message.type === 'ended') for (const end of ends) end()
    else {
      connected = message.connected
      for (const watcher of watchers) watcher(connected)
    }
  }
  window.addEventListener('pagehide', (event) => {
    if (!event.persisted) say({ type: 'bye' })
  })
  setInterval(() => say({ type: 'here' }), 30_000)

  return {
    subscribe(topic, key, listener) {
      lastId += 1
      const id = lastId
      listeners.set(id, listener)
      say({ type: 'subscribe', id, topic, key })
      return () => {
        listeners.delete(id)
        say({ type: 'unsubscribe', id })
      }
    },
    watch(watcher) {
      watchers.add(watcher)
      watcher(connected)
      return () => watchers.delete(watcher)
    },
    whenEnded(listener) {
      ends.add(listener)
      return () => ends.delete(listener)
    },
    restart: () => say({ type: 'restart' }),
  }
}
