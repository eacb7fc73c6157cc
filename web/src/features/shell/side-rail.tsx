import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { isHere, navGroups, useReader } from './nav-items.ts'
import { Preferences } from './preferences.tsx'

/** Desktop: the areas beside the content. Folded it keeps its icons. Before the script has run its width follows the screen's. */
export function SideRail({ folded }: { folded: boolean | undefined }) {
  const t = useTranslations('shell')
  const width = folded === undefined ? 'w-17 wide:w-(--rail)' : folded ? 'w-17' : 'w-(--rail)'
  const text = folded === undefined ? 'max-wide:sr-only' : folded ? 'sr-only' : ''
  const reader = useReader()
  const { pathname, search } = useLocation()
  // A player's eighteen areas stand closer, so that a screen of 900 pixels cuts none of them off.
  const [between, within, row] = reader.signedIn
    ? ['gap-2', 'gap-px not-first:pt-2', 'h-9 pointer-coarse:h-11']
    : ['gap-4', 'gap-0.5 not-first:pt-4', 'h-11']
  return (
    <aside
      data-frame
      id="side-rail"
      className={`sticky top-[calc(var(--edge-top)+var(--header))] hidden h-[calc(100dvh-var(--header))] shrink-0 flex-col overflow-y-auto border-e border-line laptop:flex ${width}`}
    >
      <nav aria-label={t('nav.label')} className={`grid p-3 ${between}`}>
        {navGroups(reader).map((group) => (
          <ul key={group[0]?.key} className={`grid not-first:border-t not-first:border-line ${within}`}>
            {group.map(({ key, to, icon }) => (
              <li key={key}>
                <Link
                  to={to}
                  prefetch="intent"
                  title={folded ? t(`nav.${key}`) : undefined}
                  aria-current={isHere(to, pathname, search) ? 'page' : undefined}
                  className={`flex items-center gap-3.5 rounded-2 px-3 text-14 font-medium text-chalk-2 transition-colors hover:bg-surface-1 hover:text-chalk aria-[current=page]:bg-surface-2 aria-[current=page]:text-chalk ${row}`}
                >
                  <span className={isHere(to, pathname, search) ? 'text-ember' : ''}>
                    <Icon name={icon} />
                  </span>
                  <span className={`truncate ${text}`}>{t(`nav.${key}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={`mt-auto p-3 ${folded ? 'hidden' : folded === undefined ? 'max-wide:hidden' : ''}`}>
        <Preferences />
      </div>
    </aside>
  )
}
