import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import type { Recomputed, Step } from './recompute.ts'

const tones = {
  matches: 'border-baize text-baize',
  differs: 'border-danger bg-danger-soft text-danger',
  part: 'border-line-strong text-chalk',
} as const
const icons = { matches: 'check', differs: 'warning', part: 'info' } as const

/** What came out, said plainly, and each step that led there. */
export function Verdict({ verdict, hindrance, steps }: Recomputed) {
  const t = useTranslations('fairness')
  return (
    <div className="grid gap-5">
      <div
        role={verdict === 'differs' ? 'alert' : 'status'}
        className={`grid gap-1 rounded-3 border p-4 ${tones[verdict]}`}
        data-verdict={verdict}
      >
        <p className="flex items-center gap-2.5 font-display text-22">
          <Icon name={icons[verdict]} size={22} />
          {t(`verdicts.${verdict}.title`)}
        </p>
        <p className="text-14 text-chalk-2">{t(`verdicts.${verdict}.text`)}</p>
        {hindrance && <p className="text-14 text-chalk-2">{t(`hindrances.${hindrance}`)}</p>}
      </div>
      <ol className="grid gap-3">
        {steps.map((step) => (
          <StepCard key={step.name} step={step} />
        ))}
      </ol>
    </div>
  )
}

function StepCard({ step }: { step: Step }) {
  const t = useTranslations('fairness')
  return (
    <li className={`grid gap-2.5 rounded-3 border bg-surface-1 p-4 ${step.holds ? 'border-line' : 'border-danger'}`}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-16 font-semibold">{t(`steps.${step.name}.title`)}</h3>
        <span className={`shrink-0 text-14 font-semibold ${step.holds ? 'text-baize' : 'text-danger'}`}>
          {step.holds ? t('holds') : t('fails')}
        </span>
      </div>
      <p className="text-14 text-chalk-3">
        {t(`steps.${step.name}.text`, { count: step.name === 'numbers' ? step.numbers.length : 0 })}
      </p>
      <Facts step={step} />
    </li>
  )
}

function Facts({ step }: { step: Step }) {
  const t = useTranslations('fairness')
  if (step.name === 'numbers')
    return (
      <dl className="grid gap-2">
        <Fact name={t('messages')}>
          <Code text={step.messages.join('\n')} />
        </Fact>
        <Fact name={t('numbers')}>
          <Code text={step.numbers.join(' ')} />
        </Fact>
      </dl>
    )
  return (
    <dl className="grid gap-2">
      <Fact name={t('said')}>
        {step.name === 'win' ? <Money value={step.said} /> : <Code text={step.said || t('noLevel')} />}
      </Fact>
      <Fact name={t('found')}>
        {step.name === 'win' ? (
          <Money value={step.found} />
        ) : (
          <Code text={step.found || t(step.name === 'jackpot' ? 'noLevel' : 'nothing')} />
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-1">
    <dt className="text-12 text-chalk-3">{name}</dt>
    <dd className="min-w-0 text-14">{children}</dd>
  </div>
)

/** Long runs of hexadecimal digits and JSON: broken anywhere, so that nothing has to be scrolled. */
const Code = ({ text }: { text: string }) => (
  <pre dir="ltr" className="rounded-2 bg-ink px-3 py-2 text-start text-12 break-all whitespace-pre-wrap text-chalk-2">
    {text}
  </pre>
)
