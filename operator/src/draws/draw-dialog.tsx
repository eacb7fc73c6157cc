import { Checkbox, Input, Select, TextArea } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { DescribedFields } from '../ui/described-fields.tsx'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { CurrencySelect, PeriodInputs, SystemNameInput } from '../ui/shared-fields.tsx'
import { useSend } from '../use-send.ts'
import { budgetOf, type DrawDraft, newDrawDraft, putFrom } from './draft.ts'

interface Fields {
  readonly draft: DrawDraft
  readonly onChange: (more: Partial<DrawDraft>) => void
}

/** A raffle or drops. What players were told is never changed: it is written once. */
export function DrawDialog({ onClose, onDone }: { onClose: () => void; onDone: (text: string) => void }) {
  const [draft, setDraft] = useState<DrawDraft>(() => newDrawDraft(Date.now()))
  const [wrong, setWrong] = useState('')
  const { isBusy, failure, send } = useSend(onDone)
  const set = (more: Partial<DrawDraft>) => setDraft({ ...draft, ...more })
  async function put(form: FormData): Promise<void> {
    const made = putFrom(draft)
    setWrong(typeof made === 'string' ? made : '')
    if (typeof made === 'string') return
    if (await send(() => call('draws.put', { ...made, reason: formText(form, 'reason') })))
      onDone(`${draft.title} is created. Players see the hash of its seed from now on.`)
  }
  const budget = budgetOf(draft)
  return (
    <Modal title="New prize draw" onClose={onClose}>
      <DialogForm action="Create" isBusy={isBusy} failure={wrong || failure} onSend={put} onCancel={onClose}>
        <TextFields draft={draft} onChange={set} />
        <PeriodFields draft={draft} onChange={set} />
        <TextArea
          label={`Prizes (${draft.currency})`}
          value={draft.prizes}
          required
          hint={
            budget === undefined
              ? 'One in each line, the first place first.'
              : `Budget: ${budget} ${draft.currency}. No more than this is paid.`
          }
          onChange={({ target }) => set({ prizes: target.value })}
        />
        {draft.kind === 'raffle' ? (
          <RaffleFields draft={draft} onChange={set} />
        ) : (
          <DropFields draft={draft} onChange={set} />
        )}
        <Checkbox
          label="Start again when it ends"
          checked={draft.repeats}
          onChange={({ target }) => set({ repeats: target.checked })}
        />
        <p className="text-chalk-2">It pays prizes, so somebody else has to approve it.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

const TextFields = ({ draft, onChange }: Fields) => (
  <>
    <Select
      label="Kind"
      value={draft.kind}
      options={[
        { value: 'raffle', label: 'Raffle' },
        { value: 'drops', label: 'Prize drops' },
      ]}
      onChange={({ target }) => onChange({ kind: target.value === 'drops' ? 'drops' : 'raffle' })}
    />
    <SystemNameInput value={draft.sysname} onChange={(sysname) => onChange({ sysname })} />
    <DescribedFields
      draft={draft}
      titleHint="In English."
      gamesHint="System names with commas between them. Empty: all games."
      onChange={onChange}
    />
    <CurrencySelect value={draft.currency} onChange={(currency) => onChange({ currency })} />
  </>
)

const PeriodFields = ({ draft, onChange }: Fields) => (
  <div className="grid gap-3">
    <PeriodInputs startsAt={draft.startsAt} endsAt={draft.endsAt} onChange={onChange} />
  </div>
)

const RaffleFields = ({ draft, onChange }: Fields) => (
  <div className="grid gap-3 tablet:grid-cols-2">
    <Input
      label={`One ticket for each stake of (${draft.currency})`}
      value={draft.stake}
      inputMode="decimal"
      required
      onChange={({ target }) => onChange({ stake: target.value })}
    />
    <Input
      label="Most tickets of one player"
      value={draft.most}
      inputMode="numeric"
      required
      onChange={({ target }) => onChange({ most: target.value })}
    />
    <Input
      label="Points for a ticket"
      value={draft.points}
      inputMode="numeric"
      hint="Empty: none are sold."
      onChange={({ target }) => onChange({ points: target.value })}
    />
  </div>
)

const DropFields = ({ draft, onChange }: Fields) => (
  <div className="grid gap-3">
    <Input
      label={`Least stake of a round (${draft.currency})`}
      value={draft.stake}
      inputMode="decimal"
      required
      onChange={({ target }) => onChange({ stake: target.value })}
    />
    <Input
      label="Drops before (UTC)"
      type="datetime-local"
      value={draft.dueBefore}
      hint="Empty: before the end."
      onChange={({ target }) => onChange({ dueBefore: target.value })}
    />
    <Input
      label={`Grows from (${draft.currency})`}
      value={draft.growsFrom}
      inputMode="decimal"
      hint="For a daily jackpot with one prize. Empty: the same at each moment."
      onChange={({ target }) => onChange({ growsFrom: target.value })}
    />
  </div>
)
