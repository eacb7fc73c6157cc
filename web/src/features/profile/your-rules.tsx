import { useTranslations } from 'use-intl'
import { money } from '@ante/kit/money'
import type { Output } from '../../app/api/endpoints.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'

type Rules = Output<'policies.getrules'>
type Sums = NonNullable<Rules['rules']['bonusMost']>

/** What the player's market asks of us and of them, as far as it is kept here, and the law that says so. */
export function YourRules({ law, rules }: Rules) {
  const t = useTranslations('profile.responsible-game.rules')
  const lines = useLines(rules)
  return (
    <section aria-labelledby="your-rules" className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5">
      <div className="grid gap-1">
        <h2 id="your-rules" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-chalk-2">{law ? t('text') : t('own')}</p>
      </div>
      {law && (
        <dl className="grid gap-x-10 gap-y-3 text-14 tablet:flex tablet:flex-wrap">
          {(['law', 'authority'] as const).map((part) => (
            <div key={part} className="grid">
              <dt className="text-chalk-3">{t(part)}</dt>
              <dd className="font-semibold wrap-anywhere">
                <bdi lang={law.language}>{part === 'law' ? law.name : law.authority}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="grid gap-x-10 gap-y-2 text-14 wide:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-baize" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One sentence for each rule that binds somebody: what is allowed anyway is not said. */
function useLines({
  minimumAge,
  stakes,
  cycleMs,
  wageringMost,
  welcomeBonus,
  pauses,
  dormant,
  ...is
}: Rules['rules']): string[] {
  const t = useTranslations('profile.responsible-game.rules')
  const sumText = useSumText()
  const { currency } = useAccount().info.balance_main
  const line = (isSaid: boolean, sentence: string): string[] => (isSaid ? [sentence] : [])
  const upTo = (most: Sums | null, key: 'bonusMost' | 'monthMost'): string[] =>
    most ? [t(key, { max: sumText(money(most[currency], currency)) })] : []
  return [
    t('age', { age: minimumAge }),
    ...line(is.identity.before === 'play' || is.identity.before === 'registration', t('identity')),
    ...stakes
      .filter(({ product }) => product === 'slot')
      .map(({ from, to, most }) => {
        const max = sumText(money(most[currency], currency))
        if (to !== null) return t('slotStakeAges', { from, to: to - 1, max })
        return from > minimumAge ? t('slotStakeFrom', { from, max }) : t('slotStake', { max })
      }),
    ...line(cycleMs.slot > 0, t('slotCycle', { seconds: cycleMs.slot / 1000 })),
    ...line(cycleMs.other > 0, t('otherCycle', { seconds: cycleMs.other / 1000 })),
    ...(pauses
      ? [
          t('pause', { minutes: pauses.afterMinutes, break: pauses.breakMinutes }),
          t('betweenGames', { seconds: pauses.betweenGamesSeconds }),
        ]
      : []),
    ...line(!is.autoplay, t('autoplay')),
    ...line(!is.turbo && !is.slamStop, t('speed')),
    ...line(!is.featureBuy, t('featureBuy')),
    ...line(!is.severalGames, t('severalGames')),
    ...line(!is.demoBeforeAge, t('demo')),
    ...line(!is.jackpots, t('jackpots')),
    ...upTo(is.depositLimit.monthMost, 'monthMost'),
    ...line(!is.creditCards, t('creditCards')),
    ...line(!is.credit, t('credit')),
    ...line(!is.crypto, t('crypto')),
    ...line(!is.withdrawalCancel, t('cancel')),
    ...line(!welcomeBonus.isOffered, t('noWelcome')),
    ...line(!is.laterBonuses, t('oneBonus')),
    ...upTo(is.bonusMost, 'bonusMost'),
    ...line(wageringMost !== null, t('wagering', { times: wageringMost ?? 0 })),
    ...line(!is.mixedBonuses, t('mixed')),
    ...(dormant.after
      ? [
          t(`dormant.${dormant.balance === 'to-regulator' ? 'regulator' : dormant.balance}`, {
            time: t(`dormantAfter.${dormant.after.unit}`, { count: dormant.after.count }),
            notice: dormant.noticeDays,
          }),
        ]
      : []),
  ]
}
