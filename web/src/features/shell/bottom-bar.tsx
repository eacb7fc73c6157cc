import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePopup } from '../../app/popups/popups.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useMenu } from './menu.tsx'
import { isHere, useReader } from './nav-items.ts'

const cell =
  'grid h-full content-center justify-items-center gap-0.5 text-12 text-chalk-3 aria-[current=page]:text-chalk'

/** Phone and tablet: five places under the thumb. */
export function BottomBar() {
  const t = useTranslations('shell.nav')
  const { pathname, search } = useLocation()
  const openPopup = usePopup()
  const { isEnableLoyalty, findsPromotions } = useReader()
  const openMenu = useMenu()
  const place = (to: string, icon: IconName, label: string) => (
    <Link to={to} aria-current={isHere(to, pathname, search) ? 'page' : undefined} className={cell}>
      <span className={isHere(to, pathname, search) ? 'text-ember' : ''}>
        <Icon name={icon} size={22} />
      </span>
      {label}
    </Link>
  )
  return (
    <nav
      data-frame
      data-bar
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 grid h-[calc(var(--bar)+var(--edge-bottom))] grid-cols-5 border-t border-line bg-surface-1 px-(--edge-side) pb-(--edge-bottom) laptop:hidden"
    >
      {place('/gamehall', 'casino', t('casino'))}
      {place('/betting', 'sport', t('sport'))}
      <button type="button" onClick={() => void openPopup('GamesSearchPopup', {})} className={cell}>
        <Icon name="search" size={22} />
        {t('search')}
      </button>
      {isEnableLoyalty
        ? place('/loyalty', 'rewards', t('rewards'))
        : findsPromotions
          ? place('/promotions', 'rewards', t('promotions'))
          : place('/tournaments', 'trophy', t('tournaments'))}
      <button type="button" onClick={openMenu} className={cell}>
        <Icon name="menu" size={22} />
        {t('menu')}
      </button>
    </nav>
  )
}
