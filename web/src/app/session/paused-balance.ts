import type { WireMoney } from '@ante/kit/money'
import { useCallback, useMemo, useState } from 'react'
import type { Balances } from './balances.ts'
import type { AccountInfo } from '../document/context.ts'

interface PausedBalances {
  readonly uid: AccountInfo['uid']
  readonly balances: Balances
}
export interface PausedBalance {
  /** What is shown: the balances as they are, or those of the pause. */
  readonly shown: Balances
  /** Shows no change of the balances until `resume`, only `main` if a game shows it. */
  pause(main?: WireMoney): void
  resume(): void
}

export const pausedBalances = (
  before: PausedBalances | undefined,
  uid: AccountInfo['uid'],
  now: Balances,
  main?: WireMoney
): PausedBalances => {
  const balances = before?.uid === uid ? before.balances : now
  const isKnown = main !== undefined && main.currency === balances.balance_main.currency
  return { uid, balances: isKnown ? { ...balances, balance_main: main } : balances }
}

/** A game pauses what the site shows of the balances while it reveals a result. A pause belongs to the player for whom it began. */
export function usePausedBalance(uid: AccountInfo['uid'], now: Balances): PausedBalance {
  const [paused, setPaused] = useState<PausedBalances>()
  const pause = useCallback(
    (main?: WireMoney) => setPaused((before) => pausedBalances(before, uid, now, main)),
    [uid, now]
  )
  const resume = useCallback(() => setPaused(undefined), [])
  const shown = paused?.uid === uid ? paused.balances : now
  return useMemo(() => ({ shown, pause, resume }), [shown, pause, resume])
}
