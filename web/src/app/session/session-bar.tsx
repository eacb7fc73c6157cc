import { useTranslations } from 'use-intl'
import { usePopup } from '../popups/popups.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NetSum } from './net-sum.tsx'
import { useSessionSums } from './play-session.ts'
import { SessionClock } from './session-clock.tsx'

/** SAFE-18: the time and the net sum of the session, always in sight; one press shows the whole position. */
export function SessionBar() {
  const t = useTranslations('shell.session')
  const session = useSessionSums()
  const openPopup = usePopup()
  return (
    <button
      type="button"
      data-testid="session-bar"
      onClick={() => void openPopup('NetPositionPopup', {})}
      className="grid h-11 min-w-17 grid-cols-[auto_auto] content-center items-baseline justify-end gap-x-2 rounded-2 px-1.5 text-end text-12 leading-tight hover:bg-surface-2 tablet:px-3"
    >
      <span className="text-chalk-3 max-tablet:sr-only">{t('time')}</span>
      <SessionClock className="text-chalk-2 max-tablet:col-span-2" />
      <span className="text-chalk-3 max-tablet:sr-only">{t('net')}</span>
      <span className="font-semibold max-tablet:col-span-2">
        {session ? <NetSum value={session.facts.net} /> : <Skeleton className="h-3 w-12" />}
      </span>
    </button>
  )
}

/** The same in the account menu. */
export function SessionRow() {
  const t = useTranslations('shell.session')
  const session = useSessionSums()
  const openPopup = usePopup()
  return (
    <button
      type="button"
      onClick={() => void openPopup('NetPositionPopup', {})}
      className="flex h-11 items-center gap-3 rounded-2 px-3 text-14 text-chalk-2 hover:bg-surface-2 hover:text-chalk"
    >
      <Icon name="clock" />
      <span className="flex-1 text-start">{t('label')}</span>
      <span className="sr-only">{t('time')}</span>
      <SessionClock className="text-chalk-3" />
      <span className="sr-only">{t('net')}</span>
      {session && <NetSum value={session.facts.net} className="font-semibold text-chalk" />}
    </button>
  )
}
