import { offeredPeriods } from '@ante/product/protection/rules/periods'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useAccount } from '../../app/session/account.tsx'
import { isByRegister, type OwnExclusion, useExclusion, useExclusionSentence } from '../../app/session/exclusion.ts'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { PeriodChoice } from './period-choice.tsx'
import { Refusal } from './refusal.tsx'
import { type BreakRules, useBreak, useReachText } from './use-break.tsx'
import { useCall } from './use-call.ts'

/** The way out: a break in one press, or longer. For whoever has taken it, how it stands and the way back. */
export function BreakSection({ made, rules }: { made: string; rules: BreakRules }) {
  const exclusion = useExclusion()
  return exclusion ? <Status exclusion={exclusion} made={made} rules={rules} /> : <Offer rules={rules} />
}

function Offer({ rules }: { rules: BreakRules }) {
  const t = useTranslations('protection.break')
  const { begin, busy, problem } = useBreak(rules)
  return (
    <section
      id="break"
      aria-labelledby="break-title"
      className="grid scroll-mt-24 gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-[52ch] flex-1 basis-72 gap-1">
          <h2 id="break-title" className="font-display text-22">
            {t('title')}
          </h2>
          <p className="text-14 text-chalk-2">{t('text')}</p>
        </div>
        {rules.breakHours > 0 && (
          <Button icon="pause" loading={busy} className="max-[30rem]:w-full" onClick={() => void begin('break')}>
            {t('day', { hours: rules.breakHours })}
          </Button>
        )}
      </div>
      <Refusal text={problem} />
      <div className="border-t border-line pt-2">
        <PeriodChoice
          title={t('more')}
          periods={offeredPeriods(rules)}
          busy={busy}
          onChosen={(period) => void begin(period)}
        />
      </div>
    </section>
  )
}

function Status({ exclusion, made, rules }: { exclusion: OwnExclusion; made: string; rules: BreakRules }) {
  const t = useTranslations('protection')
  const open = useTranslations('shell.exclusion')
  const sentence = useExclusionSentence()
  const dateText = useDateText()
  const reachText = useReachText()
  const { begin, busy, problem } = useBreak(rules)
  const { refresh } = useAccount()
  const call = useCall()
  const part = useKeptFocus<HTMLElement>()
  const { state, returns_at } = exclusion
  const ask = () =>
    void call.run(async () => {
      await post('account.askToReturn', {})
      await refresh()
    })
  return (
    <section
      ref={part}
      id="break"
      tabIndex={-1}
      aria-labelledby="break-title"
      className="grid scroll-mt-24 gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="break-title" className="flex items-start gap-2.5 font-display text-22">
          <span className="mt-1 text-cool">
            <Icon name="moon-star" size={22} />
          </span>
          {sentence(exclusion)}
        </h2>
        <p className="max-w-[64ch] text-14 text-chalk-2">
          {state === 'ended' || state === 'returning'
            ? t(`status.${state}`)
            : isByRegister(exclusion)
              ? open('open')
              : `${t('status.active')} ${reachText(rules.reach)}`}
        </p>
      </div>
      {state === 'ended' && (
        <div>
          <Button loading={call.busy} onClick={ask}>
            {t('status.ask')}
          </Button>
        </div>
      )}
      {returns_at && (
        <p className="flex flex-wrap items-center gap-4 text-14">
          <span className="sr-only">{t('status.asked', { date: dateText(returns_at, 'time') })}</span>
          <Countdown to={returns_at} made={made} />
        </p>
      )}
      <Refusal text={call.text ?? problem} />
      {state !== 'permanent' && (
        <div className="border-t border-line pt-2">
          <PeriodChoice
            title={t(isByRegister(exclusion) ? 'break.more' : 'break.longer')}
            periods={offeredPeriods(rules)}
            busy={busy}
            onChosen={(period) => void begin(period)}
          />
        </div>
      )}
    </section>
  )
}
