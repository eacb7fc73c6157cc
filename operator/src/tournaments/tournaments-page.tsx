import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { type Asked, columnsOf } from './columns.tsx'
import { StopDialog } from './stop-dialog.tsx'
import { TournamentDialog } from './tournament-dialog.tsx'

const pageSize = 25

/** Tournaments: what each may pay and has paid, who takes part. One that has not begun can be changed. */
export function TournamentsPage() {
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ what: Asked; tournament?: StaffTournament }>()
  const [told, setTold] = useState('')
  const mayWrite = useMay('tournaments:write')
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('tournaments.list', { offset: (page - 1) * pageSize, count: pageSize })
  const close = () => setAsked(undefined)
  const done = (text: string) => {
    setTold(text)
    close()
    loaded.again()
  }
  return (
    <>
      <PageHeader title="Tournaments" text="Until it starts, everything can be changed. After that its rules stay." />
      {mayWrite && (
        <div>
          <Button onClick={() => setAsked({ what: 'put' })}>New tournament</Button>
        </div>
      )}
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="tournaments"
        empty={<EmptyState icon="trophy" title="No tournaments" text="Players see none." />}
      >
        {(data) => (
          <>
            <Table
              caption="Tournaments"
              rows={data.items}
              rowKey={({ id }) => id}
              columns={columnsOf(mayWrite ? (what, tournament) => setAsked({ what, tournament }) : undefined)}
            />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked?.what === 'put' && <TournamentDialog tournament={asked.tournament} onClose={close} onDone={done} />}
      {asked?.what === 'stop' && asked.tournament && (
        <StopDialog tournament={asked.tournament} onClose={close} onDone={done} />
      )}
    </>
  )
}
