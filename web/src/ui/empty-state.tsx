import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Picture } from './picture.tsx'

/** The drawing for what is missing; other places have their icon. */
const drawings: Partial<Record<IconName, string>> = {
  casino: 'hall',
  ticket: 'bets',
  sport: 'bets',
  history: 'rounds',
  heart: 'favourites',
  search: 'results',
  rewards: 'gifts',
  trophy: 'contests',
  jackpot: 'jackpots',
  crown: 'contests',
  chip: 'shop',
  bell: 'letters',
  mail: 'letters',
}

/** Places whose drawing is one of the larger ones. */
const others: Partial<Record<IconName, { name: string; width: number }>> = {
  cashback: { name: 'promotions/cashback', width: 211 },
  'moon-star': { name: 'characters/hare', width: 132 },
}

/** Where a list has nothing to show: what that means and what to do. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: string
  text?: string
  children?: ReactNode
}) {
  const drawing = drawings[icon]
  const wide = others[icon]
  const round = (
    <span className="grid size-12 place-items-center rounded-full bg-surface-2 text-chalk-3">
      <Icon name={icon} size={24} />
    </span>
  )
  return (
    <div className="grid justify-items-center gap-3 rounded-3 border border-dashed border-line px-6 py-10 text-center">
      {drawing ? (
        <Picture name={`empty/${drawing}`} width={192} height={132} instead={round} />
      ) : wide ? (
        <Picture name={wide.name} width={wide.width} height={132} instead={round} className="rounded-3" />
      ) : (
        round
      )}
      <p className="font-display text-22 text-balance">{title}</p>
      {text && <p className="max-w-prose text-14 text-balance text-chalk-2">{text}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
