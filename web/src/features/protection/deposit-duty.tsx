import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import type { Limits } from '../../app/protection/limits.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { LimitForm } from './limit-form.tsx'
import { Refusal } from './refusal.tsx'
import { useCall } from './use-call.ts'

type Choice = 'want' | 'without'

/** What the market wants before a deposit: an answer, or a limit. The page is read again when it is there. */
export function DepositDuty({ limits }: { limits: Limits }) {
  const t = useTranslations('protection')
  const { refresh, info } = useAccount()
  const isRequired = limits.duty === 'required'
  const [choice, setChoice] = useState<Choice>()
  const call = useCall()
  const keep = () =>
    void call.run(async () => {
      await post('account.keepLimits', {})
      await refresh()
    })
  return (
    <section aria-labelledby="duty" className="grid gap-5 rounded-3 border border-line bg-surface-1 p-5">
      <div className="grid gap-1">
        <h2 id="duty" className="font-display text-22">
          {t('duty.title')}
        </h2>
        <p className="text-14 text-chalk-2">{t(isRequired ? 'duty.required' : 'duty.asked')}</p>
      </div>
      {!isRequired && <Choices chosen={choice} onChoose={setChoice} />}
      {(isRequired || choice === 'want') && (
        <LimitForm
          kind="deposit"
          currency={info.balance_main.currency}
          periods={limits.rules.deposit_periods}
          hours={limits.rules.hours}
          save={t('limits.save')}
          onSaved={() => void refresh()}
        />
      )}
      {choice === 'without' && (
        <>
          <Refusal text={call.text} />
          <div>
            <Button loading={call.busy} onClick={keep}>
              {t('duty.next')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

/** Neither of the two is chosen beforehand. */
function Choices({ chosen, onChoose }: { chosen: Choice | undefined; onChoose: (choice: Choice) => void }) {
  const t = useTranslations('protection.duty')
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('asked')}</legend>
      {(['want', 'without'] as const).map((one) => (
        <label
          key={one}
          className="relative flex min-h-12 cursor-pointer items-center gap-3 rounded-2 border border-line bg-surface-2 px-4 text-14 font-medium transition-colors hover:border-line-strong has-checked:border-ember has-checked:bg-ember-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
        >
          <input
            type="radio"
            name="duty"
            value={one}
            checked={chosen === one}
            onChange={() => onChoose(one)}
            className="size-4.5 accent-ember"
          />
          {t(one)}
        </label>
      ))}
    </fieldset>
  )
}
