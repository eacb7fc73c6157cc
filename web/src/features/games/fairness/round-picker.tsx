import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import type { Output } from '../../../app/api/endpoints.ts'
import { Money } from '../../../ui/money.tsx'

type Round = Output<'games.getHistory'>['rounds'][number]

/** The last rounds of the player; undefined where nobody is signed in. */
export function RoundPicker({ rounds, chosen }: { rounds: readonly Round[] | undefined; chosen: string | undefined }) {
  const t = useTranslations('fairness.pick')
  return (
    <section className="grid content-start gap-3">
      <h2 className="font-display text-22">{t('title')}</h2>
      {rounds === undefined && <p className="text-14 text-chalk-3">{t('signedOut')}</p>}
      {rounds?.length === 0 && <p className="text-14 text-chalk-3">{t('none')}</p>}
      {rounds !== undefined && rounds.length > 0 && (
        <>
          <ul aria-label={t('label')} className="grid gap-1.5">
            {rounds.map((round) => (
              <li key={round.id}>
                <PickedRound round={round} isChosen={round.id === chosen} />
              </li>
            ))}
          </ul>
          <Link
            to="/profile/bets?view=casino"
            className="justify-self-start text-14 text-chalk-2 underline-offset-4 hover:underline"
          >
            {t('older')}
          </Link>
        </>
      )}
    </section>
  )
}

function PickedRound({ round, isChosen }: { round: Round; isChosen: boolean }) {
  const timeZone = useTimeZone() ?? 'UTC'
  const at = instantOf(round.started_at)
  return (
    <Link
      to={`/fairness?round=${round.id}`}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`grid min-h-11 gap-0.5 rounded-2 border px-3.5 py-2.5 text-14 transition-colors duration-150 ${isChosen ? 'border-ember bg-surface-2' : 'border-line bg-surface-1 hover:border-line-strong'}`}
    >
      <span className="flex justify-between gap-3">
        <span className="font-semibold">{round.name}</span>
        <Money value={round.win} />
      </span>
      <span className="figures ltr-run text-12 text-chalk-3">{`${round.id} · ${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`}</span>
    </Link>
  )
}
