import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { PageHead } from '../../app/document/head.tsx'
import { ConfirmContact } from '../../features/profile/confirm-contact.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function loader({ url }: LoaderFunctionArgs): { contact: string; code: string; here: string } {
  return {
    contact: url.searchParams.get('contact') ?? '',
    code: url.searchParams.get('code') ?? '',
    here: url.pathname + url.search,
  }
}

/** RTE-64: where the link of a confirmation letter leads. */
export default function Confirmation() {
  const t = useTranslations('areas.confirmation')
  const { contact, code, here } = useLoaderData<typeof loader>()
  const { signedIn } = useAccount()
  return (
    <div className="page grid grid-cols-[minmax(0,34rem)] justify-center gap-6 py-12">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <h1 className={contact && signedIn ? 'font-display text-28' : 'sr-only'}>{t('title')}</h1>
      {!contact ? (
        <EmptyState icon="warning" title={t('broken.title')} text={t('broken.text')}>
          <ButtonLink to={signedIn ? '/profile/settings' : '/?show_popup_auth=1'}>{t('broken.action')}</ButtonLink>
        </EmptyState>
      ) : signedIn ? (
        <ConfirmContact contact={contact} code={code} />
      ) : (
        <EmptyState icon="lock" title={t('title')} text={t('login')}>
          <ButtonLink to={`/?redirectUrl=${encodeURIComponent(here)}`}>{t('toLogin')}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
