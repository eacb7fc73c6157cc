import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useHref, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { MonthTable, PositionCards, useStatementSeen } from '../../features/protection/statement.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loadStatement } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadStatement(context.get(siteContext))

export default function ProfileStatement() {
  const t = useTranslations('playTime.statement')
  const { position, statement } = useLoaderData<typeof loader>()
  useStatementSeen()
  const file = useHref('/profile/statement/export')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <PositionCards position={position} />
      {statement.months.length === 0 ? (
        <EmptyState icon="history" title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <section aria-labelledby="by-month" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-center justify-between gap-4">
            <h2 id="by-month" className="text-16 font-semibold">
              {t('byMonth')}
            </h2>
            <a href={file} download className={buttonClass({ look: 'plain', size: 'small' })}>
              <Icon name="download" size={18} />
              {t('download')}
            </a>
          </div>
          <MonthTable months={statement.months} ever={statement.ever} />
        </section>
      )}
    </section>
  )
}
