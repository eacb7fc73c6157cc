import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { read } from '../../app/api/load.server.ts'
import { PageHead } from '../../app/document/head.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { ConsentCard } from '../../features/tracking/consent-card.tsx'
import { EraseCard } from '../../features/profile/your-data/erase-card.tsx'
import { ExportCard } from '../../features/profile/your-data/export-card.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const [{ request }, { items: consents }] = await Promise.all([
    read(site, 'privacy.getexport', {}),
    read(site, 'tracking.getConsents', {}),
  ])
  return { request, consents }
}

export default function ProfileData() {
  const t = useTranslations('yourData')
  const { request, consents } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      <ExportCard request={request} />
      <ConsentCard consents={consents} />
      <EraseCard />
    </section>
  )
}
