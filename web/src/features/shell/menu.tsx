import { useCallback, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { dialogs } from '../../ui/dialog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { isHere, navGroups, useReader } from './nav-items.ts'
import { Preferences } from './preferences.tsx'

const name = 'menu'

/** The whole menu as a curtain (DLG-16). */
export function useMenu(): () => void {
  const t = useTranslations('shell.nav')
  return useCallback(() => void dialogs.open({ name, kind: 'curtain', title: t('menu'), content: <Menu /> }), [t])
}

function Menu() {
  const t = useTranslations('shell')
  const reader = useReader()
  const { pathname, search, key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current !== key) dialogs.closeByName(name)
  }, [key])
  return (
    <div className="grid gap-6">
      <nav aria-label={t('nav.label')} className="grid gap-4">
        {navGroups(reader).map((group) => (
          <ul key={group[0]?.key} className="grid gap-0.5 not-first:border-t not-first:border-line not-first:pt-4">
            {group.map(({ key: item, to, icon }) => (
              <li key={item}>
                <Link
                  to={to}
                  aria-current={isHere(to, pathname, search) ? 'page' : undefined}
                  className="flex h-12 items-center gap-4 rounded-2 px-2 text-16 text-chalk-2 aria-[current=page]:text-chalk"
                >
                  <span className={isHere(to, pathname, search) ? 'text-ember' : ''}>
                    <Icon name={icon} size={22} />
                  </span>
                  {t(`nav.${item}`)}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Preferences />
    </div>
  )
}
