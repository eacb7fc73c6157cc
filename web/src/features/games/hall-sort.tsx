import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'
import { hallAddress, type HallQuery, hallSorts } from './hall-query.ts'

/** In which order the games stand. The choice is in the address; the list begins again. */
export function HallSort({ query }: { query: HallQuery }) {
  const t = useTranslations('lobby')
  const navigate = useNavigate()
  return (
    <div className="relative ms-auto">
      <select
        aria-label={t('sort.label')}
        value={query.sort}
        onChange={(event) => {
          const sort = hallSorts.find((one) => one === event.target.value) ?? 'popular'
          void navigate(hallAddress({ ...query, sort, shown: 0, page: 1 }), { replace: true, preventScrollReset: true })
        }}
        className="field-sizing-content h-10 max-w-full cursor-pointer appearance-none rounded-full border border-line bg-surface-1 ps-4 pe-9 text-14 text-chalk-2 hover:border-line-strong hover:text-chalk pointer-coarse:h-11"
      >
        {hallSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-chalk-3">
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  )
}
