import { fromWire, isPositive, type Money, subtract } from '@ante/kit/money'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusOnce } from './focus-once.ts'
import { FormAlert } from './form-alert.tsx'
import { FormLink } from './form-link.tsx'
import { useMethodWords } from './method-words.ts'
import { type PointsLoss, PointsLost } from './points-lost.tsx'
import { wordOf } from './requisite-fields.tsx'
import type { Bank, Content, WithdrawMethod } from './shapes.ts'
import { type SumLine, Sums } from './sums.tsx'

interface WithdrawConfirmProps {
  method: WithdrawMethod
  sum: Money
  /** What is paid first. */
  owed: Money
  /** Where the market or the player's own lock says no, nobody is told that one can. */
  mayCancel: boolean
  requisites: Readonly<Record<string, string>>
  banks: readonly Bank[]
  content: Content
  losses: readonly PointsLoss[]
  problem: { text: string; type: string } | undefined
  sending: boolean
  /** It may have been taken: until there is an answer it is asked for as it is. */
  frozen: boolean
  /** The second click of a double click was meant for the form before, whose button stood in the same place. */
  onSend: (click: { readonly detail: number }) => void
  onChange: () => void
}

/** All of it once more, before the money is set aside. */
export function WithdrawConfirm({
  method,
  sum,
  owed,
  mayCancel,
  requisites,
  banks,
  content,
  losses,
  problem,
  sending,
  frozen,
  onSend,
  onChange,
}: WithdrawConfirmProps) {
  const t = useTranslations('cashierPages.withdraw')
  const fee = useTranslations('cashierPages.deposit')('noFee')
  const labels = useTranslations('cashier.requisites')
  const words = useMethodWords(content.paymentMethods)
  const { balances } = useAccount()
  const sumText = useSumText()
  const main = fromWire(balances.balance_main)
  const details: SumLine[] = method.requisites
    .filter(({ sysname }) => requisites[sysname])
    .map(({ sysname, type }) => ({
      name: labels(`${wordOf(sysname)}.label`),
      value: (
        <bdi>{type === 'bank' ? banks.find(({ id }) => id === requisites[sysname])?.name : requisites[sysname]}</bdi>
      ),
    }))
  return (
    <section className="grid gap-5" aria-labelledby="confirm-title">
      <h2 id="confirm-title" ref={focusOnce} tabIndex={-1} className="font-display text-22 outline-none">
        {t('confirm.title')}
      </h2>
      <div className="grid gap-4 rounded-3 border border-line bg-surface-1 p-4">
        <Sums
          lines={[
            { name: t('confirm.sum'), value: sumText(sum), strong: true },
            { name: t('confirm.fee'), value: fee },
            { name: t('confirm.method'), value: words.title(method.sysname) },
            ...details,
            ...(isPositive(owed) ? [{ name: t('confirm.debt'), value: sumText(owed) }] : []),
            { name: t('confirm.left'), value: sumText(subtract(subtract(main, owed), sum)) },
          ]}
        />
      </div>
      <p className="text-14 text-chalk-2">{t(mayCancel ? 'confirmNote' : 'confirmFinal')}</p>
      <PointsLost losses={losses} />
      {problem && (
        <FormAlert text={problem.text}>
          <FormLink type={problem.type} content={content} />
        </FormAlert>
      )}
      <div className="grid gap-3">
        {losses.length > 0 && (
          <ButtonLink size="large" wide to="/cashier/wallet">
            {t('losses.keep')}
          </ButtonLink>
        )}
        <Button look={losses.length > 0 ? 'danger' : 'main'} size="large" wide loading={sending} onClick={onSend}>
          {t('submit', { sum: sumText(sum) })}
        </Button>
        <Button look="quiet" wide disabled={sending || frozen} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  )
}
