import { type AuditItem, auditEvents } from '@ante/product/staff/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button, ButtonLink } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Table } from '@ante/web/ui/table'
import { useSearchParams } from 'react-router'
import { AddressForm } from '../ui/address-form.tsx'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { VerifyChain } from './verify-chain.tsx'

const pageSize = 50
const tones: Readonly<Record<AuditItem['event'], BadgeTone>> = {
  allowed: 'neutral',
  refused: 'bad',
  proposed: 'info',
  written: 'neutral',
  done: 'good',
  failed: 'bad',
}
const events = [{ value: '', label: 'Any event' }, ...auditEvents.map((value) => ({ value, label: value }))]

export function AuditPage() {
  const [search, setSearch] = useSearchParams()
  const call = search.get('call') ?? ''
  const event = auditEvents.find((one) => one === search.get('event')) ?? ''
  const before = search.get('before') ?? ''
  const loaded = useLoaded('staff.audit', {
    ...(call === '' ? {} : { call }),
    ...(event === '' ? {} : { event }),
    ...(before === '' ? {} : { before }),
    count: pageSize,
  })
  function filter(data: FormData): void {
    const wish = { call: formText(data, 'call'), event: formText(data, 'event') }
    setSearch(Object.entries(wish).filter(([, value]) => value !== ''))
  }
  const last = loaded.data?.items.at(-1)?.id
  return (
    <>
      <PageHeader title="Audit log" text="Every staff call, newest first. Rows can’t be edited or deleted." />
      <VerifyChain />
      <AddressForm values={{ call, event }} onSend={filter}>
        <div className="min-w-60 flex-1">
          <Input
            label="Call (its whole name, such as bonuses.give)"
            name="call"
            autoComplete="off"
            defaultValue={call}
            maxLength={100}
          />
        </div>
        <div className="w-44">
          <Select label="Event" name="event" options={events} defaultValue={event} />
        </div>
        <Button type="submit" look="plain" icon="filter">
          Filter
        </Button>
      </AddressForm>
      <LoadedList
        loaded={loaded}
        what="the audit log"
        empty={<EmptyState icon="shield" title="No rows" text="No rows match these filters." />}
      >
        {(data) => (
          <>
            <AuditTable rows={data.items} />
            <div className="flex flex-wrap gap-3">
              {before !== '' && (
                <ButtonLink look="plain" to={`?${without(search, 'before')}`}>
                  Newest
                </ButtonLink>
              )}
              {data.items.length === pageSize && last !== undefined && (
                <ButtonLink look="plain" to={`?${older(search, last)}`}>
                  Older
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </LoadedList>
    </>
  )
}

function without(search: URLSearchParams, name: string): string {
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.toString()
}
function older(search: URLSearchParams, last: string): string {
  const query = new URLSearchParams(search)
  query.set('before', last)
  return query.toString()
}

function AuditTable({ rows }: { rows: readonly AuditItem[] }) {
  return (
    <Table
      caption="Rows of the audit log"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: 'Row', cell: ({ id }) => <span className="figures">{id}</span> },
        { key: 'at', head: 'Time (UTC)', cell: ({ at }) => <span className="figures">{dateText(at)}</span> },
        { key: 'actor', head: 'Staff member', cell: ({ actor }) => <span className="wrap-anywhere">{actor}</span> },
        { key: 'call', head: 'Call', cell: (row) => <span className="wrap-anywhere">{row.call}</span> },
        { key: 'event', head: 'Event', cell: (row) => <Badge tone={tones[row.event]}>{row.event}</Badge> },
        { key: 'address', head: 'IP address', cell: ({ address }) => <span className="figures">{address}</span> },
        {
          key: 'content',
          head: 'Details',
          cell: ({ content }) => <code className="text-12 wrap-anywhere">{JSON.stringify(content)}</code>,
        },
      ]}
    />
  )
}
