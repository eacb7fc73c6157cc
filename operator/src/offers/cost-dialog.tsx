import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { dateText } from '../ui/date-text.ts'
import { Modal } from '../ui/modal.tsx'
import { NewerOlder } from '../ui/newer-older.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'

const pageSize = 20

/** What an offer gave each player, and what they lost since. */
export function CostDialog({ sysname, title, onClose }: { sysname: string; title: string; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const loaded = useLoaded('campaigns.getcost', { sysname, offset: (page - 1) * pageSize, count: pageSize })
  return (
    <Modal title={`Costs: ${title}`} onClose={onClose}>
      <LoadedList
        loaded={loaded}
        what="costs"
        empty={<EmptyState icon="percent" title="Nothing given" text="No player has claimed this offer." />}
      >
        {(data) => (
          <div className="grid gap-4">
            <Table
              caption={`Costs of ${title} by player`}
              rows={data.items}
              rowKey={({ uid }) => uid}
              columns={[
                { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
                { key: 'at', head: 'Claimed', cell: ({ taken_at: at }) => dateText(at) },
                { key: 'waiting', head: 'Waiting', number: true, cell: ({ waiting }) => <Money value={waiting} /> },
                { key: 'paid', head: 'Paid', number: true, cell: ({ paid }) => <Money value={paid} /> },
                { key: 'back', head: 'Lost since', number: true, cell: ({ back }) => <Money value={back} /> },
              ]}
            />
            <NewerOlder page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
          </div>
        )}
      </LoadedList>
    </Modal>
  )
}
