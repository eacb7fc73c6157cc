import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { HistoryList } from '../../features/cashier/history-list.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { historyTypes } from '../../features/cashier/history-types.ts'
import { useDisputeLines } from '../../features/support/requests/use-dispute-lines.tsx'
import { loadHistory } from './cashier.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadHistory(context.get(siteContext), url)

export default function CashierHistory() {
  const t = useTranslations('cashierPages.history')
  const disputeOf = useDisputeLines('payment')
  const { type, page, pages, items, count, content } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-baseline gap-4">
          <h1 className="font-display text-36">{t('title')}</h1>
          <p className="figures text-14 text-chalk-3">{t('count', { count })}</p>
        </div>
        <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
          {historyTypes.map((one) => (
            <ChipLink
              key={one}
              chosen={type === one}
              to={one === 'all' ? '/cashier/history' : `/cashier/history?type=${one}`}
            >
              {t(`types.${one}`)}
            </ChipLink>
          ))}
        </nav>
      </header>
      <HistoryList
        transactions={items}
        content={content}
        type={type}
        isFirstPage={page === 1}
        actionOf={disputeOf}
        empty={
          <EmptyState icon="history" title={t('empty.title')} text={t('empty.text')}>
            <ButtonLink to="/cashier/deposit">{t('empty.action')}</ButtonLink>
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} />
    </>
  )
}
