import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'

export function Breadcrumb({ items }: { items: readonly { label: string; to?: string }[] }) {
  const t = useTranslations('common')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="flex flex-wrap items-center gap-1 text-14 text-chalk-3">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex items-center gap-1">
            {index > 0 && <Icon name="chevron" size={14} mirrored />}
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-11 min-w-11 items-center rounded-1 hover:text-chalk">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-chalk-2">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
