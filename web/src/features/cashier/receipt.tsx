import type { PersonalData } from '@ante/product/players/contract'
import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import { useSumText } from '../../app/texts/sum-text.ts'
import { useAccount } from '../../app/session/account.tsx'
import type { Output } from '../../app/api/endpoints.ts'
import { useBrand } from '../../app/document/look.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { useMethodWords } from './method-words.ts'
import type { Content, Transaction } from './shapes.ts'
import { StatusBadge } from './status-badge.tsx'
import { type SumLine, Sums } from './sums.tsx'
import { useTransactionNotes } from './transaction-notes.tsx'
import { Tracker } from './tracker.tsx'
import { useTransaction } from './use-transaction.ts'

/** One transaction on one sheet, fit to be printed. A withdrawal that is on its way shows where it is above the sheet. */
export function Receipt({
  transaction: loaded,
  profile,
  content,
}: {
  transaction: Transaction
  profile: Output<'account.getprofileinfo'> | undefined
  content: Content
}) {
  const t = useTranslations('cashierPages.receipt')
  const [known, setKnown] = useState(loaded)
  const transaction = useTransaction(known.id === loaded.id ? known : loaded)
  return (
    <div className="grid gap-5">
      {transaction.type === 'withdrawal' && transaction.settled_time === null && (
        <Tracker transaction={transaction} onChange={setKnown} />
      )}
      <Sheet transaction={transaction} profile={profile} content={content} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="plain" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink look="quiet" to="/cashier/history">
          {t('toHistory')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Sheet({
  transaction,
  profile,
  content,
}: {
  transaction: Transaction
  profile: Output<'account.getprofileinfo'> | undefined
  content: Content
}) {
  const t = useTranslations('cashierPages.receipt')
  const cashier = useTranslations('cashier')
  const notes = useTransactionNotes()
  const sumText = useSumText()
  const { info } = useAccount()
  const brand = useBrand()
  const { isSimulation } = useSettings('site')
  const words = useMethodWords(content.paymentMethods)
  const timeZone = useTimeZone() ?? 'UTC'
  const { address: withAddress, contacts: withContacts, rules: withRules } = content.receiptBlocksVisibility
  const moment = (iso: string) => (
    <time
      dateTime={iso}
      className="ltr-run"
    >{`${formatDate(instantOf(iso), timeZone)} ${formatTime(instantOf(iso), timeZone)}`}</time>
  )
  const optional = (name: string, value: ReactNode): SumLine[] => (value ? [{ name, value }] : [])
  const address = profile && addressOf(profile.profile)
  return (
    <article className="receipt grid gap-5 rounded-3 border border-line bg-surface-1 p-5 tablet:p-7">
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-dashed border-line-strong pb-5">
        <Wordmark {...brand} />
        <div className="grid justify-items-end gap-0.5">
          <span className="figures text-28 font-semibold">{sumText(fromWire(transaction.amount))}</span>
          <StatusBadge transaction={transaction} />
        </div>
      </header>
      <Sums
        lines={[
          { name: t('number'), value: transaction.id },
          { name: t('kind'), value: cashier(`types.${transaction.type}`) },
          { name: t('started'), value: moment(transaction.time) },
          ...optional(t('settled'), transaction.settled_time && moment(transaction.settled_time)),
          { name: t('method'), value: words.title(transaction.method) },
          ...optional(t('instrument'), transaction.instrument && <bdi>{transaction.instrument}</bdi>),
          ...referenceOf(transaction, t),
          ...optional(t('balance'), transaction.balance && sumText(fromWire(transaction.balance))),
          ...optional(t('reason'), notes(transaction).join(' ')),
          { name: t('player'), value: `${info.uid}` },
        ]}
      />
      {withAddress && <Block title={t('address')}>{address || t('noAddress')}</Block>}
      {withContacts && (
        <Block title={t('contacts')}>
          <Contacts contacts={profile?.contacts ?? []} login={info.login} />
        </Block>
      )}
      {withRules && <Block title={t('rules')}>{t('rulesText', { brand: brand.name })}</Block>}
      {isSimulation && <p className="text-12 text-chalk-3">{t('simulation')}</p>}
    </article>
  )
}

/** The provider's number of a payment; of a jackpot the round or the bet that won it, where it can be worked out again. */
function referenceOf(
  { type, reference }: Pick<Transaction, 'type' | 'reference'>,
  t: (name: 'reference' | 'round' | 'bet') => string
): SumLine[] {
  if (!reference) return []
  if (type !== 'jackpot_win') return [{ name: t('reference'), value: <bdi className="break-all">{reference}</bdi> }]
  const bet = /^bet-(\d+)$/.exec(reference)?.[1]
  if (bet !== undefined) {
    const link = (
      <Link to="/profile/bets" className="underline underline-offset-4 tap-room">
        {bet}
      </Link>
    )
    return [{ name: t('bet'), value: link }]
  }
  const round = (
    <Link to={`/fairness?round=${reference}`} className="underline underline-offset-4 tap-room">
      {reference}
    </Link>
  )
  return [{ name: t('round'), value: round }]
}

const Contacts = ({ contacts, login }: { contacts: Output<'account.getprofileinfo'>['contacts']; login: string }) =>
  (contacts.length > 0 ? contacts.map(({ contact }) => contact) : [login]).map((contact) => (
    <p key={contact}>
      <bdi>{contact}</bdi>
    </p>
  ))

const addressOf = ({ address, postcode, home_town: town, region, country }: PersonalData): string =>
  [address, postcode, town, region, country].filter(Boolean).join(', ')

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1 border-t border-line pt-4 text-14">
    <h2 className="kicker">{title}</h2>
    <div className="text-chalk-2">{children}</div>
  </section>
)
