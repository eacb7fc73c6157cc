import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Receipt } from '../../features/cashier/receipt.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadReceipt } from './cashier.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadReceipt(context.get(siteContext), url)

export default function CashierReceipt() {
  const t = useTranslations('cashierPages.receipt')
  const { transaction, profile, content } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <h1 className="font-display text-36 print:hidden">{t('title')}</h1>
      {transaction ? (
        <Receipt key={transaction.id} transaction={transaction} profile={profile} content={content} />
      ) : (
        <EmptyState icon="history" title={t('none.title')} text={t('none.text')}>
          <ButtonLink to="/cashier/deposit">{t('none.action')}</ButtonLink>
        </EmptyState>
      )}
    </>
  )
}
