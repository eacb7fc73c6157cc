import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DepositForm } from './deposit-form.tsx'
import { methodCard, MethodFace } from './method-card.tsx'
import { useMethodWords } from './method-words.ts'
import type { Offer } from './offers.ts'
import type { Bank, Content, DepositMethod } from './shapes.ts'

interface Given {
  methods: readonly DepositMethod[]
  banks: readonly Bank[]
  content: Content
  offers: readonly Offer[]
}

/**
 * The ways to pay in. By the operator's choice a method has its own address, or opens here: under its card (`depositView: inline`), or in the
 * list's place without an address (`paymentMethodsUrlDisplay: none`). CASH-18, CASH-19, CASH-24.
 */
export function DepositMethods({ methods, banks, content, offers }: Given) {
  const t = useTranslations('cashierPages.deposit')
  const words = useMethodWords(content.paymentMethods)
  const [query] = useSearchParams()
  const [opened, setOpened] = useState<string>()
  if (methods.length === 0) return <EmptyState icon="wallet" title={t('noMethods.title')} text={t('noMethods.text')} />
  const inline = content.depositView === 'inline'
  const here = inline || content.paymentMethodsUrlDisplay === 'none'
  const shown = here && !inline && opened ? methods.filter(({ sysname }) => sysname === opened) : methods
  const goesAlong = new URLSearchParams([...query].filter(([name]) => name === 'backUrl' || name === 'offer'))
  return (
    <div className="grid gap-3">
      <h2 className="text-16 font-semibold">{t('choose')}</h2>
      <ul className="grid gap-3">
        {shown.map((method) => {
          const isOpen = opened === method.sysname
          const face = (
            <MethodFace
              sysname={method.sysname}
              words={words}
              title={words.title(method.sysname)}
              text={words.description(method.sysname)}
              note={words.minMax(method)}
              end={
                <span className={`text-chalk-3 ${isOpen ? 'rotate-90 rtl:-rotate-90' : ''}`}>
                  <Icon name="chevron" mirrored />
                </span>
              }
            />
          )
          return (
            <li key={method.id} className="grid gap-5">
              {here ? (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? undefined : method.sysname)}
                  className={methodCard}
                >
                  {face}
                </button>
              ) : (
                <Link
                  to={{
                    pathname: `/cashier/deposit/${method.sysname}`,
                    search: String(goesAlong),
                  }}
                  prefetch="intent"
                  className={methodCard}
                >
                  {face}
                </Link>
              )}
              {here && isOpen && <DepositForm method={method} banks={banks} content={content} offers={offers} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
