import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { JackpotList } from '../../features/jackpots/jackpot-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { loadJackpots } from './jackpots.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  jackpots: await loadJackpots(context.get(siteContext)),
})

export default function Jackpots() {
  const t = useTranslations('areas')
  const { jackpots } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('jackpots.title')} description={t('jackpots.description')} />
      <PageHeader title={t('jackpots.title')} text={t('jackpots.description')} art="jackpots/moonwell" />
      {jackpots.length === 0 ? (
        <EmptyState icon="jackpot" title={t('jackpots.empty.title')} text={t('jackpots.empty.text')}>
          <ButtonLink to="/gamehall">{t('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <JackpotList jackpots={jackpots} label={t('jackpots.levels')} columns="tablet:grid-cols-2 wide:grid-cols-3" />
      )}
    </div>
  )
}
