import { formatDate, formatTime, instantOf } from '@ante/kit/instant'
import { fromWire } from '@ante/kit/money'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTimeZone, useTranslations } from 'use-intl'
import type { Output } from '../../app/api/endpoints.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Table } from '../../ui/table.tsx'

type Round = Output<'games.getHistory'>['rounds'][number]

/** What can be done with a round that is over. */
type ActionOf = (id: string) => ReactNode

/** Rounds played for money, newest first. The server says only whether there are more. */
export function RoundList({
  rounds,
  page,
  hasMore,
  actionOf,
}: {
  rounds: readonly Round[]
  page: number
  hasMore: boolean
  actionOf: ActionOf
}) {
  const t = useTranslations('bets.rounds')
  const bets = useTranslations('bets')
  if (rounds.length === 0) {
    return (
      <EmptyState icon="casino" title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to="/gamehall">{t('empty.action')}</ButtonLink>
      </EmptyState>
    )
  }
  const to = (target: number) => `/profile/bets?view=casino${target > 1 ? `&page=${target}` : ''}`
  return (
    <>
      <Table
        caption={bets('tabs.casino')}
        columns={columnNames.map((key) => ({
          key,
          head: t(`columns.${key}`),
          number: key === 'stake' || key === 'win',
          cell: (round: Round) => cellOf(key, round, actionOf),
        }))}
        rows={rounds}
        rowKey={({ id }) => id}
      />
      <div className="flex gap-3">
        {page > 1 && (
          <ButtonLink to={to(page - 1)} look="plain">
            {t('newer')}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink to={to(page + 1)} look="plain">
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

const columnNames = ['time', 'game', 'stake', 'win', 'status', 'id'] as const

function cellOf(column: (typeof columnNames)[number], round: Round, actionOf: ActionOf): ReactNode {
  switch (column) {
    case 'time':
      return <Started iso={round.started_at} />
    case 'game':
      return <Game round={round} />
    case 'stake':
      return <Money value={round.stake} />
    case 'win':
      return <Won round={round} />
    case 'status':
      return <State status={round.status} />
    case 'id':
      return (
        <span className="grid justify-items-start gap-1 max-tablet:justify-items-end">
          {round.is_remote ? <span className="figures text-chalk-3">{round.id}</span> : <Proof id={round.id} />}
          {/* A round that goes on has no end to doubt yet. */}
          {round.status !== 'open' && actionOf(round.id)}
        </span>
      )
  }
}

/** What the round won, and of a jackpot beside it. */
function Won({ round: { win, stake, jackpot } }: { round: Round }) {
  const t = useTranslations('bets.rounds')
  const sumText = useSumText()
  return (
    <span className="grid justify-items-end gap-0.5">
      <Money value={win} className={win.amount > stake.amount ? 'font-semibold text-baize' : ''} />
      {jackpot && (
        <span className="text-12 font-semibold text-baize">
          {t('jackpot', { sum: sumText(fromWire(jackpot.amount)) })}
        </span>
      )}
    </span>
  )
}

function Started({ iso }: { iso: string }) {
  const timeZone = useTimeZone() ?? 'UTC'
  const at = instantOf(iso)
  return (
    <time dateTime={iso} className="figures ltr-run">{`${formatDate(at, timeZone)} ${formatTime(at, timeZone)}`}</time>
  )
}

function Game({ round: { sysname, name, status } }: { round: Round }) {
  const t = useTranslations('bets.rounds')
  if (status !== 'open')
    return (
      <Link to={`/game/${sysname}`} className="font-semibold hover:underline">
        {name}
      </Link>
    )
  return (
    <Link to={`/game/${sysname}#real`} className="font-semibold text-ember underline-offset-4 hover:underline">
      {t('resume', { name })}
    </Link>
  )
}

/** Leads to where the round can be worked out again. */
function Proof({ id }: { id: string }) {
  const t = useTranslations('bets.rounds')
  return (
    <Link
      to={`/fairness?round=${id}`}
      aria-label={t('prove', { id })}
      className="figures text-chalk-3 underline underline-offset-4 hover:text-chalk"
    >
      {id}
    </Link>
  )
}

function State({ status }: { status: Round['status'] }) {
  const t = useTranslations('bets.rounds')
  return <Badge tone={status === 'open' ? 'ember' : 'neutral'}>{t(`states.${status}`)}</Badge>
}
