import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconNames } from '../../ui/icon-names.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** RTE-72: the sprite, for whoever builds with it. */
export default function Icons() {
  const t = useTranslations('areas.icons')
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <PageHeader title={t('title')} text={t('count', { count: iconNames.length })} />
      <ul data-testid="icons" className="grid grid-cols-2 gap-3 tablet:grid-cols-4 wide:grid-cols-6">
        {iconNames.map((name) => (
          <li
            key={name}
            className="grid justify-items-center gap-3 rounded-2 border border-line bg-surface-1 px-2 py-5"
          >
            <Icon name={name} size={28} />
            <code className="ltr-run max-w-full truncate text-12 text-chalk-3">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
