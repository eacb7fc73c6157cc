import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

/** Pages as links, `?page=2`: neighbours of the current one, the first and the last. What the query says of one page alone (`without`) is left out. */
export function Pagination({
  page,
  pages,
  param = 'page',
  without = '',
}: {
  page: number
  pages: number
  param?: string
  without?: string
}) {
  const t = useTranslations('common')
  const { pathname, search } = useLocation()
  if (pages <= 1) return null
  const to = (target: number) => {
    const query = new URLSearchParams(search)
    query.delete(without)
    if (target === 1) query.delete(param)
    else query.set(param, String(target))
    return { pathname, search: query.toString() }
  }
  const cell =
    'grid size-10 pointer-coarse:size-11 place-items-center rounded-2 text-14 figures text-chalk-2 hover:bg-surface-2 hover:text-chalk aria-[current=page]:bg-surface-3 aria-[current=page]:text-chalk'
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} className={cell} aria-label={t('previous')}>
          <span className="rotate-180">
            <Icon name="chevron" size={18} mirrored />
          </span>
        </Link>
      )}
      {shownPages(page, pages).map((number, index) =>
        number === undefined ? (
          <span key={`gap-${index}`} aria-hidden="true" className="w-6 text-center text-chalk-3">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            className={cell}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('page', { page: number })}
          >
            {number}
          </Link>
        )
      )}
      {page < pages && (
        <Link to={to(page + 1)} className={cell} aria-label={t('next')}>
          <Icon name="chevron" size={18} mirrored />
        </Link>
      )}
    </nav>
  )
}

/** The page numbers to show; undefined is a gap. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return wanted.flatMap((number, index) =>
    index > 0 && number - (wanted[index - 1] ?? 0) > 1 ? [undefined, number] : [number]
  )
}
