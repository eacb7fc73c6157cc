import type { OddsFeed } from './port.ts'
import { touchline, type TouchlineOptions } from './sandbox-feed/adapter.ts'

export interface FeedConfiguration {
  readonly touchline: TouchlineOptions
}
/** The vendors by name. */
export const makers = { touchline } as const

/** `inTransaction` tells whether the running code is inside a database transaction: there a vendor must not be called, so the call throws. */
export const oddsFeed = (configuration: FeedConfiguration, inTransaction: () => boolean): OddsFeed =>
  outsideTransactions(makers.touchline(configuration.touchline), inTransaction)

export function outsideTransactions(feed: OddsFeed, inTransaction: () => boolean): OddsFeed {
  const guarded =
    <Input extends readonly unknown[], Output>(call: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      if (inTransaction()) throw new Error('the odds feed was called inside a database transaction')
      return call(...input)
    }
  return {
    name: feed.name,
    matches: guarded((from, to) => feed.matches(from, to)),
    results: guarded((competition, count) => feed.results(competition, count)),
    match: guarded((id) => feed.match(id)),
    follow: guarded((cursor, waitMs) => feed.follow(cursor, waitMs)),
    order: guarded((replays) => feed.order(replays)),
  }
}
