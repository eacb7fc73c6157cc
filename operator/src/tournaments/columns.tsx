import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Money } from '@ante/web/ui/money'
import type { Column } from '@ante/web/ui/table'
import { badgeText } from '../ui/badge-text.ts'
import { dateText } from '../ui/date-text.ts'
import { scoringNames } from './words.ts'

export type Asked = 'put' | 'stop'

const tones: Readonly<Record<StaffTournament['status'], BadgeTone>> = {
  future: 'info',
  active: 'good',
  finished: 'neutral',
  withdrawn: 'bad',
}
export const titleOf = ({ terms, id }: StaffTournament): string => terms.texts['en']?.title ?? terms.sysname ?? id
const mayChange = ({ status, series, terms }: StaffTournament): boolean =>
  status === 'future' && series !== null && series === terms.sysname
const mayStop = ({ status, series, participants, terms }: StaffTournament): boolean =>
  series !== null && status !== 'withdrawn' && (terms.repeats || (status === 'future' && participants === 0))

export const columnsOf = (
  onAsk: ((what: Asked, tournament: StaffTournament) => void) | undefined
): Column<StaffTournament>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: (one) => (
      <>
        <span className="font-semibold">{titleOf(one)}</span>{' '}
        <span className="text-chalk-3">
          {one.series ?? '–'}, run {one.run}
        </span>
      </>
    ),
  },
  { key: 'status', head: 'State', cell: ({ status }) => <Badge tone={tones[status]}>{badgeText(status)}</Badge> },
  {
    key: 'period',
    head: 'Period',
    cell: ({ terms }) =>
      `${dateText(terms.starts_at)} to ${dateText(terms.ends_at)}${terms.repeats ? ', repeats' : ''}`,
  },
  { key: 'scoring', head: 'Ranked by', cell: ({ terms }) => scoringNames[terms.scoring] },
  { key: 'games', head: 'Games', number: true, cell: ({ terms }) => terms.games.length },
  { key: 'fund', head: 'Prize fund', number: true, cell: ({ total_prize }) => <Money value={total_prize} /> },
  {
    key: 'paid',
    head: 'Paid',
    number: true,
    cell: ({ is_closed, paid, winners }) =>
      is_closed ? (
        <>
          <Money value={paid} /> ({winners})
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'players',
    head: 'Players',
    number: true,
    cell: ({ participants, terms }) =>
      terms.entrants_most === null ? participants : `${participants} of ${terms.entrants_most}`,
  },
  {
    key: 'actions',
    head: 'Actions',
    cell: (one) =>
      onAsk && (
        <div className="flex flex-wrap gap-2">
          {mayChange(one) && (
            <Button look="plain" size="small" aria-label={`Change: ${titleOf(one)}`} onClick={() => onAsk('put', one)}>
              Change
            </Button>
          )}
          {mayStop(one) && (
            <Button
              look="plain"
              size="small"
              aria-label={`Stop: ${titleOf(one)}, run ${one.run}`}
              onClick={() => onAsk('stop', one)}
            >
              Stop
            </Button>
          )}
        </div>
      ),
  },
]
