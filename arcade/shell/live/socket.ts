import { isRecord } from '@ante/kit/record'

const pausesMs = [500, 1000, 2000, 5000, 15_000]
const sessionEnded = 4403

async function tokenOf(): Promise<string | undefined> {
  const response = await fetch('/api/account/getToken?version=1', { credentials: 'same-origin', cache: 'no-store' })
  const answer: unknown = response.ok ? await response.json() : undefined
  const token = isRecord(answer) && isRecord(answer.data) ? answer.data.token : undefined
  return typeof token === 'string' ? token : undefined
}

/**
 * Hears public topics of one key as a signed-in player, for as long as the frame is open: each message, and the present state after every connection. `linked` is told
 * whether they are heard; while they are not, the caller has to look by itself.
 */
export function hearTopics(
  topics: readonly string[],
  key: string,
  { heard, linked }: { heard(topic: string, data: unknown): void; linked(isLinked: boolean): void }
): void {
  let failures = 0
  const again = (): void =>
    void setTimeout(() => void open(), pausesMs[Math.min(failures++, pausesMs.length - 1)] ?? 15_000)
  const open = async (): Promise<void> => {
    const token = await tokenOf().catch(() => undefined)
    if (token === undefined) return again()
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`)
    const send = (message: object): void => socket.send(JSON.stringify(message))
    socket.onopen = () => {
      send({ type: 'auth', token })
      for (const topic of topics) send({ type: 'subscribe', topic, key })
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message: unknown = JSON.parse(data)
      if (!isRecord(message)) return
      if (message.type === 'ready') {
        failures = 0
        linked(true)
      }
      // Each message is the whole state, so a lost one is made good by the next.
      if (typeof message.topic === 'string' && message.data !== null && message.data !== undefined)
        heard(message.topic, message.data)
    }
    socket.onclose = ({ code }) => {
      linked(false)
      if (code !== sessionEnded) again()
    }
  }
  void open()
}
