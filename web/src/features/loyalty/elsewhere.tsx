import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon, type IconName } from '../../ui/icon.tsx'

const places: readonly {
  to: string
  icon: IconName
  key: 'shop' | 'promotions' | 'offers' | 'tournaments' | 'draws' | 'jackpots' | 'winners'
}[] = [
  { to: '/loyalty/shop', icon: 'rewards', key: 'shop' },
  { to: '/promotions', icon: 'star', key: 'promotions' },
  { to: '/offers', icon: 'percent', key: 'offers' },
  { to: '/tournaments', icon: 'trophy', key: 'tournaments' },
  { to: '/draws', icon: 'ticket', key: 'draws' },
  { to: '/jackpots', icon: 'jackpot', key: 'jackpots' },
  { to: '/winners', icon: 'crown', key: 'winners' },
]

/** The other places where something comes back to a player. */
export function Elsewhere() {
  const t = useTranslations('areas')
  const nav = useTranslations('shell.nav')
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-22">{t('loyalty.elsewhere')}</h2>
      <ul className="grid grid-cols-2 gap-3 wide:grid-cols-3">
        {places.map(({ to, icon, key }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-16 items-center gap-2 rounded-3 border border-line bg-surface-1 px-3 py-3 tablet:gap-3 tablet:px-5 hover:border-line-strong"
            >
              <span className="text-ember">
                <Icon name={icon} size={22} />
              </span>
              <span className="min-w-0 font-semibold wrap-anywhere">
                {key === 'shop' ? t('loyalty.shop') : key === 'draws' ? t('toDraws') : nav(key)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
