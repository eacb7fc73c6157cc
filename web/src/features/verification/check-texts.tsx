import { useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { useDateText } from '../../ui/date-text.tsx'
import { problemsOf } from './problems.ts'

export type Verification = Output<'account.getVerification'>
export type Check = Verification['checks'][number]

/** Whether something may be handed in. */
export const isOpenCheck = ({ state }: Check): boolean =>
  state !== 'approved' && state !== 'rejected' && state !== 'pending'

/** What became of a check, why it was asked for, and how long it takes. */
export function CheckTexts({ check, minutes }: { check: Check; minutes: number }) {
  const t = useTranslations('profile.verification')
  const dateText = useDateText()
  const { state, step, trigger, labels, comment, is_with_staff, handed_in_at, decided_at, document_ends_on } = check
  const text = 'max-w-[64ch] text-14 text-chalk-2'
  if (state === 'approved')
    return (
      <p className={text}>
        {decided_at && t('approvedText', { date: dateText(decided_at) })}{' '}
        {document_ends_on && t('until', { date: dateText(`${document_ends_on}T12:00:00Z`) })}
      </p>
    )
  if (state === 'rejected')
    return (
      <p className={text}>
        {t('rejectedState')} {t('rejectedText')}
      </p>
    )
  if (state === 'pending')
    return (
      <p className={text}>
        {is_with_staff || !handed_in_at
          ? t('staffText')
          : t('pendingText', { date: dateText(handed_in_at, 'time'), minutes: String(minutes) })}
      </p>
    )
  return (
    <div className={`grid gap-2 ${text}`}>
      {trigger && <p>{t(`triggers.${trigger}`)}</p>}
      {state === 'retry' && (
        <ul className="grid list-disc gap-1 ps-5 text-chalk">
          {problemsOf(labels).map((problem) => (
            <li key={problem}>{t(`problems.${problem}`)}</li>
          ))}
          {comment && (
            <li className="wrap-anywhere">
              <bdi>{comment}</bdi>
            </li>
          )}
        </ul>
      )}
      <p>{step === 'funds' ? t('needFunds') : t('need', { minutes: String(minutes) })}</p>
    </div>
  )
}
