import type { BonusFlag } from '@ante/product/bonuses/contract-staff'
import { Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { effectOf, reasonOf } from './flag-texts.ts'

const decisions = [
  { value: 'cleared', label: 'Clear: nothing wrong' },
  { value: 'upheld', label: 'Uphold: against the terms' },
] as const

/** Whether play was against the terms of a bonus. The decision can be changed later. */
export function DecideFlagDialog({
  flag,
  onClose,
  onDone,
}: {
  flag: BonusFlag
  onClose: () => void
  onDone: () => void
}) {
  const { isBusy, failure, send } = useSend()
  async function decide(form: FormData): Promise<void> {
    const decision = formText(form, 'decision') === 'upheld' ? 'upheld' : 'cleared'
    const told = { flag_id: flag.id, decision, reason: formText(form, 'reason') } as const
    if (await send(() => call('bonuses.decideflag', told))) onDone()
  }
  return (
    <Modal title={`Decide: player ${flag.uid}, bonus ${flag.bonus.id}`} onClose={onClose}>
      <DialogForm action="Save decision" isBusy={isBusy} failure={failure} onSend={decide} onCancel={onClose}>
        <p>
          {reasonOf(flag)}. {effectOf(flag)}
        </p>
        <Select label="Decision" name="decision" options={decisions} defaultValue="upheld" />
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
