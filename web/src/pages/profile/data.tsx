import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { read } from '../../app/api/load.server.ts'
import { PageHead } from '../../app/document/head.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { EraseCard } from '../../features/profile/your-data/erase-card.tsx'
import { ExportCard } from '../../features/profile/your-data/export-card.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => read(context.get(siteContext), 'privacy.getexport', {})

export default function ProfileData() {
  const t = useTranslations('yourData')
  const { request } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <ExportCard request={request} />
      <EraseCard />
    </section>
  )
}
