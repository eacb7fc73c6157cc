import { siteContext } from '@ante/web/context'
import { fromWire } from '@ante/kit/money'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { DebtNote } from '../../features/cashier/debt-note.tsx'
import { useMethodWords } from '../../features/cashier/method-words.ts'
import type { Transaction } from '../../features/cashier/shapes.ts'
import { SimulationNote } from '../../features/cashier/simulation-note.tsx'
import { useFreshOnBalance } from '../../features/cashier/use-fresh-on-balance.ts'
import { WithdrawDone } from '../../features/cashier/withdraw-done.tsx'
import { largest, WithdrawForm, type WithdrawFormProps } from '../../features/cashier/withdraw-form.tsx'
import { WithdrawMethods } from '../../features/cashier/withdraw-methods.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loadWithdraw } from './cashier.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadWithdraw(context.get(siteContext), url)

export default function CashierWithdraw() {
  const t = useTranslations('cashierPages.withdraw')
  const { available, owed, depositsPay, mayCancel, methods, method, banks, content, losses } =
    useLoaderData<typeof loader>()
  const words = useMethodWords(content.paymentMethods)
  const navigate = useNavigate()
  const [done, setDone] = useState<Transaction>()
  const another = () => {
    setDone(undefined)
    void navigate('/cashier/withdraw')
  }
  const sumText = useSumText()
  const nothing = available.amount <= 0
  useFreshOnBalance()
  return (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      {done ? (
        <WithdrawDone transaction={done} onAnother={another} />
      ) : (
        <>
          <header className="grid gap-1">
            {method && (
              <Link
                to="/cashier/withdraw"
                className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-1 text-14 text-chalk-2 hover:text-chalk"
              >
                <span className="rotate-180">
                  <Icon name="chevron" size={16} mirrored />
                </span>
                {t('other')}
              </Link>
            )}
            <h1 className="font-display text-36">{method ? words.title(method.sysname) : t('title')}</h1>
            {method && <p className="text-14 text-chalk-2">{words.descriptionWithdraw(method.sysname)}</p>}
            {!nothing && (
              <p className="figures text-16 text-chalk-2">{t('available', { sum: sumText(fromWire(available)) })}</p>
            )}
          </header>
          <DebtNote owed={owed} depositsPay={depositsPay} />
          {nothing ? (
            <EmptyState icon="withdraw" title={t('nothing')} text={t('nothingText')}>
              <ButtonLink look="plain" to="/cashier/wallet">
                {t('toWallet')}
              </ButtonLink>
            </EmptyState>
          ) : method ? (
            <WithdrawMethod
              key={method.id}
              method={method}
              available={available}
              owed={owed}
              mayCancel={mayCancel}
              banks={banks}
              content={content}
              losses={losses}
              onDone={setDone}
            />
          ) : (
            <WithdrawMethods methods={methods} content={content} />
          )}
          <SimulationNote />
        </>
      )}
    </>
  )
}

/** The form, where the balance reaches the smallest sum of the method. */
function WithdrawMethod(props: WithdrawFormProps) {
  const t = useTranslations('cashierPages.withdraw')
  const sumText = useSumText()
  const { method, available } = props
  if (largest(fromWire(available), method)) return <WithdrawForm {...props} />
  return (
    <EmptyState
      icon="withdraw"
      title={t('tooLittle', { min: sumText(fromWire(method.min)) })}
      text={t('tooLittleText')}
    >
      <ButtonLink look="plain" to="/cashier/withdraw">
        {t('other')}
      </ButtonLink>
    </EmptyState>
  )
}
