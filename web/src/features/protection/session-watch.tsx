import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { comingPopup } from '../../app/popups/coming-popup.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { playSession, type SessionFacts, usePlaySession } from '../../app/session/play-session.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { toasts } from '../../ui/toast.tsx'
import { nextMoment, standingOf } from './session-standing.ts'

/** Where the player may look at what was played while a reality check waits. */
const reads = ['/profile/statement', '/profile/bets', '/cashier/history', '/support']
/** Where the time of the day would be spent. */
const spends = ['/game/', '/betting', '/cashier/deposit']

const check = comingPopup('RealityCheckPopup')
const timeUsed = comingPopup('SessionTimePopup')

/** Follows the player's session: reality checks, and the time that they set for a day. In every window; what is decided in one is decided in all. */
export function SessionWatch({ onLeave }: { onLeave: () => void }) {
  const { info, balances } = useAccount()
  const session = usePlaySession()
  useEffect(() => {
    void playSession.refresh()
    return () => playSession.forget()
  }, [info.uid])
  const refresh = useCallback(() => void playSession.refresh(), [])
  useOwnTopic('protection.session', { hear: refresh, poll: playSession.refresh, every: 30_000 })
  // The shown balance waits for the reveal of a game, and so do the sums.
  const version = balances.balance_version
  useEffect(() => {
    if (playSession.isWatched()) void playSession.refresh()
  }, [version])
  const now = useMoments(session?.facts, session?.offset ?? 0)
  const isNextDay = session?.facts.day ? now >= Date.parse(session.facts.day.ends_at) : false
  useEffect(() => {
    if (isNextDay) void playSession.refresh()
  }, [isNextDay])
  const standing = session && standingOf(session.facts, now)
  useRealityCheck(session?.facts.check.due_at ?? null, standing?.isCheckDue ?? false, onLeave)
  useSessionTime(session?.facts.day ?? null, standing?.isTimeUsed ?? false, onLeave)
  useStatementReminder(session?.facts.is_statement_new ?? false)
  useWarning(session?.facts.day?.reached_at, standing?.minutesLeft)
  return null
}

/** The server's time, read again whenever something begins; 0 before the first reading. */
function useMoments(facts: SessionFacts | undefined, offset: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!facts) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const at = Date.now() + offset
      setNow(at)
      const next = nextMoment(facts, at)
      if (next !== undefined) timer = setTimeout(look, next - at)
    }
    look()
    return () => clearTimeout(timer)
  }, [facts, offset])
  return now
}

/** Somebody may not be there, and is asked for seconds: what is decided at leisure waits until they have answered. */
const useIsAskedWhetherThere = (): boolean =>
  useSyncExternalStore(
    dialogs.subscribe,
    () => dialogs.list().some(({ name }) => name === 'InteractivityWarning'),
    () => false
  )

/** It stands until the server says that it is confirmed, in whichever window: its next time is another one then. */
function useRealityCheck(dueAt: string | null, isDue: boolean, onLeave: () => void): void {
  const { pathname } = useLocation()
  const openPopup = usePopup()
  const [standing, setStanding] = useState<string>()
  const isReading = reads.some((path) => pathname.startsWith(path))
  useEffect(() => {
    if (isDue && dueAt !== null) setStanding(dueAt)
  }, [isDue, dueAt])
  const isAsked = useIsAskedWhetherThere()
  const stands = dueAt !== null && standing === dueAt && !isReading && !isAsked
  useEffect(() => {
    if (!stands) return
    void playSession.refresh()
    check.show(openPopup('RealityCheckPopup', { onLeave }))
    return check.hide
  }, [stands, openPopup, onLeave])
}

/** Told when it is used up until the player closes it, and again wherever it would be spent. It stays so until the day or the limit is another one. */
function useSessionTime(day: SessionFacts['day'], isUsed: boolean, onLeave: () => void): void {
  const { pathname } = useLocation()
  const openPopup = usePopup()
  const [over, setOver] = useState<string>()
  const told = useRef<string>(undefined)
  const limit = day ? `${day.minutes} ${day.ends_at}` : undefined
  useEffect(() => {
    if (isUsed) setOver(limit)
  }, [isUsed, limit])
  const isAsked = useIsAskedWhetherThere()
  const isOver = limit !== undefined && over === limit && !isAsked
  useEffect(() => {
    if (!isOver) return
    if (told.current === limit && !spends.some((path) => pathname.startsWith(path))) return
    let isElsewhere = false
    const onClose = () => {
      if (!isElsewhere) told.current = limit
      timeUsed.hide()
    }
    timeUsed.show(openPopup('SessionTimePopup', { onLeave, onClose }))
    return () => {
      isElsewhere = true
      timeUsed.hide()
    }
  }, [isOver, limit, pathname, openPopup, onLeave])
}

function useWarning(reachedAt: string | undefined, minutesLeft: number | undefined): void {
  const t = useTranslations('playTime')
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (reachedAt === undefined || minutesLeft === undefined || told.current !== undefined) return
    told.current = reachedAt
    toasts.tell('timeRunsOut', t('warning', { minutes: minutesLeft }), { milliseconds: 60_000 })
  }, [reachedAt, minutesLeft, t])
}

/** Once in each window, until the player has opened the statement. */
function useStatementReminder(isNew: boolean): void {
  const t = useTranslations('shell.statementReady')
  const told = useRef(false)
  useEffect(() => {
    if (!isNew || told.current) return
    told.current = true
    const words = (
      <span>
        {t('text')}{' '}
        <Link to="/profile/statement" className="font-semibold text-ember underline underline-offset-2">
          {t('link')}
        </Link>
      </span>
    )
    toasts.tell('statementReady', words, { milliseconds: 30_000 })
  }, [isNew, t])
}
