import { toWire } from '@ante/kit/money'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useBrand } from '../../app/document/look.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { useExclusion } from '../../app/session/exclusion.ts'
import { useTotalBalance } from '../../app/session/total-balance.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Withdrawable } from '../../app/session/withdrawable.tsx'

export function Header({ folded, onFold }: { folded: boolean | undefined; onFold: () => void }) {
  const t = useTranslations('shell')
  const brand = useBrand()
  const { signedIn } = useAccount()
  const openPopup = usePopup()
  return (
    <header data-frame className="sticky top-(--edge-top) z-40 h-(--header) border-b border-line bg-ink">
      <div className="flex h-full items-center gap-2 px-(--gutter) laptop:ps-3.5">
        <button
          type="button"
          className="icon-button hidden laptop:inline-grid"
          aria-expanded={folded === undefined ? undefined : !folded}
          aria-controls="side-rail"
          aria-label={t(folded ? 'nav.expand' : 'nav.collapse')}
          onClick={onFold}
        >
          <Icon name="fold" mirrored />
        </button>
        <Link
          to="/"
          aria-label={t('home', { brand: brand.name })}
          className="inline-flex min-w-7 rounded-2 py-2 laptop:ms-1"
        >
          <Wordmark {...brand} />
        </Link>
        <button
          type="button"
          onClick={() => void openPopup('GamesSearchPopup', {})}
          className="ms-8 hidden h-10 w-full max-w-88 items-center gap-2.5 rounded-2 border border-line bg-surface-1 px-3 text-start text-14 text-chalk-3 transition-colors hover:border-line-strong hover:text-chalk-2 laptop:flex"
        >
          <Icon name="search" size={18} />
          <span className="flex-1">{t('nav.search')}</span>
          <kbd className="ltr-run rounded-1 border border-line px-1.5 font-sans text-12">Ctrl K</kbd>
        </button>
        <div className="ms-auto flex items-center gap-2">{signedIn ? <Balance /> : <Entry />}</div>
      </div>
    </header>
  )
}

function Entry() {
  const t = useTranslations('shell.account')
  const openPopup = usePopup()
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>
        {t('login')}
      </Button>
      <Button size="small" onClick={() => void openPopup('AuthPopup', { view: 'registration' })}>
        {t('register')}
      </Button>
    </>
  )
}

/** What the player has, and the way to more of it; on a break, out of it (RG-11). */
function Balance() {
  const t = useTranslations('shell.account')
  const { total } = useTotalBalance()
  const isExcluded = useExclusion() !== undefined
  return (
    <>
      <Link
        to={isExcluded ? '/cashier/withdraw' : '/cashier/deposit'}
        className="grid h-11 content-center justify-items-end rounded-2 leading-tight px-2 max-[22rem]:px-0 max-[22rem]:*:text-14"
      >
        <span className="sr-only">{t('balance')}</span>
        <span data-testid="balance">
          <Money value={toWire(total)} roll className="font-semibold" />
        </span>
        <Withdrawable className="whitespace-nowrap max-[26rem]:sr-only" brief="min-[26rem]:hidden" />
      </Link>
      {!isExcluded && (
        <ButtonLink to="/cashier/deposit" size="small" icon="plus">
          <span className="max-tablet:sr-only">{t('deposit')}</span>
        </ButtonLink>
      )}
      <AccountMenu />
    </>
  )
}
