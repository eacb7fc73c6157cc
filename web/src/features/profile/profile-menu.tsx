import { keysOf } from '@ante/kit/record'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { useChosenInSight } from '../../ui/chosen-in-sight.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

const item =
  'flex h-11 shrink-0 items-center gap-3 rounded-2 px-3 text-14 font-medium whitespace-nowrap text-chalk-2 hover:bg-surface-1 hover:text-chalk focus-visible:-outline-offset-2 aria-[current=page]:bg-surface-2 aria-[current=page]:text-chalk'

const icons = {
  settings: 'user',
  security: 'lock',
  messages: 'mail',
  notification: 'info',
  bets: 'ticket',
  bonuses: 'rewards',
  loyalty: 'studio',
  cashback: 'cashback',
  statement: 'document',
  verification: 'shield',
  'responsible-game': 'clock',
  data: 'download',
} as const satisfies Record<string, IconName>
export type ProfileSection = keyof typeof icons

/** RTE-45: the sections that the site's flags leave open, in their order. */
export const openSections = (flags: {
  bets: boolean
  loyalty: boolean
  verification: boolean
  responsibleGame: boolean
}): ProfileSection[] =>
  keysOf(icons).filter((section) =>
    section === 'bets' || section === 'loyalty' || section === 'verification'
      ? flags[section]
      : section !== 'responsible-game' || flags.responsibleGame
  )

interface ProfileMenuProps {
  here: string
  sections: readonly ProfileSection[]
  /** Of the character that goes with the player. */
  portrait?: string | undefined
  onLogout: () => Promise<void>
}

/** The sections that are open, and the way out. On a phone it lies above the section. */
export function ProfileMenu({ here, sections, portrait, onLogout }: ProfileMenuProps) {
  const t = useTranslations('profile.menu')
  const { info } = useAccount()
  const row = useChosenInSight<HTMLElement>(here)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 laptop:sticky laptop:top-[calc(var(--header)+2.5rem)]">
      <div className="flex items-center gap-3 px-3 max-laptop:hidden">
        <Avatar name={info.login} avatar={info.avatar} portrait={portrait} />
        <p className="min-w-0 truncate text-14 text-chalk-2" dir="auto">
          {info.login}
        </p>
      </div>
      <nav ref={row} aria-label={t('label')} className="flex gap-1 overflow-x-auto laptop:grid">
        {sections.map((section) => (
          <Link
            key={section}
            to={`/profile/${section}`}
            aria-current={here === `/profile/${section}` ? 'page' : undefined}
            className={item}
          >
            <Icon name={icons[section]} />
            {t(section)}
          </Link>
        ))}
        <button type="button" onClick={() => void onLogout()} className={item}>
          <Icon name="logout" mirrored />
          {t('logout')}
        </button>
      </nav>
    </div>
  )
}
