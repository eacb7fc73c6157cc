import type { Discrepancy } from '@ante/product/cashier/contract-staff'
import { discrepancyKinds } from '@ante/product/cashier/rules/discrepancy'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { AddressForm } from '../ui/address-form.tsx'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { CloseDialog } from './close-dialog.tsx'
import { linkLook, PlayerLink } from '../ui/player-link.tsx'
import { adviceFor, isOpenWithdrawal, kindNames, ourText, theirText } from './words.ts'

const pageSize = 25
const showOptions = [
  { value: '', label: 'Open' },
  { value: 'all', label: 'All' },
]
const kindOptions = [
  { value: '', label: 'Any difference' },
  ...discrepancyKinds.map((value) => ({ value, label: kindNames[value] })),
]
const fields = ['uid', 'provider', 'what', 'show'] as const

/** Where the statement of a payment provider differs from our records, newest first. */
export function DiscrepanciesPage() {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<Discrepancy>()
  const [told, setTold] = useState('')
  const wish: Wish = {
    uid: /^\d{1,18}$/.exec(search.get('uid') ?? '')?.[0],
    provider: search.get('provider') ?? undefined,
    what: discrepancyKinds.find((one) => one === search.get('what')),
    show: search.get('show') === 'all' ? 'all' : undefined,
  }
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('cashier.getdiscrepancies', {
    ...Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)),
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  return (
    <>
      <PageHeader
        title="Discrepancies"
        text="Where the statements of payment providers differ from our records, newest first."
      />
      <Filters wish={wish} known={loaded.data?.providers ?? []} onFilter={(values) => setSearch(values)} />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="discrepancies"
        page={page}
        empty={<EmptyState icon="wallet" title="No discrepancies" text="No discrepancy matches these filters." />}
      >
        {(data) => (
          <>
            <DiscrepanciesTable items={data.items} onClose={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (
        <CloseDialog
          discrepancy={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setTold(`Discrepancy ${asked.id} is closed.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

interface Wish {
  readonly uid: string | undefined
  readonly provider: string | undefined
  readonly what: Discrepancy['what'] | undefined
  readonly show: 'all' | undefined
}
function Filters({
  wish,
  known,
  onFilter,
}: {
  wish: Wish
  known: readonly string[]
  onFilter: (values: [string, string][]) => void
}) {
  const providers = [...new Set([...known, ...(wish.provider ? [wish.provider] : [])])]
  function filter(data: FormData): void {
    onFilter(fields.map((name) => [name, formText(data, name)] as [string, string]).filter(([, value]) => value !== ''))
  }
  return (
    <AddressForm values={Object.fromEntries(fields.map((name) => [name, wish[name] ?? '']))} onSend={filter}>
      <div className="w-44">
        <Input
          label="Player ID"
          name="uid"
          inputMode="numeric"
          pattern="\d{1,18}"
          autoComplete="off"
          defaultValue={wish.uid}
        />
      </div>
      <div className="w-44">
        <Select
          label="Provider"
          name="provider"
          options={[{ value: '', label: 'Any provider' }, ...providers.map((value) => ({ value, label: value }))]}
          defaultValue={wish.provider ?? ''}
        />
      </div>
      <div className="w-56">
        <Select label="Difference" name="what" options={kindOptions} defaultValue={wish.what ?? ''} />
      </div>
      <div className="w-44">
        <Select label="Show" name="show" options={showOptions} defaultValue={wish.show ?? ''} />
      </div>
      <Button type="submit" look="plain" icon="filter">
        Filter
      </Button>
    </AddressForm>
  )
}

function DiscrepanciesTable({
  items,
  onClose,
}: {
  items: readonly Discrepancy[]
  onClose: (discrepancy: Discrepancy) => void
}) {
  return (
    <Table
      caption="Discrepancies"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: 'Discrepancy', cell: ({ id }) => <span className="figures">{id}</span> },
        { key: 'found', head: 'Found (UTC)', cell: ({ found_at: at }) => dateText(at) },
        {
          key: 'provider',
          head: 'Provider',
          cell: ({ provider, line }) => (line === null ? provider : `${provider}, line ${line}`),
        },
        {
          key: 'what',
          head: 'Difference',
          cell: ({ what }) => (
            <>
              <Badge tone="bad">{kindNames[what]}</Badge>{' '}
              <span className="text-14 text-chalk-3">{adviceFor[what]}</span>
            </>
          ),
        },
        {
          key: 'ours',
          head: 'Our records',
          cell: (item) => <span className="figures wrap-anywhere">{ourText(item)}</span>,
        },
        {
          key: 'theirs',
          head: 'Provider’s statement',
          cell: (item) => <span className="figures wrap-anywhere">{theirText(item)}</span>,
        },
        {
          key: 'uid',
          head: 'Player ID',
          cell: ({ payment }) => (payment ? <PlayerLink uid={payment.uid} /> : '–'),
        },
        { key: 'state', head: 'Status', cell: (item) => <State discrepancy={item} onClose={onClose} /> },
      ]}
    />
  )
}

function State({ discrepancy, onClose }: { discrepancy: Discrepancy; onClose: (discrepancy: Discrepancy) => void }) {
  const [mayClose, mayRead] = [useMay('payments:reconcile'), useMay('withdrawals:read')]
  const { id, closed, payment } = discrepancy
  if (closed)
    return (
      <>
        <Badge tone="good">Closed</Badge> {dateText(closed.at)}
        {closed.by === null ? ': its line came.' : `, ${closed.by}: ${closed.note}`}
      </>
    )
  return (
    <span className="flex flex-wrap items-center gap-3">
      {mayRead && payment && isOpenWithdrawal(discrepancy) && (
        <Link className={linkLook} to={`/withdrawals?uid=${payment.uid}`}>
          Decide withdrawal
        </Link>
      )}
      {mayClose ? (
        <Button look="plain" size="small" aria-label={`Close: discrepancy ${id}`} onClick={() => onClose(discrepancy)}>
          Close
        </Button>
      ) : (
        'Open'
      )}
    </span>
  )
}
