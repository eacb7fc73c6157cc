import type { FraudCheckItem } from '@ante/product/tracking/contract-staff'
import { fraudActions, fraudStates } from '@ante/product/tracking/rules/words'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { dateText } from '../ui/date-text.ts'
import { formText } from '../ui/form-text.ts'
import { PlayerLink } from '../ui/player-link.tsx'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { actionNames, stateNames, stateTones, whyText } from './words.ts'

const pageSize = 25
const states = [...fraudStates, 'none'] as const
const stateOptions = [
  { value: '', label: 'Any result' },
  ...states.map((value) => ({ value, label: stateNames[value] })),
]
const actionOptions = [
  { value: '', label: 'Login or withdrawal' },
  ...fraudActions.map((value) => ({ value, label: actionNames[value] })),
]
const heldOptions = [
  { value: '', label: 'All checks' },
  { value: '1', label: 'Held a withdrawal' },
]

/** What the fraud provider was asked and said, newest first. */
export function FraudPage() {
  const [search, setSearch] = useSearchParams()
  const wish = {
    uid: /^\d{1,18}$/.exec(search.get('uid') ?? '')?.[0],
    state: states.find((one) => one === search.get('state')),
    action: fraudActions.find((one) => one === search.get('action')),
  }
  const onlyHeld = search.get('held') === '1'
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('tracking.getfraudchecks', {
    ...Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)),
    only_held: onlyHeld,
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  function filter(form: FormEvent<HTMLFormElement>): void {
    form.preventDefault()
    const data = new FormData(form.currentTarget)
    setSearch(
      ['uid', 'state', 'action', 'held']
        .map((name) => [name, formText(data, name)] as [string, string])
        .filter(([, value]) => value !== '')
    )
  }
  return (
    <>
      <PageHeader
        title="Fraud checks"
        text="What the fraud provider said of players when they logged in or asked for a withdrawal."
      />
      <form key={search.toString()} className="flex flex-wrap items-end gap-3" onSubmit={filter}>
        <div className="w-44">
          <Input
            label="Player ID"
            name="uid"
            inputMode="numeric"
            pattern="\d+"
            autoComplete="off"
            defaultValue={wish.uid}
          />
        </div>
        <div className="w-44">
          <Select label="Result" name="state" options={stateOptions} defaultValue={wish.state ?? ''} />
        </div>
        <div className="w-56">
          <Select label="Asked at" name="action" options={actionOptions} defaultValue={wish.action ?? ''} />
        </div>
        <div className="w-56">
          <Select label="Show" name="held" options={heldOptions} defaultValue={onlyHeld ? '1' : ''} />
        </div>
        <Button type="submit" look="plain" icon="filter">
          Filter
        </Button>
      </form>
      <LoadedList
        loaded={loaded}
        what="checks"
        page={page}
        empty={<EmptyState icon="shield" title="No checks" text="No check matches these filters." />}
      >
        {(data) => (
          <>
            <ChecksTable items={data.items} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
    </>
  )
}

export function ChecksTable({ items }: { items: readonly FraudCheckItem[] }) {
  return (
    <Table
      caption="Fraud checks"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'id',
          head: 'Check',
          cell: ({ id }) => (
            <Link
              className="figures inline-grid min-h-6 min-w-6 items-center font-semibold text-cool underline-offset-4 hover:underline"
              to={`/fraud/${id}`}
              aria-label={`Check ${id}`}
            >
              {id}
            </Link>
          ),
        },
        { key: 'at', head: 'Time (UTC)', cell: ({ asked_at: at }) => <span className="figures">{dateText(at)}</span> },
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        { key: 'action', head: 'Asked at', cell: ({ action }) => actionNames[action] },
        { key: 'result', head: 'Result', cell: (check) => <Result check={check} /> },
        { key: 'score', head: 'Score', number: true, cell: ({ score }) => (score === null ? '–' : String(score)) },
        { key: 'why', head: 'Why', cell: (check) => <span className="wrap-anywhere">{whyText(check)}</span> },
      ]}
    />
  )
}

export function Result({ check: { state, is_held: isHeld } }: { check: FraudCheckItem }) {
  const shown = state ?? 'none'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={stateTones[shown]}>{stateNames[shown]}</Badge>
      {isHeld && <Badge tone="bad">Held</Badge>}
    </span>
  )
}
