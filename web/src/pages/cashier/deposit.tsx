import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { ClosedPlace } from '../../app/protection/closed-place.tsx'
import { DepositLeft, NoDepositLimit } from '../../app/protection/deposit-left.tsx'
import { depositLeft } from '../../app/protection/limits.ts'
import { FoldedPromoCode } from '../../features/campaigns/promo-code-form.tsx'
import { DebtNote } from '../../features/cashier/debt-note.tsx'
import { DepositMethods } from '../../features/cashier/deposit-methods.tsx'
import { OpenDeposit } from '../../features/cashier/open-deposit.tsx'
import { RegistrationStrip } from '../../app/session/registration-strip.tsx'
import { SimulationNote } from '../../features/cashier/simulation-note.tsx'
import { DepositDuty } from '../../features/protection/deposit-duty.tsx'
import { useWelcome, WelcomeStrip } from '../../features/cashier/welcome-strip.tsx'
import { loadDeposit } from './cashier.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadDeposit(context.get(siteContext))

export default function CashierDeposit() {
  const t = useTranslations('cashierPages.deposit')
  const loaded = useLoaderData<typeof loader>()
  const welcomes = useWelcome()
  if (loaded.exclusion)
    return (
      <>
        <PageHead title={t('title')} description={t('description')} noIndex />
        <ClosedPlace what="deposit" exclusion={loaded.exclusion} />
      </>
    )
  const { hint, limits, owed, open, exclusion: _, ...deposit } = loaded
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      {welcomes ? <WelcomeStrip /> : hint && <RegistrationStrip facts={hint} config={deposit.content.regHintConfig} />}
      <h1 className="font-display text-36">{t('title')}</h1>
      {limits && limits.duty !== 'none' ? (
        <DepositDuty limits={limits} />
      ) : (
        <>
          {limits && (limits.limits.some(({ kind }) => kind === 'deposit') ? null : <NoDepositLimit />)}
          {owed && <DebtNote owed={owed} depositsPay />}
          {open && <OpenDeposit deposit={open} />}
          <DepositLeft left={limits && depositLeft(limits)} />
          <DepositMethods {...deposit} />
          <FoldedPromoCode />
        </>
      )}
      <SimulationNote />
    </>
  )
}
