import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnTopic } from '../../app/live/live-topic.ts'
import { PageHead } from '../../app/document/head.tsx'
import { useAccount } from '../../app/session/account.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { VerificationSteps } from '../../features/verification/verification-steps.tsx'
import { Button } from '../../ui/button.tsx'
import { loadVerification } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadVerification(context.get(siteContext))

export default function ProfileVerification() {
  const t = useTranslations('profile.verification')
  const common = useTranslations('common')
  const { verification } = useLoaderData<typeof loader>()
  const { refresh } = useAccount()
  // Not by the clock: what began before this page was made may have been done after it.
  useOwnTopic('verification.changed', {
    hear: ({ changed_at }) => {
      if (changed_at !== (verification?.changed_at ?? null)) void refresh()
    },
  })
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {verification ? (
        <VerificationSteps verification={verification} />
      ) : (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{common('failed')}</p>
          <Button look="plain" onClick={() => void refresh()}>
            {common('retry')}
          </Button>
        </div>
      )}
    </section>
  )
}
