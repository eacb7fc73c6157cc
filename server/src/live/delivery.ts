import type { Frame } from './frame.ts'

/** One subscriber: a socket. `send` may drop it. */
export interface Listener {
  send(frame: Frame): void
}

/** A message on its way to those who listened when it was told. */
interface Delivery {
  readonly frame: Frame
  readonly listeners: readonly Listener[]
  next: number
}

/** Oldest first: a message overtakes none of its own queue. */
export interface Queue {
  readonly deliveries: Delivery[]
}

/** A turn of the event loop is spent on listeners for at most so long: requests wait no longer for it. */
const turnMs = 3
/** The clock is looked at after so many. */
const stride = 16

/** The next listeners of a queue's oldest message. */
function advance({ deliveries }: Queue): void {
  const [delivery] = deliveries
  if (!delivery) return
  const end = Math.min(delivery.listeners.length, delivery.next + stride)
  while (delivery.next < end) delivery.listeners[delivery.next++]?.send(delivery.frame)
  if (delivery.next === delivery.listeners.length) deliveries.shift()
}

/** Sends messages to many subscribers in short turns. Each queue gets its stride in turn, so that a large one does not keep a player's own message waiting. */
export function createDelivery(): (queue: Queue, listeners: Iterable<Listener>, frame: Frame) => void {
  const busy: Queue[] = []
  let isGoing = false

  function go(): void {
    const until = performance.now() + turnMs
    do {
      const queue = busy.shift()
      if (!queue) break
      advance(queue)
      if (queue.deliveries.length > 0) busy.push(queue)
    } while (performance.now() < until)
    isGoing = busy.length > 0
    if (isGoing) setImmediate(go)
  }

  return (queue, listeners, frame) => {
    queue.deliveries.push({ frame, listeners: [...listeners], next: 0 })
    if (queue.deliveries.length === 1) busy.push(queue)
    if (isGoing) return
    isGoing = true
    setImmediate(go)
  }
}
