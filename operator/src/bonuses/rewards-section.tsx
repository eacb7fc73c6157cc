import { wireMoney } from '@ante/kit/contract'
import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { RewardFlag } from '@ante/product/bonuses/contract-staff'
import { Badge } from '@ante/web/ui/badge'
import { Button } from '@ante/web/ui/button'
import { EmptyState } from '@ante/web/ui/empty-state'
import { Select } from '@ante/web/ui/field'
import { Pagination } from '@ante/web/ui/pagination'
import { Table } from '@ante/web/ui/table'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call, CallRefused } from '../api.ts'
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
const pageParam = 'rewards'

const nothing = <EmptyState icon="rewards" title="Nothing to check" text="No cashback is held." />
/** Cashback that’s held because a linked account had the other side, and what was given for play that became void. */
export function RewardsSection({ show, onTold }: { show: 'open' | 'all'; onTold: (text: string) => void }) {
  const [asked, setAsked] = useState<RewardFlag>()
  const page = pageOf(useSearchParams()[0].get(pageParam))
  const loaded = useLoaded('bonuses.getrewardflags', { show, offset: (page - 1) * pageSize, count: pageSize })
  return (
    <section aria-labelledby="reward-checks" className="grid gap-4">
      <h2 id="reward-checks" className="font-display text-22">
        Cashback held, and rewards for void play
      </h2>
      <LoadedList loaded={loaded} what="reward checks" empty={nothing} page={page} param={pageParam}>
        {(data) => (
          <>
            <RewardsTable items={data.items} onDecide={setAsked} />
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} param={pageParam} />
          </>
        )}
      </LoadedList>
      {asked && (
        <DecideDialog
          flag={asked}
          onClose={() => setAsked(undefined)}
          onChanged={(due) => {
            setAsked(asked.void ? { ...asked, void: { ...asked.void, due } } : asked)
            loaded.again()
          }}
          onDone={() => {
            onTold(`Your decision about ${asked.title} of player ${asked.uid} is recorded.`)
            setAsked(undefined)
            loaded.again()
          }}
        />
      )}
    </section>
  )
}

function RewardsTable({ items, onDecide }: { items: readonly RewardFlag[]; onDecide: (flag: RewardFlag) => void }) {
  const mayDecide = useMay('bonuses:give')
  return (
    <Table
      caption="Cashback held, and rewards for void play"
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { key: 'uid', head: 'Player ID', cell: ({ uid }) => <PlayerLink uid={uid} /> },
        {
          key: 'reward',
          head: 'Reward',
          cell: ({ title, cashback }) =>
            cashback ? (
              <span className="figures">
                {title}: {formatMoney(fromWire(cashback.amount))}, {stateOf(cashback.status)}
              </span>
            ) : (
              title
            ),
        },
        { key: 'why', head: 'Reason', cell: (flag) => <Reason flag={flag} /> },
        {
          key: 'stakes',
          head: 'Stakes',
          number: true,
          cell: ({ plays, staked }) => (staked ? `${plays}: ${formatMoney(fromWire(staked))}` : String(plays)),
        },
        { key: 'last', head: 'Last seen', cell: ({ last_at: at }) => dateText(at) },
        { key: 'decision', head: 'Decision', cell: ({ decision }) => <Decided decision={decision} /> },
        {
          key: 'decide',
          head: 'Actions',
          cell: (flag) =>
            mayDecide && (
              <Button
                look="plain"
                size="small"
                aria-label={`Decide: player ${flag.uid}, ${flag.title}`}
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

const stateOf = (status: NonNullable<RewardFlag['cashback']>['status']): string =>
  status === 'paid_out' ? 'paid' : status === 'active' ? 'ready to claim' : status

type Due = NonNullable<RewardFlag['void']>['due']
const sumOf = (sum: Due): string => formatMoney(fromWire(sum))

const Reason = ({ flag: { reason, others, void: changed } }: { flag: RewardFlag }) =>
  changed ? (
    <>
      For play that became void, or came to something else, later.{' '}
      <span className="figures">
        Given {sumOf(changed.given)}, now {sumOf(changed.due)}, taken back {sumOf(changed.taken)}.
      </span>
    </>
  ) : reason === 'void_play' ? (
    'Given for play that became void later.'
  ) : (
    <>
      Bets against another account on the same device
      <span className="figures"> (player {others.join(', ')})</span>
    </>
  )

const Decided = ({ decision }: Pick<RewardFlag, 'decision'>) =>
  decision ? (
    <>
      <Badge tone={decision.is === 'upheld' ? 'bad' : 'good'}>{decision.is === 'upheld' ? 'Upheld' : 'Cleared'}</Badge>{' '}
      {dateText(decision.at)}, {decision.by}: {decision.note}
    </>
  ) : (
    '–'
  )

/** Where from staff take back what a cashback was too much. */
const takingOf = (cashback: RewardFlag['cashback']): string =>
  cashback?.status === 'paid_out'
    ? 'What you take back comes from the balance; what isn’t there is owed.'
    : 'It hasn’t been paid: what you take back won’t be, and nothing comes from the balance.'

const effectOf = ({ cashback, void: changed }: RewardFlag): string =>
  changed
    ? `The cashback was ${sumOf(changed.given)}, and comes to ${sumOf(changed.due)} now. ${takingOf(cashback)}`
    : cashback
      ? 'If you clear this, the player gets the cashback. If you uphold it, the cashback is taken away.'
      : 'The reward stays as it is. Your decision is kept with it.'

/** What a cashback comes to now, where a decision was refused because it was another sum. */
function changedDue(error: unknown): Due | undefined {
  if (!(error instanceof CallRefused) || error.code !== 'reward_flag_changed') return undefined
  return wireMoney.safeParse(error.data['due']).data
}

const decisionsOf = ({ void: changed }: RewardFlag) => [
  { value: 'cleared', label: changed ? 'Leave it with the player' : 'Clear: nothing wrong' },
  { value: 'upheld', label: changed ? 'Take back the difference' : 'Uphold: against the terms' },
]

interface Deciding {
  flag: RewardFlag
  onClose: () => void
  /** It comes to something else by now, and nothing was decided. */
  onChanged: (due: Due) => void
  onDone: () => void
}

function DecideDialog({ flag, onClose, onChanged, onDone }: Deciding) {
  const { isBusy, failure, send } = useSend()
  async function decide(form: FormData): Promise<void> {
    const decision = formText(form, 'decision') === 'upheld' ? 'upheld' : 'cleared'
    const due = decision === 'upheld' && flag.void ? { due: flag.void.due } : {}
    const told = { flag_id: flag.id, decision, reason: formText(form, 'reason'), ...due } as const
    const decided = () =>
      call('bonuses.deciderewardflag', told).catch((error: unknown) => {
        const now = changedDue(error)
        if (now) onChanged(now)
        throw error
      })
    if (await send(decided)) onDone()
  }
  return (
    <Modal title={`Decide: player ${flag.uid}, ${flag.title}`} onClose={onClose}>
      <DialogForm action="Save decision" isBusy={isBusy} failure={failure} onSend={decide} onCancel={onClose}>
        <p>{effectOf(flag)}</p>
        <Select label="Decision" name="decision" options={decisionsOf(flag)} defaultValue="upheld" />
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
