import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { usePopup } from '../../../app/popups/popups.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const storageKey = 'betting_notice_dismissed'
const never = () => () => undefined

/** BET-05: what stands between the reader and a bet. Once put away it stays away for the visit. */
export function BettingNotice() {
  const t = useTranslations('betting.notice')
  const common = useTranslations('common')
  const { signedIn, balances } = useAccount()
  const openPopup = usePopup()
  const { pathname, search } = useLocation()
  const before = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(storageKey) === '1',
    () => false
  )
  const [dismissed, setDismissed] = useState(false)
  if (before || dismissed || (signedIn && balances.balance_main.amount > 0)) return null
  const dismiss = () => {
    sessionStorage.setItem(storageKey, '1')
    setDismissed(true)
  }
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 rounded-3 border border-line bg-cool-soft py-2.5 ps-4 pe-2 tablet:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span className="text-cool">
        <Icon name="info" size={18} />
      </span>
      <p className="text-14">{signedIn ? t('zero') : t('visitor')}</p>
      <div className="max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-2">
        {signedIn ? (
          <ButtonLink
            to={`/cashier/deposit?backUrl=${encodeURIComponent(pathname + search)}`}
            size="small"
            look="plain"
          >
            {t('deposit')}
          </ButtonLink>
        ) : (
          <Button size="small" look="plain" onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>
            {t('login')}
          </Button>
        )}
      </div>
      <button
        type="button"
        className="icon-button size-9! max-tablet:col-start-3 max-tablet:row-start-1"
        aria-label={common('dismiss')}
        onClick={dismiss}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
