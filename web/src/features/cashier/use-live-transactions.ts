import { useState } from 'react'
import { get } from '../../app/api/client.ts'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { newer } from './newer.ts'
import type { Transaction } from './shapes.ts'

/** A list of transactions as they now are; those that are open are asked again where there is no socket. `onNew` hears of others. */
export function useLiveTransactions(
  loaded: readonly Transaction[],
  onNew: (news: Transaction) => void
): [readonly Transaction[], (news: Transaction) => void] {
  const [held, setHeld] = useState<{ of: readonly Transaction[]; now: ReadonlyMap<string, Transaction> }>({
    of: loaded,
    now: new Map(),
  })
  const shown = held.of === loaded ? loaded.map((one) => held.now.get(one.id) ?? one) : loaded
  const learn = (news: Transaction) => {
    const first = loaded.find(({ id }) => id === news.id)
    if (!first) return onNew(news)
    setHeld((before) => {
      const now = new Map(before.of === loaded ? before.now : [])
      return { of: loaded, now: now.set(news.id, newer(now.get(news.id) ?? first, news)) }
    })
  }
  useOwnTopic('cashier.transaction', {
    hear: learn,
    poll: async () => {
      for (const { id } of shown.filter(({ settled_time }) => settled_time === null))
        learn(await get('cashier.gettransaction', { transaction_id: id }))
    },
    every: 10_000,
  })
  return [shown, learn]
}
