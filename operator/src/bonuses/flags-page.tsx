import { formatMoney } from '@ante/kit/money-text'
import { fromWire } from '@ante/kit/money'
import type { BonusFlag } from '@ante/product/bonuses/contract-staff'
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
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { pageOf } from '../ui/page-of.ts'
import { DecideFlagDialog } from './decide-flag-dialog.tsx'
import { effectOf, reasonOf } from './flag-texts.ts'
import { RewardsSection } from './rewards-section.tsx'
import { WithheldSection } from './withheld-section.tsx'

const pageSize = 25

/** Bonuses whose terms were not kept, with the reason and what it did. */
export function FlagsPage() {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<BonusFlag>()
  const [told, setTold] = useState('')
  const show = search.get('show') === 'all' ? 'all' : 'open'
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('bonuses.getflags', { show, offset: (page - 1) * pageSize, count: pageSize })
  return (
    <>
      <PageHeader title="Bonus checks" text="Play that’s against the terms of a bonus, newest first." />
      <div className="w-60">
        <Select
          label="Show"
          options={[
            { value: 'open', label: 'To decide' },
            { value: 'all', label: 'All' },
          ]}
          value={show}
          onChange={(event) => setSearch(event.target.value === 'all' ? { show: 'all' } : {})}
        />
      </div>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="bonus checks"
        page={page}
        empty={<EmptyState icon="rewards" title="Nothing to decide" text="No play is against the terms of a bonus." />}
      >
        {(data) => (
          <>
            <FlagsTable items={data.items} onDecide={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      <WithheldSection show={show} onTold={setTold} />
      <RewardsSection show={show} onTold={setTold} />
      {asked && (
        <DecideFlagDialog
          flag={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setTold(`Your decision about bonus ${asked.bonus.id} of player ${asked.uid} is recorded.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </>
  )
}

function FlagsTable({ items, onDecide }: { items: readonly BonusFlag[]; onDecide: (flag: BonusFlag) => void }) {
  const mayDecide = useMay('bonuses:give')
  return (
    <Table
      caption="Bonus checks"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        {
          key: 'bonus',
          head: 'Bonus',
          cell: ({ bonus }) => (
            <span className="figures">
              {bonus.id}: {formatMoney(fromWire(bonus.amount))} {bonus.kind}, {bonus.status}
            </span>
          ),
        },
        {
          key: 'why',
          head: 'Reason',
          cell: (flag) => (
            <>
              {reasonOf(flag)}
              {flag.others.length > 0 && <span className="figures"> (player {flag.others.join(', ')})</span>}{' '}
              <span className="text-chalk-3">{effectOf(flag)}</span>
            </>
          ),
        },
        {
          key: 'stakes',
          head: 'Stakes',
          number: true,
          cell: ({ plays, staked }) => (plays > 0 ? `${plays}: ${formatMoney(fromWire(staked))}` : '–'),
        },
        { key: 'last', head: 'Last seen', cell: ({ last_at: at }) => dateText(at) },
        {
          key: 'decision',
          head: 'Decision',
          cell: ({ decision }) =>
            decision ? (
              <>
                <Badge tone={decision.is === 'upheld' ? 'bad' : 'good'}>
                  {decision.is === 'upheld' ? 'Upheld' : 'Cleared'}
                </Badge>{' '}
                {dateText(decision.at)}, {decision.by}: {decision.note}
              </>
            ) : (
              '–'
            ),
        },
        {
          key: 'decide',
          head: 'Actions',
          cell: (flag) =>
            mayDecide && (
              <Button
                look="plain"
                size="small"
                aria-label={`Decide: player ${flag.uid}, bonus ${flag.bonus.id}`}
                onClick={() => onDecide(flag)}
              >
                Decide
              </Button>
            ),
        },
      ]}
    />
  )
}
