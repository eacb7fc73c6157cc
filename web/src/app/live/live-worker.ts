import { liveConnection } from './live-connection.ts'

/** One socket for all windows of the site. A window speaks with it in the messages of `live.ts`. */
export type ToWorker =
  | { type: 'subscribe'; id: number; topic: string; key: string }
  | { type: 'unsubscribe'; id: number }
  | { type: 'restart' }
  | { type: 'bye' }
  | { type: 'here' }
export type FromWorker =
  | { type: 'data'; id: number; data: unknown }
  | { type: 'connected'; connected: boolean }
  | { type: 'ended' }

interface SharedWorkerScope {
  onconnect: ((event: MessageEvent) => void) | null
  location: Location
}
declare const self: SharedWorkerScope
const connection = liveConnection(`${self.location.origin.replace(/^http/, 'ws')}/ws`)
/** A window that is gone cannot say so; one that was silent for this long is taken for gone. */
const silence = 90_000

self.onconnect = (event) => {
  const [port] = event.ports
  if (!port) return
  const leave = new Map<number, () => void>()
  const say = (message: FromWorker) => port.postMessage(message)
  const unwatch = connection.watch((connected) => say({ type: 'connected', connected }))
  const unhear = connection.whenEnded(() => say({ type: 'ended' }))
  let heard = performance.now()
  const sweep = setInterval(() => {
    if (performance.now() - heard > silence) end()
  }, silence / 3)

  function end(): void {
    clearInterval(sweep)
    unwatch()
    unhear()
    for (const unsubscribe of leave.values()) unsubscribe()
    leave.clear()
    port?.close()
  }

  port.onmessage = (received: MessageEvent<ToWorker>) => {
    heard = performance.now()
    const message = received.data
    if (message.type === 'subscribe') {
      leave.set(
        message.id,
        connection.subscribe(message.topic, message.key, (data) => say({ type: 'data', id: message.id, data }))
      )
    } else if (message.type === 'unsubscribe') {
      leave.get(message.id)?.()
      leave.delete(message.id)
    } else if (message.type === 'restart') {
      connection.restart()
    } else if (message.type === 'bye') {
      end()
    }
  }
}
