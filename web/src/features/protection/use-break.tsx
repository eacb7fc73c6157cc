import type { Policy } from '@ante/kit/policy'
import type { SelfExclusion } from '@ante/product/protection/contract'
import { kindOf, type Period } from '@ante/product/protection/rules/periods'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { endingBy } from '../../app/session/end-session.ts'
import { useFarewell } from '../../app/session/farewell.ts'
import { dialogs } from '../../ui/dialog/store.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCall } from './use-call.ts'

export interface BreakRules extends Pick<Policy, 'breakHours' | 'timeOuts' | 'exclusions' | 'openBets'> {
  /** Where it holds: the one that runs, or a new one. */
  readonly reach: SelfExclusion['reach']
}

/** Says what a break of this length means, and begins it where the player agrees: the session is over then, and the farewell is shown. */
export function useBreak(rules: BreakRules) {
  const t = useTranslations('protection.break')
  const farewell = useFarewell()
  const call = useCall()
  async function begin(period: Period): Promise<void> {
    const agreed = await dialogs.confirm({
      name: 'begin-break',
      title:
        period === 'permanent'
          ? t('dialog.permanent')
          : t('dialog.title', { period: t(`periods.${period}`, { hours: rules.breakHours }) }),
      agree: t('dialog.agree'),
      reject: t('dialog.reject'),
      isDestructive: true,
      content: <Points period={period} rules={rules} />,
    })
    if (!agreed) return
    await call.run(async () => {
      const { until } = await endingBy(() => post('account.setSelfExclusion', { period }))
      await farewell(until)
    })
  }
  return { begin, busy: call.busy, problem: call.text }
}

/** Whether it holds on all sites of the house, or on this one alone. */
export function useReachText(): (reach: SelfExclusion['reach']) => string {
  const t = useTranslations('protection.break.reach')
  const { name } = useSettings('site')
  return (reach) => t(reach, { site: name })
}

const points = ['closed', 'reach', 'session', 'bets', 'money', 'news'] as const

/** RG-11: all that happens, before it does. */
function Points({ period, rules: { openBets, reach } }: { period: Period; rules: BreakRules }) {
  const t = useTranslations('protection.break.dialog.points')
  const reachText = useReachText()
  const isRefunded = openBets.onExclusion === 'refund' && kindOf(period) === 'self_exclusion'
  const told = period === 'permanent' ? ([...points, 'forGood'] as const) : ([...points, 'fixed', 'back'] as const)
  return (
    <ul className="grid gap-2.5 text-14 text-chalk-2">
      {told.map((point) => (
        <li key={point} className="flex gap-2.5">
          <span className="mt-0.5 text-chalk-3">
            <Icon name={point === 'money' ? 'check' : 'info'} size={17} />
          </span>
          {point === 'reach'
            ? reachText(reach)
            : point === 'bets' && isRefunded
              ? t('betsRefunded', { hours: openBets.withinHours ?? 0 })
              : t(point)}
        </li>
      ))}
    </ul>
  )
}
