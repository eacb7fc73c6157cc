import { siteContext } from '@ante/web/context'
import { Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { ClosedPlace } from '../../app/protection/closed-place.tsx'
import type { OwnExclusion } from '../../app/session/exclusion.ts'
import { DebtNote } from '../../features/cashier/debt-note.tsx'
import { DepositForm } from '../../features/cashier/deposit-form.tsx'
import { useMethodWords } from '../../features/cashier/method-words.ts'
import { OpenDeposit } from '../../features/cashier/open-deposit.tsx'
import { SimulationNote } from '../../features/cashier/simulation-note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { loadDepositMethod } from './cashier.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadDepositMethod(context.get(siteContext), params['sysname'] ?? '', url.search)

export default function CashierDepositSysname() {
  const t = useTranslations('cashierPages.deposit')
  const loaded = useLoaderData<typeof loader>()
  return loaded.exclusion ? (
    <>
      <PageHead title={t('title')} description={t('description')} noIndex />
      <ClosedPlace what="deposit" exclusion={loaded.exclusion} />
    </>
  ) : (
    <Method {...loaded} />
  )
}

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { exclusion: OwnExclusion }>

function Method({ method, owed, banks, content, offers, left, open }: Loaded) {
  const t = useTranslations('cashierPages.deposit')
  const words = useMethodWords(content.paymentMethods)
  const { search } = useLocation()
  const title = words.title(method.sysname)
  return (
    <>
      <PageHead title={`${t('title')}: ${title}`} description={t('description')} noIndex />
      <header className="grid gap-1">
        <Link
          to={{ pathname: '/cashier/deposit', search }}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-1 text-14 text-chalk-2 hover:text-chalk"
        >
          <span className="rotate-180">
            <Icon name="chevron" size={16} mirrored />
          </span>
          {t('other')}
        </Link>
        <h1 className="font-display text-36">{title}</h1>
        <p className="text-14 text-chalk-2">{words.description(method.sysname)}</p>
      </header>
      <SimulationNote />
      {owed && <DebtNote owed={owed} depositsPay />}
      {open && <OpenDeposit deposit={open} />}
      <DepositForm key={method.id} method={method} banks={banks} content={content} offers={offers} left={left} />
    </>
  )
}
