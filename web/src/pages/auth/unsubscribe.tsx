import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Unsubscribe } from '../../features/profile/unsubscribe.tsx'
import { SystemPage } from '../../features/system/system-page.tsx'

export function loader({ url }: LoaderFunctionArgs): { contact: string; hash: string } {
  const query = url.searchParams
  return { contact: query.get('contact') ?? '', hash: query.get('hash') ?? '' }
}

/** PROF-39: the page of the link in a letter. It asks once; the answer is a system page. */
export default function UnsubscribePage() {
  const t = useTranslations('areas.unsubscribe')
  const { contact, hash } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <Unsubscribe contact={contact} hash={hash} done={<SystemPage name="unsubscribed" />} />
    </>
  )
}
