/** Tells of changed things over the socket of staff, and comes back when it is lost: after five minutes the host asks anew who is there. */
const firstPauseMs = 1_000
const longestPauseMs = 30_000

interface Frame {
  readonly type?: string
  readonly topic?: string
  readonly data?: unknown
}

/** Listens to one topic under the key `all`. Answers the function that ends it. */
export function listen(topic: string, hear: (data: unknown) => void): () => void {
  let socket: WebSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false
  function open(): void {
    const made = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    socket = made
    made.addEventListener('open', () => {
      made.send(JSON.stringify({ type: 'staff' }))
      made.send(JSON.stringify({ type: 'subscribe', topic, key: 'all' }))
    })
    made.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame: Frame = JSON.parse(data)
      if (frame.type === 'ready') failures = 0
      if (frame.topic === topic && frame.data) hear(frame.data)
    })
    made.addEventListener('close', () => {
      if (isOver) return
      retry = setTimeout(open, Math.min(longestPauseMs, firstPauseMs * 2 ** failures))
      failures += 1
    })
  }
  open()
  return () => {
    isOver = true
    clearTimeout(retry)
    socket?.close()
  }
}
