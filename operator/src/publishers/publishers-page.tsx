import type { PublisherItem } from '@ante/product/tracking/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { PageHeader } from '@ante/web/ui/page-header'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../session/session.ts'
import { SpanForm, useSpan } from '../ui/span-form.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { Postbacks } from './postbacks.tsx'
import { PublisherDialog } from './publisher-dialog.tsx'
import { nameOf, shareText, sumsText } from './words.ts'

/** Who sends players here, what came of it, and what their networks are told. */
export function PublishersPage() {
  const span = useSpan()
  const mayWrite = useMay('tracking:write')
  const [edited, setEdited] = useState<PublisherItem | 'new'>()
  const [told, setTold] = useState('')
  const [saves, setSaves] = useState(0)
  const loaded = useLoaded('tracking.getpublishers', { from: span.from, to: span.to })
  return (
    <>
      <PageHeader
        title="Publishers"
        text="Clicks and registrations in these days, and what these players are worth until now. Bonuses and prizes are already taken off the net revenue."
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SpanForm {...span} />
        {mayWrite && <Button onClick={() => setEdited('new')}>Add publisher</Button>}
      </div>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="publishers"
        empty={<EmptyState icon="user" title="No publishers" text="Nobody came by a publisher’s link in these days." />}
      >
        {(data) => <PublishersTable items={data.items} onEdit={setEdited} />}
      </LoadedList>
      {/* Read anew with each save: whoever is paused has theirs wait. */}
      <Postbacks key={saves} onDone={setTold} />
      {edited && (
        <PublisherDialog
          publisher={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onDone={(name) => {
            setEdited(undefined)
            setTold(`${name} is saved.`)
            setSaves(saves + 1)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function PublishersTable({
  items,
  onEdit,
}: {
  items: readonly PublisherItem[]
  onEdit: (publisher: PublisherItem) => void
}) {
  const mayWrite = useMay('tracking:write')
  return (
    <Table
      caption="Publishers"
      rows={items}
      rowKey={({ publisher_id: id }) => id}
      columns={[
        { key: 'name', head: 'Publisher', cell: (one) => <Name publisher={one} /> },
        { key: 'clicks', head: 'Clicks', number: true, cell: ({ clicks }) => String(clicks) },
        {
          key: 'registrations',
          head: 'Registrations',
          number: true,
          cell: ({ registrations, clicks }) => shareText(registrations, clicks),
        },
        {
          key: 'deposits',
          head: 'First deposits',
          number: true,
          cell: ({ first_deposits: count, registrations }) => shareText(count, registrations),
        },
        { key: 'deposited', head: 'Deposited', number: true, cell: ({ deposited }) => sumsText(deposited) },
        { key: 'net', head: 'Net revenue', number: true, cell: ({ net_revenue: net }) => sumsText(net) },
        {
          key: 'edit',
          head: 'Actions',
          cell: (one) =>
            mayWrite &&
            one.publisher_id !== '' && (
              <Button look="plain" size="small" aria-label={`Edit: ${nameOf(one)}`} onClick={() => onEdit(one)}>
                Edit
              </Button>
            ),
        },
      ]}
    />
  )
}

function Name({ publisher: one }: { publisher: PublisherItem }) {
  return (
    <span className="grid justify-items-start gap-0.5 wrap-anywhere max-tablet:justify-items-end max-tablet:text-end">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {one.publisher_id === '' ? (
          nameOf(one)
        ) : (
          <Link
            className="inline-grid min-h-6 items-center text-cool underline-offset-4 hover:underline"
            to={`?publisher=${encodeURIComponent(one.publisher_id)}#postbacks`}
          >
            {nameOf(one)}
          </Link>
        )}
        {one.is_paused && <Badge tone="bad">Paused</Badge>}
      </span>
      {one.name !== '' && <span className="text-12 text-chalk-3">{one.publisher_id}</span>}
      {one.note !== '' && <span className="text-12 text-chalk-3">{one.note}</span>}
    </span>
  )
}
