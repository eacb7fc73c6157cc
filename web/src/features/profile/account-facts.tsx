import { formatDate, instantOf } from '@ante/kit/instant'
import type { ReactNode } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import type { Output } from '../../app/api/endpoints.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'

type Contacts = Output<'account.getprofileinfo'>['contacts']

/** The account, and how its player is reached. */
export function AccountFacts({ contacts }: { contacts: Contacts }) {
  const t = useTranslations('profile.settings')
  const { info } = useAccount()
  const timeZone = useTimeZone() ?? 'UTC'
  const used = contacts.filter(({ is_pending }) => !is_pending)
  return (
    <>
      <Block title={t('account')}>
        <Facts
          entries={[
            [
              t('login'),
              <span key="login" dir="auto">
                {info.login}
              </span>,
            ],
            [
              t('number'),
              <span key="number" className="figures">
                {info.uid}
              </span>,
            ],
            ...(info.reg_time
              ? [
                  [
                    t('since'),
                    <time key="since" dateTime={info.reg_time} className="figures ltr-run">
                      {formatDate(instantOf(info.reg_time), timeZone)}
                    </time>,
                  ] as const,
                ]
              : []),
            [t('currency'), info.balance_main.currency],
          ]}
        />
      </Block>
      <Block title={t('contacts')}>
        {used.length === 0 && <p className="text-14 text-chalk-3">{t('noContacts')}</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {used.map(({ type, contact, is_confirmed, is_subscribed }) => (
            <li key={type} className={`${twoColumns} gap-y-1.5`}>
              <span className="text-chalk-3">{t(`contactTypes.${type}`)}</span>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <span className="max-w-full font-medium wrap-anywhere">
                  <bdi dir="ltr">{type === 'phone' ? `+${contact}` : contact}</bdi>
                </span>
                <Badge tone={is_confirmed ? 'good' : 'neutral'}>{t(is_confirmed ? 'confirmed' : 'unconfirmed')}</Badge>
                <Badge>{t(is_subscribed ? 'subscribed' : 'unsubscribed')}</Badge>
                {type === 'email' && !is_confirmed && <ConfirmEmail contact={contact} />}
              </div>
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink to="/profile/notification" look="plain" size="small">
            {t('changeContacts')}
          </ButtonLink>
        </div>
      </Block>
    </>
  )
}

/** The names of both blocks stand in one column, and what does not fit beside them goes on below the values. */
const twoColumns = 'grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 text-14'

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5">
    <h2 className="text-16 font-semibold">{title}</h2>
    {children}
  </section>
)

const Facts = ({ entries }: { entries: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={`${twoColumns} gap-y-2.5`}>
    {entries.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-chalk-3">{name}</dt>
        <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
