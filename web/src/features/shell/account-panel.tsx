import { toWire } from '@ante/kit/money'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/document/site-data.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useExclusion } from '../../app/session/exclusion.ts'
import { HeaderRegistrationStrip, useRegistrationHint } from '../../app/session/registration-strip.tsx'
import { SessionRow } from '../../app/session/session-bar.tsx'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BalanceSplit } from '../../ui/balance-split.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useLogout } from './logout.ts'

/** What the person's button shows: the parts of the balance, the ways of the cashier, the way out. */
export function AccountPanel({ unread, ...opening }: { unread: number } & Opening) {
  const t = useTranslations('shell')
  const { balances } = useAccount()
  const { total, withdrawable } = useTotalBalance()
  const logout = useLogout()
  const { isResponsibleGamingEnable } = useSettings('site')
  const isExcluded = useExclusion() !== undefined
  const hint = useRegistrationHint()
  useClosing(opening)
  if (!opening.open) return null
  return (
    <div
      id="account-menu"
      className="dialog-rise absolute end-0 top-[calc(100%+0.5rem)] grid max-h-[calc(100dvh-var(--header)-var(--bar)-var(--edge-bottom)-1rem)] w-72 gap-1 overflow-y-auto rounded-3 border border-line bg-surface-1 p-2 shadow-3"
    >
      <Who />
      <div className="mx-1 mb-1">
        <BalanceSplit
          parts={[
            { name: t('account.total'), value: toWire(total) },
            { name: t('account.withdrawable'), value: toWire(withdrawable) },
            { name: t('account.bonus'), value: balances.balance_bonus },
            { name: t('account.bettingBonus'), value: balances.balance_betting_bonus },
          ]}
        />
      </div>
      {hint && !isExcluded && (
        <div className="mx-1 mb-1">
          <HeaderRegistrationStrip facts={hint} />
        </div>
      )}
      <SessionRow />
      {!isExcluded && (
        <Item to="/cashier/deposit" icon="deposit">
          {t('nav.deposit')}
        </Item>
      )}
      <Item to="/cashier/withdraw" icon="withdraw">
        {t('nav.withdraw')}
      </Item>
      <Item to="/cashier/history" icon="history">
        {t('nav.history')}
      </Item>
      <MessagesItem unread={unread} />
      <Item to="/profile/bets" icon="ticket">
        {t('nav.bets')}
      </Item>
      {isResponsibleGamingEnable && (
        <Item to="/profile/responsible-game" icon="clock">
          {t('nav.safer')}
        </Item>
      )}
      <button
        type="button"
        onClick={() => void logout()}
        className="flex h-11 items-center gap-3 rounded-2 px-3 text-14 text-chalk-2 hover:bg-surface-2 hover:text-chalk"
      >
        <Icon name="logout" mirrored />
        {t('account.logout')}
      </button>
    </div>
  )
}

interface Opening {
  open: boolean
  onOpen: (open: boolean) => void
  /** The panel and its button. */
  holder: RefObject<HTMLElement | null>
}

/** Open until Esc, a click elsewhere, or another page. */
function useClosing({ open, onOpen, holder }: Opening): void {
  const { key } = useLocation()
  const page = useRef(key)
  useEffect(() => {
    if (page.current !== key) onOpen(false)
    page.current = key
  }, [key, onOpen])
  useEffect(() => {
    if (!open) return
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      onOpen(false)
      holder.current?.querySelector('button')?.focus()
    }
    const clicked = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && holder.current?.contains(event.target)
      if (!isInside) onOpen(false)
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', clicked)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', clicked)
    }
  }, [open, onOpen, holder])
}

function MessagesItem({ unread }: { unread: number }) {
  const t = useTranslations('shell.account')
  return (
    <Item to="/profile/messages" icon="mail">
      {t('messages')}
      {unread > 0 && (
        <span className="figures ms-auto rounded-full bg-ember px-2 text-12 font-semibold text-on-ember">{unread}</span>
      )}
    </Item>
  )
}

function Who() {
  const t = useTranslations('shell.account')
  const { info } = useAccount()
  return (
    <div className="flex items-center gap-3 px-3 pt-2 pb-1">
      <Avatar name={info.login} avatar={info.avatar} />
      <div className="grid min-w-0 gap-0.5">
        <span className="truncate text-14 font-semibold" dir="auto">
          {info.login}
        </span>
        <span className="figures text-12 text-chalk-3">{t('number', { uid: String(info.uid) })}</span>
      </div>
    </div>
  )
}

function Item({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex h-11 items-center gap-3 rounded-2 px-3 text-14 text-chalk-2 hover:bg-surface-2 hover:text-chalk"
    >
      <Icon name={icon} />
      {children}
    </Link>
  )
}
