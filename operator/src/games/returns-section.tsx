import type { GameReturn } from '@ante/product/games/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { dateText } from '../ui/date-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'

const spans = [1, 7, 30, 90, 365]

/** Theoretical against actual return of each game and version, with the band of chance. */
export function ReturnsSection({ turn }: { turn: number }) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('days'))
  const days = spans.includes(asked) ? asked : 30
  const loaded = useLoaded('games.getreturns', { days }, turn)
  return (
    <section aria-labelledby="returns" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="returns" className="font-display text-22">
        Returns
      </h2>
      <p className="max-w-[64ch] text-chalk-2">
        What finished rounds have paid back, beside what the certificate says. Counted every hour; a return outside its
        band over 30 days is an alarm.
      </p>
      <div className="w-60">
        <Select
          label="Days"
          options={spans.map((span) => ({ value: String(span), label: span === 1 ? 'Today' : `Last ${span} days` }))}
          value={String(days)}
          onChange={(event) =>
            setSearch((before) => {
              before.set('days', event.target.value)
              return before
            })
          }
        />
      </div>
      <LoadedList
        loaded={loaded}
        what="returns"
        empty={
          <EmptyState icon="casino" title="No rounds" text="Nothing was played in these days, or not counted yet." />
        }
      >
        {(data) => <ReturnsTable items={data.items} />}
      </LoadedList>
    </section>
  )
}

const words: Readonly<Record<GameReturn['verdict'], string>> = {
  within: 'Within',
  above: 'Above its band',
  below: 'Below its band',
  few: 'Too few rounds',
  unknown: 'Not certified here',
}
const columns = [
  { key: 'game', head: 'Game' },
  { key: 'version', head: 'Version' },
  { key: 'rounds', head: 'Rounds', number: true },
  { key: 'theory', head: 'Certified', number: true },
  { key: 'actual', head: 'Actual', number: true },
  { key: 'band', head: 'Band', number: true },
  { key: 'state', head: 'State' },
] as const

function cellOf(key: (typeof columns)[number]['key'], row: GameReturn) {
  switch (key) {
    case 'game':
      return row.game.name
    case 'version':
      return row.version === '' ? 'its studio’s' : row.version
    case 'rounds':
      return row.rounds.toLocaleString('en')
    case 'theory':
      return row.theory ? spanText(row.theory.lowest, row.theory.highest) : '–'
    case 'actual':
      return `${row.actual}%`
    case 'band':
      return row.band ? spanText(row.band.low, row.band.high) : '–'
    case 'state':
      return <State row={row} />
  }
}
const spanText = (low: string, high: string): string => (low === high ? `${low}%` : `${low}–${high}%`)

function State({ row: { verdict, alarm_since, is_enabled: isEnabled } }: { row: GameReturn }) {
  return (
    <span className="grid justify-items-start gap-1 max-tablet:justify-items-end">
      <Badge tone={verdict === 'above' || verdict === 'below' ? 'ember' : 'neutral'}>{words[verdict]}</Badge>
      {!isEnabled && <Badge tone="bad">Disabled</Badge>}
      {alarm_since !== null && <span className="text-12 text-danger">Alarm since {dateText(alarm_since)}</span>}
    </span>
  )
}

function ReturnsTable({ items }: { items: readonly GameReturn[] }) {
  return (
    <Table
      caption="Returns by game and version"
      columns={columns.map((column) => ({ ...column, cell: (row: GameReturn) => cellOf(column.key, row) }))}
      rows={items}
      rowKey={({ game, version }) => `${game.sysname} ${version}`}
    />
  )
}
