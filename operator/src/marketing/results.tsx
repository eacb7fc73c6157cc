import type { ArmResult } from '@ante/product/marketing/contract-staff'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { dateText } from '../ui/date-text.ts'
import { NewerOlder } from '../ui/newer-older.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'

/** What each group got and brought, against the players who got nothing. */
export const ResultsTable = ({ results }: { results: readonly ArmResult[] }) => (
  <section aria-labelledby="results" className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <h2 id="results" className="font-display text-22">
      What it brought
    </h2>
    <p className="max-w-[64ch] text-14 text-chalk-2">
      Lost since: what the players lost in games and bets since the campaign turned to them. Paid: what became theirs. A
      difference from the holdout within “by chance” says nothing.
    </p>
    {results.length === 0 ? (
      <p className="text-chalk-3">It has turned to nobody yet.</p>
    ) : (
      <Table
        caption="What each group got and brought"
        rows={results}
        rowKey={({ arm, given }) => `${arm} ${given.currency}`}
        columns={[
          { key: 'arm', head: 'Group', cell: ({ arm, given }) => `${arm}, ${given.currency}` },
          { key: 'players', head: 'Players', number: true, cell: ({ players }) => String(players) },
          { key: 'told', head: 'Told', number: true, cell: ({ told }) => String(told) },
          { key: 'given', head: 'Given', number: true, cell: ({ given }) => <Money value={given} /> },
          { key: 'waiting', head: 'Waiting', number: true, cell: ({ waiting }) => <Money value={waiting} /> },
          { key: 'paid', head: 'Paid', number: true, cell: ({ paid }) => <Money value={paid} /> },
          {
            key: 'back',
            head: 'Lost since',
            number: true,
            cell: ({ back }) => <Money value={back} className="whitespace-nowrap" />,
          },
          {
            key: 'each',
            head: 'For each player',
            number: true,
            cell: ({ per_player }) => <Money value={per_player} className="whitespace-nowrap" />,
          },
          {
            key: 'above',
            head: 'Above the holdout',
            number: true,
            cell: ({ above_holdout: above }) =>
              above ? <Money value={above.per_player} className="whitespace-nowrap" /> : '–',
          },
          {
            key: 'chance',
            head: 'By chance',
            number: true,
            cell: ({ above_holdout: above }) =>
              above?.chance ? (
                <>
                  ±<Money value={above.chance} />
                </>
              ) : above ? (
                'Too few players'
              ) : (
                '–'
              ),
          },
        ]}
      />
    )}
  </section>
)

const pageSize = 20

export function PlayersTable({ sysname }: { sysname: string }) {
  const [page, setPage] = useState(1)
  const loaded = useLoaded('marketing.getplayers', { sysname, offset: (page - 1) * pageSize, count: pageSize })
  return (
    <section aria-labelledby="players" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="players" className="font-display text-22">
        Players
      </h2>
      <LoadedList
        loaded={loaded}
        what="players"
        empty={<EmptyState icon="user" title="No players" text="It has turned to nobody yet." />}
      >
        {(data) => (
          <div className="grid gap-4">
            <Table
              caption="Players of the campaign"
              rows={data.items}
              rowKey={({ uid }) => uid}
              columns={[
                { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
                { key: 'arm', head: 'Group', cell: ({ arm }) => arm },
                { key: 'since', head: 'Since', cell: ({ since }) => dateText(since) },
                { key: 'told', head: 'Told', cell: ({ is_told: isTold }) => (isTold ? 'Yes' : 'No') },
                { key: 'given', head: 'Given', number: true, cell: ({ given }) => <Money value={given} /> },
                { key: 'paid', head: 'Paid', number: true, cell: ({ paid }) => <Money value={paid} /> },
                { key: 'back', head: 'Lost since', number: true, cell: ({ back }) => <Money value={back} /> },
              ]}
            />
            <NewerOlder page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
          </div>
        )}
      </LoadedList>
    </section>
  )
}
