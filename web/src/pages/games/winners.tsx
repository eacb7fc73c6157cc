import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { WinList } from '../../features/tournaments/win-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SimulatedNote } from '../../ui/simulated-note.tsx'
import { loadWinners } from './winners.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadWinners(context.get(siteContext), url)

export default function Winners() {
  const t = useTranslations('areas')
  const { view, wins } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('winners.title')} description={t('winners.description')} />
      <PageHeader title={t('winners.title')} text={t('winners.description')} art="tournaments/laurels" />
      <nav aria-label={t('winners.tabs.label')} className="flex gap-2">
        <ChipLink chosen={view === 'latest'} to="/winners">
          {t('winners.tabs.latest')}
        </ChipLink>
        <ChipLink chosen={view === 'largest'} to="/winners?view=largest">
          {t('winners.tabs.largest')}
        </ChipLink>
      </nav>
      {wins.length === 0 ? (
        <EmptyState icon="trophy" title={t('winners.empty.title')} text={t('winners.empty.text')}>
          <ButtonLink to="/gamehall">{t('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <WinList wins={wins} />
          <p className="text-14 text-chalk-3">{t('winners.note')}</p>
          <SimulatedNote names={wins.map(({ name }) => name)} />
        </>
      )}
    </div>
  )
}
