import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { StaffBet } from '@ante/product/sportsbook/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { Select } from '@ante/web/ui/field'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DecidingSection } from '../ui/deciding-section.tsx'
import { formText } from '../ui/form-text.ts'
import { NewerOlder } from '../ui/newer-older.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useAsked } from '../use-asked.ts'
import { useLoaded } from '../use-loaded.ts'
import { betStateNames, betStateTones, canVoid, legText, voidedText, voidOptions } from './bet-texts.ts'
import { type OfPlayer, pageSize } from './of-player.ts'

/** The bets of a player, the latest first. */
export function BetsSection({ player, turn, onDecided }: OfPlayer) {
  const { asked, ask, told, closing } = useAsked<StaffBet>()
  /** The last bet of each page before this one. */
  const [ends, setEnds] = useState<readonly string[]>([])
  const mayVoid = useMay('bets:void')
  const before = ends.at(-1)
  // One more than is shown says whether there are older ones.
  const wanted = { uid: player.uid, count: pageSize + 1, ...(before === undefined ? {} : { before }) }
  const loaded = useLoaded('sportsbook.listbets', wanted, turn)
  const items = loaded.data?.items ?? []
  const page = ends.length + 1
  function turnTo(wish: number): void {
    const last = items[pageSize - 1]
    if (wish < page) setEnds(ends.slice(0, wish - 1))
    else if (loaded.state === 'ready' && last) setEnds([...ends, last.id])
  }
  return (
    <DecidingSection id="bets" title="Bets" told={told}>
      <LoadedList loaded={loaded} what="bets" empty={<p className="text-chalk-2">No bets.</p>}>
        {(data) => <BetsTable items={data.items.slice(0, pageSize)} onVoid={mayVoid ? ask : undefined} />}
      </LoadedList>
      {loaded.data && (
        <NewerOlder page={page} pageSize={pageSize} total={(page - 1) * pageSize + items.length} onPage={turnTo} />
      )}
      {asked && <VoidDialog bet={asked} {...closing(onDecided)} />}
    </DecidingSection>
  )
}

function VoidDialog({ bet, onClose, onDone }: { bet: StaffBet; onClose: () => void; onDone: (text: string) => void }) {
  return (
    <ReasonDialog
      title={`Void bet ${bet.id}`}
      action="Void"
      effect="The stake of what is void counts as returned, and the bet is paid again by what is left of it. What the player has spent of a payout is owed. Above your limit another member has to approve it."
      isHard
      fields={(errors) => (
        <Select label="What becomes void" name="leg" options={voidOptions(bet)} error={errors['leg']} />
      )}
      send={async (form, idempotencyKey) => {
        const leg = formText(form, 'leg')
        const wish = { bet: bet.id, ...(leg === '' ? {} : { leg: Number(leg) }), reason: formText(form, 'reason') }
        return voidedText(await call('sportsbook.voidbet', wish, { idempotencyKey }))
      }}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

function BetsTable({ items, onVoid }: { items: readonly StaffBet[]; onVoid: ((bet: StaffBet) => void) | undefined }) {
  return (
    <Table
      caption="Bets"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'id', head: 'Bet', cell: ({ id }) => <span className="figures">{id}</span> },
        { key: 'at', head: 'Placed (UTC)', cell: ({ placed_at: at }) => dateText(at) },
        {
          key: 'legs',
          head: 'Selections',
          cell: ({ legs }) => (
            <ul className="grid gap-1 wrap-anywhere">
              {legs.map((leg) => (
                <li key={leg.market_id}>{legText(leg)}</li>
              ))}
            </ul>
          ),
        },
        {
          key: 'stake',
          head: 'Stake',
          number: true,
          cell: ({ stake, free }) => (
            <>
              {formatMoney(fromWire(stake))}
              {free && ' (free bet)'}
            </>
          ),
        },
        {
          key: 'paid',
          head: 'Paid',
          number: true,
          cell: ({ payout, potential }) =>
            payout ? formatMoney(fromWire(payout)) : `up to ${formatMoney(fromWire(potential))}`,
        },
        {
          key: 'state',
          head: 'State',
          cell: ({ state }) => <Badge tone={betStateTones[state]}>{betStateNames[state]}</Badge>,
        },
        {
          key: 'actions',
          head: 'Actions',
          cell: (bet) =>
            onVoid && canVoid(bet) ? (
              <Button look="danger" size="small" aria-label={`Void: bet ${bet.id}`} onClick={() => onVoid(bet)}>
                Void
              </Button>
            ) : (
              '–'
            ),
        },
      ]}
    />
  )
}
