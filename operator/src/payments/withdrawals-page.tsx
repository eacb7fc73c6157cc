import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { OpenWithdrawal } from '@ante/product/cashier/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../session/session.ts'
import { AddressForm } from '../ui/address-form.tsx'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { type Decision, decidedText, WithdrawalDialog } from '../ui/withdrawal-dialog.tsx'
import { useLoaded } from '../use-loaded.ts'
import { PlayerLink } from '../ui/player-link.tsx'

const pageSize = 25
const heldOptions = [
  { value: '', label: 'All open withdrawals' },
  { value: '1', label: 'Held' },
]

/** Withdrawals that are not over, oldest first, and the decisions about them. */
export function WithdrawalsPage() {
  const [search] = useSearchParams()
  const [asked, setAsked] = useState<{ transaction: string; decision: Decision }>()
  const [told, setTold] = useState('')
  const uid = /^\d{1,18}$/.exec(search.get('uid') ?? '')?.[0]
  const isHeld = search.get('held') === '1'
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('cashier.openwithdrawals', {
    ...(uid !== undefined && { uid }),
    only_held: isHeld ? '1' : '0',
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  return (
    <>
      <PageHeader title="Withdrawals" text="Withdrawals that wait or are on their way to the provider, oldest first." />
      <WithdrawalsFilter uid={uid} isHeld={isHeld} />
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="withdrawals"
        page={page}
        empty={<EmptyState icon="wallet" title="No withdrawals" text="No open withdrawal matches these filters." />}
      >
        {(data) => (
          <>
            <WithdrawalsTable
              items={data.items}
              onAsk={(transaction, decision) => setAsked({ transaction, decision })}
            />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && (
        <WithdrawalDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setTold(decidedText(asked.decision, asked.transaction))
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function WithdrawalsFilter({ uid, isHeld }: { uid: string | undefined; isHeld: boolean }) {
  const [, setSearch] = useSearchParams()
  function filter(data: FormData): void {
    setSearch(
      ['uid', 'held']
        .map((name) => [name, formText(data, name)] as [string, string])
        .filter(([, value]) => value !== '')
    )
  }
  return (
    <AddressForm values={{ uid: uid ?? '', held: isHeld ? '1' : '' }} onSend={filter}>
      <div className="w-44">
        <Input
          label="Player ID"
          name="uid"
          inputMode="numeric"
          pattern="\d{1,18}"
          autoComplete="off"
          defaultValue={uid}
        />
      </div>
      <div className="w-56">
        <Select label="Show" name="held" options={heldOptions} defaultValue={isHeld ? '1' : ''} />
      </div>
      <Button type="submit" look="plain" icon="filter">
        Filter
      </Button>
    </AddressForm>
  )
}

const decisionNames = { hold: 'Hold', approve: 'Approve', decline: 'Decline' } as const
const decisionsFor = ({ status, is_held: isHeld }: OpenWithdrawal): Decision[] =>
  status === 'pending' ? [...(isHeld ? [] : (['hold'] as const)), 'approve', 'decline'] : []

function WithdrawalsTable({
  items,
  onAsk,
}: {
  items: readonly OpenWithdrawal[]
  onAsk: (transaction: string, decision: Decision) => void
}) {
  const mayDecide = useMay('withdrawals:decide')
  return (
    <Table
      caption="Open withdrawals"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: 'Withdrawal', cell: ({ id }) => <span className="figures">{id}</span> },
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        { key: 'amount', head: 'Amount', number: true, cell: ({ amount }) => formatMoney(fromWire(amount)) },
        {
          key: 'to',
          head: 'Method',
          cell: ({ method, provider, instrument }) => (
            <span className="wrap-anywhere">
              {method} ({provider}){instrument !== null && <span className="figures"> {instrument}</span>}
            </span>
          ),
        },
        { key: 'asked', head: 'Requested (UTC)', cell: ({ created_at: at }) => dateText(at) },
        {
          key: 'state',
          head: 'Status',
          cell: ({ status, is_held: isHeld, approve_at: at }) =>
            isHeld ? (
              <Badge tone="bad">Held</Badge>
            ) : status === 'pending' ? (
              `Approved automatically: ${dateText(at)}`
            ) : (
              'With the provider'
            ),
        },
        {
          key: 'decide',
          head: 'Actions',
          cell: (item) =>
            mayDecide && (
              <span className="flex flex-wrap gap-2">
                {decisionsFor(item).map((decision) => (
                  <Button
                    key={decision}
                    look="plain"
                    size="small"
                    aria-label={`${decisionNames[decision]}: withdrawal ${item.id}`}
                    onClick={() => onAsk(item.id, decision)}
                  >
                    {decisionNames[decision]}
                  </Button>
                ))}
              </span>
            ),
        },
      ]}
    />
  )
}
