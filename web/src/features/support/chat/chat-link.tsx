import { useEffect, useRef } from 'react'
import { Link, useHref } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import { type LauncherProps, ownPlace } from '../own/own-place.ts'
import { askElsewhere } from './asked-elsewhere.ts'
import type { Badge } from './chat.ts'

/** Leads to the page of support, as to a document of its own: there the vendor's chat opens. */
function ChatLink({ isHidden, asked }: LauncherProps) {
  const t = useTranslations('shell.chat')
  const support = useHref('/support')
  const answered = useRef(asked)
  useEffect(() => {
    if (asked === answered.current) return
    answered.current = asked
    askElsewhere()
    window.location.assign(support)
  }, [asked, support])
  if (isHidden) return null
  return (
    <div data-frame className="fixed end-4 bottom-[calc(var(--bar)+var(--edge-bottom)+1rem)] z-30 print:hidden">
      <Link
        to="/support"
        reloadDocument
        onClick={askElsewhere}
        className="grid size-13 place-items-center rounded-full border border-line-strong bg-surface-2 text-chalk shadow-2 transition-colors duration-150 hover:bg-surface-3"
      >
        <Icon name="chat" size={24} />
        <span className="sr-only">{t('open')}</span>
      </Link>
    </div>
  )
}

/** Puts it into the page, hidden at first. */
export function mountLink(): Badge {
  const change = (how: { isHidden?: boolean; asked?: number }): void =>
    ownPlace.set({ isHidden: true, asked: 0, ...ownPlace.get(), Launcher: ChatLink, ...how })
  change({ isHidden: true })
  return {
    show: () => change({ isHidden: false }),
    hide: () => change({ isHidden: true }),
    open: () => change({ asked: (ownPlace.get()?.asked ?? 0) + 1 }),
  }
}
