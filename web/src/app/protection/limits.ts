import { fromWire, type Money, type WireMoney } from '@ante/kit/money'
import { useEffect, useRef, useState } from 'react'
import { get } from '../api/client.ts'
import type { Output } from '../api/endpoints.ts'
import { useOwnTopic } from '../live/live-topic.ts'

export type Limits = Output<'account.getLimits'>
export type OwnLimit = Limits['limits'][number]
export type LimitKind = OwnLimit['kind']

/** Tells when the limits have changed, in any window. The first message says when that was last: it is news if it was after `since`. */
export function useLimitNews(
  then: () => Promise<void>,
  { since, isWanted = true }: { since: string; isWanted?: boolean }
): void {
  const seen = useRef<string>(undefined)
  useOwnTopic(
    'protection.limits',
    {
      hear({ changed_at }) {
        const heard = changed_at ?? ''
        const isNews = heard > (seen.current ?? since)
        seen.current = heard
        if (isNews) void then().catch(() => undefined)
      },
    },
    isWanted
  )
}

/** The limits as they stand: as the page was made with, as a call of this window answered, and as they were changed elsewhere. */
export function useLimits(
  loaded: Limits,
  since: string
): {
  limits: Limits
  set: (limits: Limits) => void
  read: () => Promise<void>
} {
  const [limits, set] = useState(loaded)
  useEffect(() => set(loaded), [loaded])
  const read = async () => set(await get('account.getLimits', {}))
  useLimitNews(read, { since })
  return { limits, set, read }
}

export interface Left {
  readonly sum: Money
  /** When there is more again; null where no frame ends. */
  readonly until: string | null
}

const leastOf = (all: readonly { available: WireMoney; ends_at: string | null }[]): Left | undefined => {
  const [least] = all.toSorted((one, other) => one.available.amount - other.available.amount)
  return least && { sum: fromWire(least.available), until: least.ends_at }
}

/** What may still be deposited: the tightest of the player's limits and the market's own. Undefined without any. */
export const depositLeft = ({ limits, market }: Pick<Limits, 'limits' | 'market'>): Left | undefined =>
  leastOf([...limits.filter(({ kind }) => kind === 'deposit'), ...(market ? [market] : [])])

/** What may still be staked by limits of stakes and losses, and what one stake may be. */
export function stakeLeft({ limits }: Pick<Limits, 'limits'>): { left: Left | undefined; single: Money | undefined } {
  const single = limits.find(({ kind }) => kind === 'single')
  return {
    left: leastOf(limits.filter(({ kind }) => kind === 'stake' || kind === 'loss')),
    single: single && fromWire(single.limit),
  }
}
