import { createElement, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { AccountPanel } from './account-panel.tsx'
import { useUnread } from './use-unread.ts'

/** The person's button, and what it opens. */
export function AccountMenu() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const panel = usePanel(open)
  const unread = useUnread()
  return (
    <div ref={holder} className="relative">
      <MenuButton unread={unread} open={open} onPress={() => setOpen(!open)} />
      {unread > 0 && (
        <span id="unread-messages" className="sr-only">
          {t('account.unreadMessages', { count: unread })}
        </span>
      )}
      {panel && createElement(panel, { unread, open, onOpen: setOpen, holder })}
    </div>
  )
}

/** Described by how many messages were not read. */
function MenuButton({ unread, open, onPress }: { unread: number; open: boolean; onPress: () => void }) {
  const t = useTranslations('shell.account')
  const { info } = useAccount()
  return (
    <button
      type="button"
      className="icon-button relative"
      aria-label={t('menu')}
      aria-describedby={unread > 0 ? 'unread-messages' : undefined}
      aria-expanded={open}
      aria-controls="account-menu"
      onClick={onPress}
    >
      {info.avatar === '' ? <Icon name="user" /> : <Avatar name={info.login} avatar={info.avatar} size={32} />}
      {unread > 0 && <span data-unread className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-ember" />}
    </button>
  )
}

/** What the button shows: read after the page has come, and again with a press where that failed. */
function usePanel(open: boolean): typeof AccountPanel | undefined {
  const [panel, setPanel] = useState<typeof AccountPanel>()
  useEffect(() => {
    if (panel) return
    void import('./account-panel.tsx').then(
      (module) => setPanel(() => module.AccountPanel),
      () => undefined
    )
  }, [open, panel])
  return panel
}
