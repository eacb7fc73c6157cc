import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { pageNotFound } from '../../app/api/load.server.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { InputParts } from './inputs.tsx'
import { MotionParts } from './motion.tsx'
import { ShownParts } from './shown.tsx'

/** For whoever builds with the house's parts: each of them, alive. An operator's site leaves it out; the demo world shows it. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).settings.site.isPartsGalleryEnable) throw pageNotFound('/_parts')
  return { made: new Date().toISOString() }
}

export default function Parts() {
  const t = useTranslations('areas')
  const { made } = useLoaderData<typeof loader>()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 laptop:py-10">
      <PageHead title={t('parts.title')} description={t('parts.description')} noIndex />
      <Breadcrumb items={[{ label: t('icons.title'), to: '/_icons' }, { label: t('parts.title') }]} />
      <PageHeader title={t('parts.title')} text={t('parts.description')} art="heroes/card-room" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-2">
        <InputParts />
        <ShownParts />
        <MotionParts made={made} />
      </div>
    </div>
  )
}
