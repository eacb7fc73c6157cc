import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { get } from './api.ts'
import { type BalanceRefresh, pollBalance } from './balance-polling.ts'
import { type Balances, newestBalances, type ToldBalances } from './balances.ts'
import type { AccountInfo } from './context.ts'
import { session } from './session.ts'
import { isSignedIn } from './signed-in.ts'

interface Account {
  info: AccountInfo
  /** AUTH-01: exactly when `uid` is greater than 0. */
  signedIn: boolean
  balances: Balances
  /** Reads the account again, and with it the loaders of the page: after login, registration, logout, an ended session. */
  refresh(): Promise<void>
  /** Reads the balances again, where the socket has not told them yet. */
  refreshBalances(): Promise<void>
}

const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('there is no AccountProvider above')
  return account
}

export function AccountProvider({ info, refresh, children }: { info: AccountInfo; refresh: BalanceRefresh; children: ReactNode }) {
  const signedIn = isSignedIn(info)
  const [told, setTold] = useState<ToldBalances>()
  const balances = newestBalances(info, told)
  const { revalidate } = useRevalidator()

  const apply = useCallback(
    (heard: Balances) => setTold((before) => (newestBalances(info, before).balance_version > heard.balance_version ? before : { of: info, balances: heard })),
    [info]
  )
  const refreshBalances = useCallback(async () => apply(await get('account.getBalance', {})), [apply])
  // Before any effect of the page below, which may navigate.
  useLayoutEffect(() => {
    session.signedIn = signedIn
    return session.whenEnded(() => void revalidate())
  }, [signedIn, revalidate])
  useLiveBalance(signedIn ? String(info.uid) : '', apply, refreshBalances, refresh)

  const value = useMemo(() => ({ info, signedIn, balances, refresh: revalidate, refreshBalances }), [info, signedIn, balances, revalidate, refreshBalances])
  return <AccountContext value={value}>{children}</AccountContext>
}

/** The socket tells balances; while it is not there they are asked for (CASH-05..11). */
function useLiveBalance(uid: string, apply: (heard: Balances) => void, request: () => Promise<void>, refresh: BalanceRefresh): void {
  const latest = useRef({ apply, request })
  useEffect(() => {
    latest.current = { apply, request }
  })
  useEffect(() => {
    if (!uid) return
    let ended = false
    let polling: ReturnType<typeof pollBalance> | undefined
    const clicked = () => polling?.clicked()
    const startPolling = () => {
      polling ??= pollBalance(refresh, {
        now: () => performance.now(),
        every: (milliseconds, run) => {
          const timer = setInterval(run, milliseconds)
          return () => clearInterval(timer)
        },
        path: () => window.location.pathname,
        request: () => void latest.current.request().catch(() => undefined),
      })
    }
    const stopPolling = () => {
      polling?.stop()
      polling = undefined
    }
    let leave: (() => void) | undefined
    void import('./live.ts').then(({ live }) => {
      if (ended) return
      const unsubscribe = live.subscribe('players.balance', uid, (data) => latest.current.apply(data as Balances))
      const unwatch = live.watch((connected) => (connected ? stopPolling() : startPolling()))
      leave = () => {
        unsubscribe()
        unwatch()
      }
    })
    document.addEventListener('click', clicked)
    return () => {
      ended = true
      leave?.()
      stopPolling()
      document.removeEventListener('click', clicked)
    }
  }, [uid, refresh])
}
