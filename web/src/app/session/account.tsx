import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useRevalidator } from 'react-router'
import { get } from '../api/client.ts'
import type { BalanceRefresh } from './balance-polling.ts'
import { type Balances, newestBalances, type ToldBalances } from './balances.ts'
import type { AccountInfo } from '../document/context.ts'
import { session } from './session.ts'
import { type PausedBalance, usePausedBalance } from './paused-balance.ts'
import { isSignedIn } from './signed-in.ts'
import { keep, kept, notedPlayer } from './storage.ts'

interface Account {
  info: AccountInfo
  /** AUTH-01: exactly when `uid` is greater than 0. */
  signedIn: boolean
  balances: Balances
  /** Reads the account again, and with it the loaders of the page: after login, registration, logout, an ended session. */
  refresh(): Promise<void>
  /** Reads the balances again, where the socket has not told them yet. */
  refreshBalances(): Promise<void>
  pauseBalances: PausedBalance['pause']
  resumeBalances: PausedBalance['resume']
}

const AccountContext = createContext<Account | undefined>(undefined)

export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('there is no AccountProvider above')
  return account
}

export function AccountProvider({
  info,
  refresh,
  children,
}: {
  info: AccountInfo
  refresh: BalanceRefresh
  children: ReactNode
}) {
  const signedIn = isSignedIn(info)
  const [told, setTold] = useState<ToldBalances>()
  const { shown: balances, pause, resume } = usePausedBalance(info.uid, newestBalances(info, told))
  const { revalidate } = useRevalidator()

  const apply = useCallback(
    (heard: Balances) =>
      setTold((before) =>
        newestBalances(info, before).balance_version > heard.balance_version ? before : { of: info, balances: heard }
      ),
    [info]
  )
  const refreshBalances = useCallback(async () => {
    const read = await session.asks((signal) => get('account.getBalance', {}, { signal }))
    if (read) apply(read)
  }, [apply])
  // Before any effect of the page below, which may navigate.
  useLayoutEffect(() => {
    session.signedIn = signedIn
    return session.whenEnded(() => void revalidate())
    // Each reading of the account says it anew: a call that ends sessions may have left this one.
  }, [info, signedIn, revalidate])
  useSamePlayer(String(info.uid), revalidate)
  useLiveBalance(signedIn ? String(info.uid) : '', apply, refreshBalances, refresh)

  const value = useMemo(
    () => ({
      info,
      signedIn,
      balances,
      refresh: revalidate,
      refreshBalances,
      pauseBalances: pause,
      resumeBalances: resume,
    }),
    [info, signedIn, balances, revalidate, refreshBalances, pause, resume]
  )
  return <AccountContext value={value}>{children}</AccountContext>
}

/** Each note is another one, or the other windows would not hear of it. */
const notePlayer = (uid: string): void => keep('player', `${uid} ${Date.now()}`)

/**
 * Who logs in or out in one window does so in all: the others of this browser would go on showing what is another person's to see. A page that was made
 * before that, or comes back as it was left, finds out by the note.
 */
function useSamePlayer(uid: string, revalidate: () => Promise<void>): void {
  const isNew = useRef(true)
  useEffect(() => {
    const noted = notedPlayer(kept('player'))
    notePlayer(uid)
    if (isNew.current && noted !== '' && noted !== uid) void revalidate()
    isNew.current = false
    const heard = ({ key, newValue }: StorageEvent) => {
      // Where this window ends the session itself, the answer to its call says what comes.
      if (key === 'player' && notedPlayer(newValue ?? '') !== uid && !session.isEnding) void revalidate()
    }
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && notedPlayer(kept('player')) !== uid) void revalidate()
    }
    addEventListener('storage', heard)
    addEventListener('pageshow', back)
    return () => {
      removeEventListener('storage', heard)
      removeEventListener('pageshow', back)
    }
  }, [uid, revalidate])
}

/** Only a player has a balance to follow: a visitor's page does without the code. */
function useLiveBalance(
  uid: string,
  apply: (heard: Balances) => void,
  request: () => Promise<void>,
  refresh: BalanceRefresh
): void {
  const latest = useRef({ apply, request })
  useEffect(() => {
    latest.current = { apply, request }
  })
  useEffect(() => {
    if (!uid) return
    let ended = false
    let stop: (() => void) | undefined
    void import('./follow-balance.ts').then(({ followBalance }) => {
      if (!ended)
        stop = followBalance(uid, refresh, {
          apply: (heard) => latest.current.apply(heard),
          request: () => latest.current.request(),
        })
    })
    return () => {
      ended = true
      stop?.()
    }
  }, [uid, refresh])
}
