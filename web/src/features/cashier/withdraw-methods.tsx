import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { methodCard, MethodFace } from './method-card.tsx'
import { useMethodWords } from './method-words.ts'
import type { Content, WithdrawMethod } from './shapes.ts'

/** A card can only be paid that has paid in before. */
export const needsCard = ({ requisites, saved }: WithdrawMethod): boolean =>
  saved.length === 0 && requisites.some(({ type, is_required }) => type === 'card_number' && is_required)

/** The ways to pay out (CASH-38); the address holds the choice. */
export function WithdrawMethods({ methods, content }: { methods: readonly WithdrawMethod[]; content: Content }) {
  const t = useTranslations('cashierPages.withdraw')
  const cashier = useTranslations('cashier')
  const words = useMethodWords(content.paymentMethods)
  if (methods.length === 0) return <EmptyState icon="wallet" title={t('noMethods.title')} text={t('noMethods.text')} />
  return (
    <div className="grid gap-3">
      <h2 className="text-16 font-semibold">{t('choose')}</h2>
      <ul className="grid gap-3">
        {methods.map((method) => {
          const face = (end: ReactNode) => (
            <MethodFace
              sysname={method.sysname}
              words={words}
              title={words.title(method.sysname)}
              text={needsCard(method) ? cashier('noSavedCard') : words.descriptionWithdraw(method.sysname)}
              note={words.minMax(method)}
              end={end}
            />
          )
          return (
            <li key={method.id}>
              {needsCard(method) ? (
                <div className={`${methodCard} flex-wrap hover:border-line! hover:bg-surface-1!`}>
                  {face(
                    <ButtonLink look="plain" size="small" to="/cashier/deposit/card">
                      {t('noSaved')}
                    </ButtonLink>
                  )}
                </div>
              ) : (
                <Link to={`/cashier/withdraw?method=${method.sysname}`} className={methodCard}>
                  {face(
                    <span className="text-chalk-3">
                      <Icon name="chevron" mirrored />
                    </span>
                  )}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
