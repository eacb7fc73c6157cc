import type { Withheld } from '@ante/product/campaigns/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { dateText } from '../ui/date-text.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { pageOf } from '../ui/page-of.ts'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'

const pageSize = 25
const pageParam = 'withheld'

const nothing = <EmptyState icon="rewards" title="Nothing held back" text="No offer was claimed twice on one device." />

/** Free spins and free bets that an offer didn’t give because another account on the device has them. */
export function WithheldSection({ show, onTold }: { show: 'open' | 'all'; onTold: (text: string) => void }) {
  const [asked, setAsked] = useState<Withheld>()
  const page = pageOf(useSearchParams()[0].get(pageParam))
  const loaded = useLoaded('campaigns.getwithheld', { show, offset: (page - 1) * pageSize, count: pageSize })
  return (
    <section aria-labelledby="withheld" className="grid gap-4">
      <h2 id="withheld" className="font-display text-22">
        Free spins and free bets held back
      </h2>
      <LoadedList loaded={loaded} what="gifts held back" empty={nothing} page={page} param={pageParam}>
        {(data) => (
          <>
            <WithheldTable items={data.items} onDecide={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} param={pageParam} />
          </>
        )}
      </LoadedList>
      {asked && (
        <DecideDialog
          withheld={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            onTold(`Your decision about ${asked.offer.title} for player ${asked.uid} is recorded.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </section>
  )
}

function WithheldTable({ items, onDecide }: { items: readonly Withheld[]; onDecide: (one: Withheld) => void }) {
  const mayDecide = useMay('bonuses:give')
  return (
    <Table
      caption="Free spins and free bets held back"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        { key: 'offer', head: 'Offer', cell: ({ offer }) => `${offer.title} (${offer.sysname ?? offer.id})` },
        {
          key: 'others',
          head: 'Claimed on this device by',
          cell: ({ others }) => <span className="figures">player {others.join(', ')}</span>,
        },
        { key: 'found', head: 'Found', cell: ({ found_at: at }) => dateText(at) },
        { key: 'decision', head: 'Decision', cell: ({ decision }) => <Decided decision={decision} /> },
        {
          key: 'decide',
          head: 'Actions',
          cell: (one) =>
            mayDecide && (
              <Button
                look="plain"
                size="small"
                aria-label={`Decide: player ${one.uid}, offer ${one.offer.title}`}
                onClick={() => onDecide(one)}
              >
                Decide
              </Button>
            ),
        },
      ]}
    />
  )
}

const Decided = ({ decision }: Pick<Withheld, 'decision'>) =>
  decision ? (
    <>
      <Badge tone={decision.is === 'upheld' ? 'bad' : 'good'}>{decision.is === 'upheld' ? 'Upheld' : 'Cleared'}</Badge>{' '}
      {dateText(decision.at)}, {decision.by}: {decision.note}
    </>
  ) : (
    '–'
  )

function DecideDialog({
  withheld: { id, uid, offer },
  onClose,
  onDone,
}: {
  withheld: Withheld
  onClose: () => void
  onDone: () => void
}) {
  const { isBusy, failure, send } = useSend()
  async function decide(form: FormData): Promise<void> {
    const decision = formText(form, 'decision') === 'upheld' ? 'upheld' : 'cleared'
    const told = { withheld_id: id, decision, reason: formText(form, 'reason') } as const
    if (await send(() => call('campaigns.decidewithheld', told))) onDone()
  }
  return (
    <Modal title={`Decide: player ${uid}, offer ${offer.title}`} onClose={onClose}>
      <DialogForm action="Save decision" isBusy={isBusy} failure={failure} onSend={decide} onCancel={onClose}>
        <p>If you clear this, the player gets the free spins or free bet of this offer, or can claim the offer.</p>
        <Select
          label="Decision"
          name="decision"
          options={[
            { value: 'cleared', label: 'Clear: a different person' },
            { value: 'upheld', label: 'Uphold: the same person' },
          ]}
          defaultValue="upheld"
        />
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
