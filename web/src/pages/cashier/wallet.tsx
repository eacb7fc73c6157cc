import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { RegistrationStrip } from '../../app/session/registration-strip.tsx'
import { useFreshOnBalance } from '../../features/cashier/use-fresh-on-balance.ts'
import { Wallet } from '../../features/cashier/wallet.tsx'
import { loadWallet } from './cashier.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadWallet(context.get(siteContext))

export default function CashierWallet() {
  const t = useTranslations('cashierPages.wallet')
  const { hint, ...wallet } = useLoaderData<typeof loader>()
  useFreshOnBalance()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <h1 className="font-display text-36">{t('title')}</h1>
      {hint && <RegistrationStrip facts={hint} config={wallet.content.regHintConfig} withLink />}
      <Wallet {...wallet} />
    </>
  )
}
