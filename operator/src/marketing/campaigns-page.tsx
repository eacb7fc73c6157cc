import type { StaffCampaign } from '@ante/product/marketing/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { type Column, Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { badgeText } from '../ui/badge-text.ts'
import { dateText } from '../ui/date-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { pageOf } from '../ui/page-of.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { newCampaign } from './draft.ts'
import { stopNames } from './words.ts'

const pageSize = 25

/** Campaigns, to whom they have turned and what they gave. */
export function CampaignsPage() {
  const [search] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const [told, setTold] = useState('')
  const mayWrite = useMay('campaigns:write')
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('marketing.list', { offset: (page - 1) * pageSize, count: pageSize })
  return (
    <>
      <PageHeader
        title="Campaigns"
        text="Each turns to the players of a segment, and is compared with players who get nothing."
      />
      {mayWrite && (
        <div>
          <Button onClick={() => setNew(true)}>New campaign</Button>
        </div>
      )}
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="campaigns"
        empty={<EmptyState icon="star" title="No campaigns" text="Nobody gets anything by one." />}
      >
        {(data) => (
          <>
            <Table caption="Campaigns" rows={data.items} rowKey={({ sysname }) => sysname} columns={columns} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {isNew && (
        <CampaignDialog
          first={newCampaign}
          isKnown={false}
          onClose={() => setNew(false)}
          onDone={(text) => {
            setTold(text)
            setNew(false)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

const tones: Readonly<Record<StaffCampaign['state'], BadgeTone>> = {
  draft: 'info',
  running: 'good',
  stopped: 'neutral',
}

/** Its state, and why it stopped. */
export const StateBadge = ({ state, stopped_by: by }: Pick<StaffCampaign, 'state' | 'stopped_by'>) => (
  <Badge tone={tones[state]}>{badgeText(by === null ? state : stopNames[by])}</Badge>
)

export const GivenList = ({ given }: Pick<StaffCampaign, 'given'>) =>
  given.length === 0
    ? '–'
    : given.map(({ sum, most }) => (
        <span key={sum.currency} className="block">
          <Money value={sum} /> of <Money value={most} />
        </span>
      ))

const columns: Column<StaffCampaign>[] = [
  {
    key: 'name',
    head: 'Campaign',
    cell: ({ title, sysname }) => (
      <>
        <Link className="font-semibold text-cool underline-offset-4 hover:underline" to={`/campaigns/${sysname}`}>
          {title}
        </Link>{' '}
        <span className="text-chalk-3">{sysname}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', cell: (one) => <StateBadge {...one} /> },
  {
    key: 'started',
    head: 'Started',
    cell: ({ started_at: at }) => (at === null ? '–' : dateText(at)),
  },
  { key: 'players', head: 'Players', number: true, cell: ({ players }) => String(players) },
  { key: 'given', head: 'Given', cell: (one) => <GivenList {...one} /> },
]
