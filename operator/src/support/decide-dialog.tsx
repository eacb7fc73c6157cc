import type { InboxItem } from '@ante/product/support/contract-staff'
import { decisionMax } from '@ante/product/support/rules/words'
import { Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSend } from '../use-send.ts'
import { outcomeNames, titleOf } from './words.ts'

const outcomes = ['upheld', 'partly', 'declined'] as const

/** The end of a dispute. The reason is the last message that the player gets. */
export function DecideDialog({ item, onClose, onDone }: { item: InboxItem; onClose: () => void; onDone: () => void }) {
  const { isBusy, failure, send } = useSend()
  async function decide(form: FormData): Promise<void> {
    const outcome = outcomes.find((one) => one === form.get('outcome')) ?? 'declined'
    const reason = formText(form, 'reason')
    if (await send(() => call('support.decide', { conversation: item.id, outcome, reason }))) onDone()
  }
  return (
    <Modal title={`Decide: ${titleOf(item)}`} onClose={onClose}>
      <DialogForm action="Decide" isBusy={isBusy} failure={failure} onSend={decide} onCancel={onClose}>
        <p className="text-chalk-2">
          This is final and pays nothing by itself. A player whose dispute isn’t upheld can take it to the dispute
          resolution body, where you have named one.
        </p>
        <Select
          label="Decision"
          name="outcome"
          options={outcomes.map((one) => ({ value: one, label: outcomeNames[one] }))}
        />
        <TextArea
          label="Reason"
          name="reason"
          hint={`Sent to the player, and kept in the audit log. Up to ${decisionMax} characters.`}
          rows={6}
          minLength={3}
          maxLength={decisionMax}
          required
        />
      </DialogForm>
    </Modal>
  )
}
