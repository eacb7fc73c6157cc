import type { StaffDraw } from '@ante/product/draws/contract-staff'
import { Badge, type BadgeTone } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Money } from '@ante/web/ui/money'
import { PageHeader } from '@ante/web/ui/page-header'
import { Pagination } from '@ante/web/ui/pagination'
import { type Column, Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { badgeText } from '../ui/badge-text.ts'
import { dateText } from '../ui/date-text.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { LoadedList } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'
import { pageOf } from '../ui/page-of.ts'
import { DrawDialog } from './draw-dialog.tsx'

const pageSize = 25

/** Prize draws, what each may cost and has cost. Nobody sees a seed before the draw, staff neither. */
export function DrawsPage() {
  const [search] = useSearchParams()
  const [isNew, setNew] = useState(false)
  const [stopping, setStopping] = useState<StaffDraw>()
  const [told, setTold] = useState('')
  const mayWrite = useMay('draws:write')
  const page = pageOf(search.get('page'))
  const loaded = useLoaded('draws.list', { offset: (page - 1) * pageSize, count: pageSize })
  const done = (text: string) => {
    setTold(text)
    setNew(false)
    setStopping(undefined)
    loaded.again()
  }
  return (
    <>
      <PageHeader title="Prize draws" text="Each has a fixed budget, and a seed that’s fixed before it starts." />
      {mayWrite && (
        <div>
          <Button onClick={() => setNew(true)}>New prize draw</Button>
        </div>
      )}
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      <LoadedList
        loaded={loaded}
        what="prize draws"
        empty={<EmptyState icon="ticket" title="No prize draws" text="Players see none." />}
      >
        {(data) => (
          <>
            <Table
              caption="Prize draws"
              rows={data.items}
              rowKey={({ id }) => id}
              columns={columnsOf(mayWrite ? setStopping : undefined)}
            />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} />
          </>
        )}
      </LoadedList>
      {isNew && <DrawDialog onClose={() => setNew(false)} onDone={done} />}
      {stopping && <StopDialog draw={stopping} onClose={() => setStopping(undefined)} onDone={done} />}
    </>
  )
}

const tones: Readonly<Record<StaffDraw['status'], BadgeTone>> = {
  future: 'info',
  active: 'good',
  drawing: 'info',
  finished: 'neutral',
  withdrawn: 'bad',
}
const mayStop = ({ status, repeats }: StaffDraw): boolean =>
  status === 'future' || (repeats && status !== 'withdrawn' && status !== 'finished')

const columnsOf = (onStop: ((draw: StaffDraw) => void) | undefined): Column<StaffDraw>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: ({ title, sysname, run }) => (
      <>
        <span className="font-semibold">{title}</span>{' '}
        <span className="text-chalk-3">
          {sysname}, run {run}
        </span>
      </>
    ),
  },
  { key: 'kind', head: 'Kind', cell: ({ kind }) => (kind === 'raffle' ? 'Raffle' : 'Prize drops') },
  { key: 'status', head: 'State', cell: ({ status }) => <Badge tone={tones[status]}>{badgeText(status)}</Badge> },
  {
    key: 'period',
    head: 'Period',
    cell: ({ started_at, finished_at, repeats }) =>
      `${dateText(started_at)} to ${dateText(finished_at)}${repeats ? ', repeats' : ''}`,
  },
  { key: 'budget', head: 'Budget', number: true, cell: ({ budget }) => <Money value={budget} /> },
  {
    key: 'paid',
    head: 'Paid',
    number: true,
    cell: ({ paid }) => (paid.length === 0 ? '–' : paid.map((sum) => <Money key={sum.currency} value={sum} />)),
  },
  { key: 'won', head: 'Prizes won', number: true, cell: ({ won, prizes }) => `${won} of ${prizes}` },
  {
    key: 'play',
    head: 'Play',
    cell: ({ kind, tickets, players, rounds }) =>
      kind === 'raffle' ? `Tickets: ${tickets}, players: ${players}` : `Rounds: ${rounds}`,
  },
  {
    key: 'hash',
    head: 'Hash of the seed',
    cell: ({ seed_hash }) => <span className="figures text-12 wrap-anywhere">{seed_hash}</span>,
  },
  {
    key: 'stop',
    head: 'Actions',
    cell: (draw) =>
      onStop &&
      mayStop(draw) && (
        <Button
          look="plain"
          size="small"
          aria-label={`Stop: ${draw.title}, run ${draw.run}`}
          onClick={() => onStop(draw)}
        >
          Stop
        </Button>
      ),
  },
]

function StopDialog({
  draw: { sysname },
  onClose,
  onDone,
}: {
  draw: StaffDraw
  onClose: () => void
  onDone: (text: string) => void
}) {
  const { isBusy, failure, send } = useSend()
  async function stop(form: FormData): Promise<void> {
    if (await send(() => call('draws.stop', { sysname, reason: formText(form, 'reason') })))
      onDone(`${sysname} is stopped.`)
  }
  return (
    <Modal title={`Stop: ${sysname}`} onClose={onClose}>
      <DialogForm action="Stop" isHard isBusy={isBusy} failure={failure} onSend={stop} onCancel={onClose}>
        <p className="text-chalk-2">
          What hasn’t started is withdrawn, and it doesn’t start again. What runs is played to its end: players keep
          their tickets, and its prizes are paid.
        </p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
