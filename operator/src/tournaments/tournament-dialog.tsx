import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import { Checkbox, Input, TextArea } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { DescribedFields } from '../ui/described-fields.tsx'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { LanguageFields } from '../ui/language-fields.tsx'
import { Modal } from '../ui/modal.tsx'
import { sumOfLines } from '../ui/typed.ts'
import { CurrencySelect, PeriodInputs, SystemNameInput } from '../ui/shared-fields.tsx'
import { useSend } from '../use-send.ts'
import { draftOf, type Fields, newTournamentDraft, putFrom, type TournamentDraft } from './draft.ts'
import { EntryFields } from './entry-fields.tsx'
import { TournamentPreview } from './preview.tsx'
import { ScoringFields } from './scoring-fields.tsx'

/** A new tournament, or one that has not begun. */
export function TournamentDialog({
  tournament,
  onClose,
  onDone,
}: {
  tournament: StaffTournament | undefined
  onClose: () => void
  onDone: (text: string) => void
}) {
  const [draft, setDraft] = useState(() =>
    tournament ? draftOf(tournament, Date.now()) : newTournamentDraft(Date.now())
  )
  const [wrong, setWrong] = useState('')
  const { isBusy, failure, send } = useSend(onDone)
  const set = (more: Partial<TournamentDraft>) => setDraft({ ...draft, ...more })
  async function put(form: FormData): Promise<void> {
    const made = putFrom(draft, tournament)
    setWrong(typeof made === 'string' ? made : '')
    if (typeof made === 'string') return
    await send(async () => {
      const { unknown_games: unknown } = await call('tournaments.put', { ...made, reason: formText(form, 'reason') })
      const done = `${draft.title} is ${tournament ? 'changed' : 'created'}.`
      onDone(unknown.length === 0 ? done : `${done} Not in the hall: ${unknown.join(', ')}.`)
    })
  }
  return (
    <Modal title={tournament ? `Change: ${draft.sysname}` : 'New tournament'} onClose={onClose}>
      <DialogForm
        action={tournament ? 'Change' : 'Create'}
        isBusy={isBusy}
        failure={wrong || failure}
        onSend={put}
        onCancel={onClose}
      >
        <TextFields draft={draft} onChange={set} isKnown={tournament !== undefined} />
        <PeriodFields draft={draft} onChange={set} />
        <PrizeFields draft={draft} onChange={set} />
        <ScoringFields draft={draft} onChange={set} />
        <EntryFields draft={draft} onChange={set} />
        <TournamentPreview draft={draft} onWrong={setWrong} />
        <p className="text-chalk-2">It pays prizes, so somebody else has to approve it.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

const TextFields = ({ draft, onChange, isKnown }: Fields & { isKnown: boolean }) => (
  <>
    <SystemNameInput value={draft.sysname} disabled={isKnown} onChange={(sysname) => onChange({ sysname })} />
    <DescribedFields
      draft={draft}
      titleHint="In English."
      gamesHint="System names with commas between them: rounds of these games count."
      onChange={onChange}
    />
    <LanguageFields texts={draft.texts} onChange={(texts) => onChange({ texts })} />
    <Input
      label="Picture"
      value={draft.image}
      hint="Its address, such as /art/tournaments/laurels.svg. Empty: none."
      onChange={({ target }) => onChange({ image: target.value })}
    />
    <Input
      label="Provider"
      value={draft.provider}
      hint="Whose tournament it is. Empty: yours."
      onChange={({ target }) => onChange({ provider: target.value })}
    />
    <Input
      label="Tags"
      value={draft.tags}
      hint="With commas between them."
      onChange={({ target }) => onChange({ tags: target.value })}
    />
  </>
)

const PeriodFields = ({ draft, onChange }: Fields) => (
  <>
    <PeriodInputs startsAt={draft.startsAt} endsAt={draft.endsAt} onChange={onChange} />
    <Checkbox
      label="Start again when it ends"
      checked={draft.repeats}
      onChange={({ target }) => onChange({ repeats: target.checked })}
    />
  </>
)

function PrizeFields({ draft, onChange }: Fields) {
  const fund = sumOfLines(draft.prizes, draft.currency)
  return (
    <>
      <CurrencySelect value={draft.currency} onChange={(currency) => onChange({ currency })} />
      <TextArea
        label={`Prizes (${draft.currency})`}
        value={draft.prizes}
        required
        hint={
          fund === undefined
            ? 'One in each line, the first place first.'
            : `Prize fund: ${fund} ${draft.currency}. No more than this is paid.`
        }
        onChange={({ target }) => onChange({ prizes: target.value })}
      />
    </>
  )
}
