import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import { Input } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { DescribedFields } from '../ui/described-fields.tsx'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { CurrencySelect, SystemNameInput } from '../ui/shared-fields.tsx'
import { useSend } from '../use-send.ts'
import { type Draft, draftOf, newDraft, putFrom } from './draft.ts'
import { LevelsFields } from './levels-fields.tsx'

/** A new jackpot, or one that is changed. */
export function JackpotDialog({
  jackpot,
  onClose,
  onDone,
}: {
  jackpot: StaffJackpot | undefined
  onClose: () => void
  onDone: (text: string) => void
}) {
  const [draft, setDraft] = useState<Draft>(jackpot ? draftOf(jackpot) : newDraft)
  const [wrong, setWrong] = useState('')
  const { isBusy, failure, send } = useSend(onDone)
  const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more })
  async function put(form: FormData): Promise<void> {
    const made = putFrom(draft, jackpot)
    setWrong(typeof made === 'string' ? made : '')
    if (typeof made === 'string') return
    const reason = formText(form, 'reason')
    if (await send(() => call('jackpots.put', { ...made, reason })))
      onDone(jackpot ? `${draft.title} is changed.` : `${draft.title} is created.`)
  }
  return (
    <Modal title={jackpot ? `Change jackpot: ${jackpot.sysname}` : 'New jackpot'} onClose={onClose}>
      <DialogForm
        action={jackpot ? 'Change' : 'Create'}
        isBusy={isBusy}
        failure={wrong || failure}
        onSend={put}
        onCancel={onClose}
      >
        {!jackpot && <IdentityFields draft={draft} onChange={set} />}
        <DescribedFields
          draft={draft}
          titleHint="In English. Other languages stay as they are."
          gamesHint="System names with commas between them. Each feeds one jackpot of a currency."
          onChange={set}
        />
        <Input
          label="Bets from odds of"
          value={draft.betOdds}
          inputMode="decimal"
          hint="Of each selection, such as 1.5. Empty: bets don’t feed it. One jackpot of a currency takes bets."
          onChange={({ target }) => set({ betOdds: target.value })}
        />
        <LevelsFields levels={draft.levels} currency={draft.currency} onChange={(levels) => set({ levels })} />
        <Input
          label="Reserve (% of stakes)"
          value={draft.reserve}
          inputMode="decimal"
          required
          hint="Kept for the next seeds. With the levels it is 20% at most."
          onChange={({ target }) => set({ reserve: target.value })}
        />
        <p className="text-chalk-2">Somebody else has to approve it, unless only its words change.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

/** What a jackpot keeps for good. */
const IdentityFields = ({ draft, onChange }: { draft: Draft; onChange: (more: Partial<Draft>) => void }) => (
  <>
    <SystemNameInput
      value={draft.sysname}
      hint="It can’t be changed later."
      onChange={(sysname) => onChange({ sysname })}
    />
    <CurrencySelect value={draft.currency} onChange={(currency) => onChange({ currency })} />
  </>
)
