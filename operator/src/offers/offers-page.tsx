import type { OfferCost } from '@ante/product/campaigns/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { type Column, Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { pageOf } from '../ui/page-of.ts'
import { CostDialog } from './cost-dialog.tsx'
import { StopOfferDialog } from './stop-offer-dialog.tsx'

const pageSize = 25
type Named = OfferCost & { readonly sysname: string }
const isNamed = (offer: OfferCost): offer is Named => offer.sysname !== null

/** Every offer with what it gave and may give, what became the players’, and what came back. */
export function OffersPage() {
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ what: 'cost' | 'stop'; offer: Named }>()
  const [told, setTold] = useState('')
  const mayWrite = useMay('campaigns:write')
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('campaigns.getcosts', { offset: (page - 1) * pageSize, count: pageSize })
  return (
    <>
      <PageHeader title="Offers" text="What each offer has given, its limit, and what came back from each player." />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="offers"
        empty={<EmptyState icon="percent" title="No offers" text="Players see no offers." />}
      >
        {(data) => (
          <>
            <Table
              caption="Offers"
              rows={data.items}
              rowKey={({ sysname, title }) => sysname ?? title}
              columns={columnsOf(mayWrite, (what, offer) => setAsked({ what, offer }))}
            />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked?.what === 'cost' && (
        <CostDialog sysname={asked.offer.sysname} title={asked.offer.title} onClose={() => setAsked(undefined)} />
      )}
      {asked?.what === 'stop' && (
        <StopOfferDialog
          sysname={asked.offer.sysname}
          title={asked.offer.title}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setTold(`${asked.offer.title} is stopped.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

const columnsOf = (mayWrite: boolean, onAsk: (what: 'cost' | 'stop', offer: Named) => void): Column<OfferCost>[] => [
  {
    key: 'name',
    head: 'Offer',
    cell: ({ title, sysname }) => (
      <>
        <span className="font-semibold">{title}</span> <span className="text-chalk-3">{sysname}</span>
      </>
    ),
  },
  {
    key: 'state',
    head: 'State',
    cell: ({ is_open }) => <Badge tone={is_open ? 'good' : 'neutral'}>{is_open ? 'Open' : 'Closed'}</Badge>,
  },
  { key: 'players', head: 'Players', number: true, cell: ({ players }) => String(players) },
  {
    key: 'given',
    head: 'Given',
    cell: ({ given }) =>
      given.length === 0
        ? '–'
        : given.map(({ sum, most }) => (
            <span key={sum.currency} className="block">
              <Money value={sum} />
              {most && (
                <>
                  {' of '}
                  <Money value={most} />
                </>
              )}
            </span>
          )),
  },
  {
    key: 'actions',
    head: 'Actions',
    cell: (offer) =>
      isNamed(offer) && (
        <span className="flex flex-wrap gap-2">
          <Button look="plain" size="small" aria-label={`Costs: ${offer.title}`} onClick={() => onAsk('cost', offer)}>
            Costs
          </Button>
          {mayWrite && offer.is_open && (
            <Button look="plain" size="small" aria-label={`Stop: ${offer.title}`} onClick={() => onAsk('stop', offer)}>
              Stop
            </Button>
          )}
        </span>
      ),
  },
]
