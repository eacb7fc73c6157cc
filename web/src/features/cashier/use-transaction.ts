import { useEffect, useRef, useState } from 'react'
import { get } from '../../app/api/client.ts'
import { repeat, useOwnTopic } from '../../app/live/live-topic.ts'
import { newer } from './newer.ts'
import type { Transaction } from './shapes.ts'

const everyMs = 4_000

/**
 * A transaction that moves by itself while its page is open. It is heard over the socket and, until its end is known, asked for as well: a player
 * who waits for money does not depend on one message.
 */
export function useTransaction(loaded: Transaction): Transaction {
  const [held, setHeld] = useState<{ of: Transaction; now: Transaction }>({ of: loaded, now: loaded })
  const now = held.of === loaded ? held.now : loaded
  const waits = now.settled_time === null
  const { id } = loaded
  const learn = (news: Transaction) => {
    if (news.id === id)
      setHeld((before) => ({ of: loaded, now: newer(before.of === loaded ? before.now : loaded, news) }))
  }
  useOwnTopic('cashier.transaction', { hear: learn })
  const latest = useRef(learn)
  useEffect(() => {
    latest.current = learn
  })
  useEffect(
    () =>
      waits
        ? repeat(async () => latest.current(await get('cashier.gettransaction', { transaction_id: id })), everyMs)
        : undefined,
    [waits, id]
  )
  return now
}
