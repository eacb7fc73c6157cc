import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useReader } from '../../features/shell/nav-items.ts'
import { findPlaces, oftenUsed, type Place, placesOf } from '../../features/shell/places.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kind, line } from './kind.tsx'

/** The pages that a typed text names; those that are used often before anything is typed. */
export function usePlaces(typed: string): Place[] {
  const t = useTranslations('places')
  const reader = useReader()
  return typed === ''
    ? oftenUsed(reader)
    : findPlaces(placesOf(reader), typed, (key) => [t(`titles.${key}`), t(`words.${key}`)])
}

export function PlacesFound({ places, isOften }: { places: readonly Place[]; isOften: boolean }) {
  const t = useTranslations('places')
  return (
    <Kind title={t(isOften ? 'often' : 'heading')} show={places.length > 0}>
      {places.map(({ key, to, icon }) => (
        <li key={key}>
          <Link to={to} className={line}>
            <span className="grid size-9 place-items-center rounded-1 bg-surface-3 text-chalk-2">
              <Icon name={icon} size={18} />
            </span>
            <span className="truncate font-semibold">{t(`titles.${key}`)}</span>
          </Link>
        </li>
      ))}
    </Kind>
  )
}
