import type { HarmItem } from '@ante/product/harm/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { PlayerLink } from '../ui/player-link.tsx'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { InteractionDialog } from './interaction-dialog.tsx'
import { reasonOf } from './reasons.ts'

const pageSize = 25

/** Players whose play shows markers of harm, with the reasons, and with whom somebody should speak. */
export function HarmPage() {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<HarmItem>()
  const [told, setTold] = useState('')
  const onlyTasks = search.get('show') !== 'all'
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('harm.list', {
    only_tasks: onlyTasks,
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  return (
    <>
      <PageHeader
        title="Safer gambling"
        text="Players whose play shows markers of harm. Use this to help them, and for nothing else."
      />
      <div className="w-60">
        <Select
          label="Show"
          options={[
            { value: 'tasks', label: 'To speak with' },
            { value: 'all', label: 'All with markers' },
          ]}
          value={onlyTasks ? 'tasks' : 'all'}
          onChange={(event) => setSearch(event.target.value === 'all' ? { show: 'all' } : {})}
        />
      </div>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="players"
        page={page}
        empty={<EmptyState icon="user" title="No players" text="Nobody’s play shows markers that need a look." />}
      >
        {(data) => (
          <>
            <HarmTable items={data.items} onRecord={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (
        <InteractionDialog
          player={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setTold(`Your contact with ${asked.login} is recorded.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function HarmTable({ items, onRecord }: { items: readonly HarmItem[]; onRecord: (item: HarmItem) => void }) {
  const mayRecord = useMay('protection:write')
  return (
    <Table
      caption="Players with markers of harm"
      rows={items}
      rowKey={({ uid }) => uid}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        { key: 'login', head: 'Login', cell: ({ login }) => <span className="wrap-anywhere">{login}</span> },
        {
          key: 'score',
          head: 'Score',
          number: true,
          cell: ({ score, level }) => <Badge tone={level > 1 ? 'bad' : 'info'}>{String(score)}</Badge>,
        },
        {
          key: 'why',
          head: 'Why',
          cell: ({ markers }) => (
            <ul className="grid gap-1">
              {markers.map((marker) => (
                <li key={marker.marker}>
                  {reasonOf(marker)} <span className="text-chalk-3">+{marker.points}</span>
                </li>
              ))}
            </ul>
          ),
        },
        { key: 'since', head: 'Waiting since', cell: ({ task_since: at }) => (at === null ? '–' : dateText(at)) },
        {
          key: 'last',
          head: 'Last contact',
          cell: ({ last }) => (last ? `${dateText(last.at)}, ${last.by}: ${last.note}` : '–'),
        },
        {
          key: 'record',
          head: 'Actions',
          cell: (item) =>
            mayRecord && (
              <Button
                look="plain"
                size="small"
                aria-label={`Record contact: ${item.login}`}
                onClick={() => onRecord(item)}
              >
                Record contact
              </Button>
            ),
        },
      ]}
    />
  )
}
