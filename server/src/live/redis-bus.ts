import { readMessages } from './read-messages.ts'
import type { LiveMessage } from '@ante/kit/context'
import { toJson } from '../database/database.ts'
import { closeRedis, limited, openRedis, type RedisOptions } from '../redis/connection.ts'
import type { Bus } from './bus.ts'

/** Starting does not wait longer for Redis than this: without it hosts hear themselves only, and are told of the gap when it comes. */
const startWithinMs = 1_000
/** In place of messages: some went astray, so everybody who hears this has missed something. */
const astray = 'astray'

/**
 * Hosts that hear each other by Redis. It keeps nothing: what is told while it is away goes to this host only, and as soon as it is back everybody is
 * told that there is a gap.
 */
export function redisBus(options: RedisOptions): Bus {
  const channel = `${options.prefix}:live`
  const [speaker, ear] = [openRedis(options), openRedis(options)]
  const ears: { hear: (messages: readonly LiveMessage[]) => void; missed: () => void }[] = []
  let isOwing = false
  let isSubscribed = false
  let hasStarted = false
  const missed = () => ears.forEach((one) => one.missed())

  let speaking: Promise<unknown> | undefined
  const speak = () => (speaking ??= speaker.connect().catch(options.onError))
  async function say(text: string): Promise<boolean> {
    try {
      if (!speaking) await soon(speak())
      await ask(() => speaker.publish(channel, text))
      return true
    } catch {
      isOwing = true
      return false
    }
  }
  function tellGap(): void {
    if (!isOwing) return
    isOwing = false
    void say(astray)
  }
  const ask = limited(speaker, { ...options, onBack: tellGap })
  speaker.on('ready', tellGap)
  // Ready again means subscribed again; what was told since the last time is lost.
  ear.on('ready', () => isSubscribed && missed())
  async function subscribe(): Promise<void> {
    await ear.connect()
    await ear.subscribe(channel, heard)
    isSubscribed = true
    if (hasStarted) missed()
  }
  function heard(text: string): void {
    if (text === astray) missed()
    else for (const { hear } of ears) hear(readMessages(text))
  }

  return {
    async publish(messages) {
      // Own listeners need no detour while there is none.
      if (!(await say(toJson(messages)))) for (const { hear } of ears) hear(messages)
    },
    async listen(hear, onMissed) {
      ears.push({ hear, missed: onMissed })
      await soon(Promise.all([speak(), subscribe().catch(options.onError)]))
      hasStarted = true
    },
    async close() {
      await Promise.all([closeRedis(speaker), closeRedis(ear)])
    },
  }
}

const soon = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((go) => setTimeout(go, startWithinMs).unref())])
