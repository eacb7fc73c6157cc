import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { HistoryExportPanel } from '../../features/games/history-export.tsx'
import { RoundList } from '../../features/games/round-list.tsx'
import { nextDay, startOfDay } from '../../features/sportsbook/board/days.ts'
import { BetList } from '../../features/sportsbook/bets/bet-list.tsx'
import { BetsFilter } from '../../features/sportsbook/bets/bets-filter.tsx'
import { betsPerPage } from '../../features/sportsbook/bets/bets-query.ts'
import { useDisputeLines } from '../../features/support/requests/use-dispute-lines.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { loadBets } from './bets.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadBets(context.get(siteContext), url)
type Loaded = Awaited<ReturnType<typeof loader>>

export default function ProfileBets() {
  const t = useTranslations('bets')
  const loaded = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="font-display text-28">{t('title')}</h1>
        <nav aria-label={t('tabs.label')} className="flex gap-2">
          <ChipLink chosen={loaded.view === 'sport'} to="/profile/bets">
            {t('tabs.sport')}
          </ChipLink>
          <ChipLink chosen={loaded.view === 'casino'} to="/profile/bets?view=casino">
            {t('tabs.casino')}
          </ChipLink>
        </nav>
      </div>
      {loaded.view === 'casino' ? <CasinoRounds {...loaded} /> : <SportBets {...loaded} />}
    </section>
  )
}

function CasinoRounds({ rounds, page, hasMore, exported }: Extract<Loaded, { view: 'casino' }>) {
  const disputeOf = useDisputeLines('round')
  return (
    <>
      {exported && (
        <HistoryExportPanel
          last={exported.request}
          days={exported.days}
          instants={(from, to) => ({
            from: startOfDay(from, exported.timeZone).toISOString(),
            to: startOfDay(nextDay(to), exported.timeZone).toISOString(),
          })}
        />
      )}
      <RoundList rounds={rounds} page={page} hasMore={hasMore} actionOf={disputeOf} />
    </>
  )
}

function SportBets({ query, bets, count }: Extract<Loaded, { view: 'sport' }>) {
  const t = useTranslations('bets')
  const disputeOf = useDisputeLines('bet')
  const filtered = query.filter !== 'all' || query.from !== undefined || query.to !== undefined
  const empty = filtered ? 'emptyFilter' : 'empty'
  return (
    <>
      {(filtered || count > 0) && <BetsFilter query={query} />}
      {bets.length === 0 ? (
        <EmptyState icon="ticket" title={t(`${empty}.title`)} text={t(`${empty}.text`)}>
          <ButtonLink to={filtered ? '/profile/bets' : '/betting'} look={filtered ? 'plain' : 'main'}>
            {t(`${empty}.action`)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <p className="figures text-14 text-chalk-3">{t('count', { count })}</p>
          <BetList bets={bets} actionOf={disputeOf} />
          <Pagination page={query.page} pages={Math.ceil(count / betsPerPage)} />
        </>
      )}
    </>
  )
}
