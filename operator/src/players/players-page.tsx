import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Input, Select } from '@ante/web/ui/field'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { useSearchParams } from 'react-router'
import { AddressForm } from '../ui/address-form.tsx'
import { formText } from '../ui/form-text.ts'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { pageOf } from '../ui/page-of.ts'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
import { PlayersTable } from './players-table.tsx'

const pageSize = 25
const states = [
  { value: '', label: 'Any status' },
  { value: 'active', label: 'Active' },
  { value: 'restricted', label: 'Restricted' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'closed', label: 'Closed' },
  { value: 'test', label: 'Test accounts' },
] as const
/** Test accounts are in any state. */
const filterOf = (state: (typeof states)[number]['value']) => (state === 'test' ? { only_test: true } : { state })

export function PlayersPage() {
  const [search, setSearch] = useSearchParams()
  const { asked, ask, told, closing } = useAsked<Decision>()
  const query = search.get('query') ?? ''
  const state = states.find(({ value }) => value === search.get('state'))?.value ?? ''
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('players.list', {
    query,
    ...filterOf(state),
    offset: (page - 1) * pageSize,
    count: pageSize,
  })
  function find(form: FormData): void {
    const wish = { query: formText(form, 'query'), state: formText(form, 'state') }
    setSearch(Object.entries(wish).filter(([, value]) => value !== ''))
  }
  return (
    <>
      <PageHeader title="Players" />
      <AddressForm values={{ query, state }} role="search" onSend={find}>
        <div className="min-w-60 flex-1">
          <Input
            label="Login, email, phone, nickname or player ID"
            name="query"
            type="search"
            autoComplete="off"
            defaultValue={query}
            maxLength={254}
          />
        </div>
        <div className="w-44">
          <Select label="Status" name="state" options={states} defaultValue={state} />
        </div>
        <Button type="submit" look="plain" icon="search">
          Search
        </Button>
      </AddressForm>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="players"
        empty={<EmptyState icon="user" title="No players" text="No players match this search." />}
      >
        {(data) => (
          <>
            <p className="text-14 text-chalk-3">{countText(data.total)}</p>
            <PlayersTable players={data.items} onDecide={ask} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {asked && <DecisionDialog decision={asked} {...closing(loaded.again)} />}
    </>
  )
}

const countedMax = 10_000
const countText = (total: number): string =>
  total >= countedMax
    ? `${countedMax.toLocaleString('en')} players or more`
    : `${total.toLocaleString('en')} ${total === 1 ? 'player' : 'players'}`
