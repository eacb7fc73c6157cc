import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../ui/picture.tsx'

export interface Studio {
  sysname: string
  name: string
  count: number
}

/** The light of each studio's world; a studio from elsewhere has that of the house. */
const lights: Readonly<Record<string, string>> = {
  foxglove: 'oklch(66% 0.13 355)',
  tidewater: 'oklch(68% 0.09 225)',
  'quarry-nine': 'oklch(68% 0.12 55)',
  'paper-moon': 'oklch(66% 0.11 320)',
  fathom: 'oklch(66% 0.1 245)',
  parlour: 'oklch(62% 0.14 25)',
  'halfpast-live': 'oklch(64% 0.13 285)',
  latch: 'oklch(72% 0.09 90)',
}

/** A studio leads to the hall of its games (LOBBY-13): its mark, its name, how many there are. */
export function StudioCard({ studio }: { studio: Studio }) {
  const t = useTranslations('lobby')
  return (
    <Link
      to={`/gamehall?providers=${studio.sysname}`}
      style={{ '--light': lights[studio.sysname] ?? 'var(--ember)' } as Record<string, string>}
      className="studio-card group relative isolate flex h-full min-h-22 items-center gap-3.5 overflow-hidden rounded-3 border border-line bg-surface-1 p-3.5 transition-colors hover:border-line-strong tablet:gap-4 tablet:p-4"
    >
      <Picture
        name={`studios/${studio.sysname}`}
        width={64}
        height={64}
        instead={
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-surface-3 font-display text-22 tablet:size-16">
            {[...studio.name][0]}
          </span>
        }
        className="size-14 shrink-0 transition-transform duration-240 ease-(--ease) group-hover:-rotate-6 tablet:size-16"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="font-display text-18 leading-tight text-balance wrap-anywhere tablet:text-22">
          {studio.name}
        </span>
        <span className="figures text-12 text-chalk-3">{t('providerGames', { count: studio.count })}</span>
      </span>
    </Link>
  )
}
