import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Farewell } from '../../features/protection/farewell.tsx'

const isoShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

/** Anybody may write an address: what is no time is not shown. */
export function loader({ url }: LoaderFunctionArgs): { until: string | null } {
  const until = url.searchParams.get('until') ?? ''
  return { until: isoShape.test(until) && !Number.isNaN(Date.parse(until)) ? until : null }
}

/** RG-11: where a session ends that its player has ended for longer than today. */
export default function BreakPage() {
  const t = useTranslations('protection.farewell')
  const { until } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <Farewell until={until} />
    </>
  )
}
