import type { HeldMatch } from '@ante/product/sportsbook/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { FindForm } from '../ui/find-form.tsx'
import { pageOf } from '../ui/page-of.ts'
import { PlayTabs } from '../ui/play-tabs.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { HoldDialog } from './hold-dialog.tsx'
import { heldText, type Hold, matchName, nameOfHold } from './match-texts.ts'

const pageSize = 25
const params = { queryParam: 'team', showParam: 'show', pageParam: 'page' } as const
const options = [
  { value: '', label: 'All matches' },
  { value: 'held', label: 'Suspended by staff' },
] as const
interface Asked {
  readonly hold: Hold
  readonly match: HeldMatch
}

/** Matches that are played or come, with what staff suspended of each. */
export function MatchesPage() {
  const { asked, ask, told, closing } = useAsked<Asked>()
  const [search] = useSearchParams()
  const page = pageOf(search.get(params.pageParam))
  const loaded = useLoaded('sportsbook.listmatches', {
    query: search.get(params.queryParam) ?? '',
    show: search.get(params.showParam) === 'held' ? 'held' : 'all',
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  return (
    <>
      <PageHeader title="Matches" />
      <PlayTabs />
      <DecidingSection id="matches" title="In play and coming" told={told}>
        <FindForm label="Team" options={options} {...params} />
        <LoadedList
          loaded={loaded}
          what="matches"
          page={page}
          empty={<EmptyState icon="sport" title="No matches" text="No match fits this search." />}
        >
          {({ items, total }) => (
            <>
              <MatchesTable items={items} onAsk={ask} />
              <Pagination page={page} pages={Math.ceil(total / pageSize)} />
            </>
          )}
        </LoadedList>
        {asked && <HoldDialog {...asked} {...closing(loaded.again)} />}
      </DecidingSection>
    </>
  )
}

/** What can be decided about a match: suspend what is left of it, resume what is suspended. */
const holdsFor = ({ is_held: isHeld, held_markets: markets }: HeldMatch): Hold[] => [
  ...(isHeld ? [] : (['suspend'] as const)),
  ...(isHeld || markets > 0 ? (['resume'] as const) : []),
]

function MatchesTable({ items, onAsk }: { items: readonly HeldMatch[]; onAsk: (asked: Asked) => void }) {
  const mayHold = useMay('markets:hold')
  return (
    <Table
      caption="Matches"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'match',
          head: 'Match',
          cell: (match) => <span className="font-semibold wrap-anywhere">{matchName(match)}</span>,
        },
        {
          key: 'league',
          head: 'League',
          cell: ({ league, country, replay }) => `${league}, ${country}${replay ? ' (replay)' : ''}`,
        },
        { key: 'kickoff', head: 'Kick-off (UTC)', cell: ({ kickoff }) => dateText(kickoff) },
        {
          key: 'state',
          head: 'State',
          cell: ({ live }) => <Badge tone={live ? 'good' : 'neutral'}>{live ? 'In play' : 'Coming'}</Badge>,
        },
        {
          key: 'open',
          head: 'Open markets',
          number: true,
          cell: ({ open_markets: open }) => open.toLocaleString('en'),
        },
        { key: 'held', head: 'Suspended by staff', cell: (match) => <Held match={match} /> },
        {
          key: 'actions',
          head: 'Actions',
          cell: (match) =>
            mayHold ? (
              <span className="flex flex-wrap gap-2">
                {holdsFor(match).map((hold) => (
                  <Button
                    key={hold}
                    look={hold === 'suspend' ? 'danger' : 'plain'}
                    size="small"
                    aria-label={`${nameOfHold[hold]}: ${matchName(match)}, ${dateText(match.kickoff)}`}
                    onClick={() => onAsk({ hold, match })}
                  >
                    {nameOfHold[hold]}
                  </Button>
                ))}
              </span>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}

function Held({ match }: { match: HeldMatch }) {
  const text = heldText(match)
  return text === undefined ? '–' : <Badge tone="bad">{text}</Badge>
}
