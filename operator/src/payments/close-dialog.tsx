import type { Discrepancy } from '@ante/product/cashier/contract-staff'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { adviceFor, ourText, theirText } from './words.ts'

/** Says what a discrepancy was or what was done about it. No money moves. */
export function CloseDialog({
  discrepancy,
  onClose,
  onDone,
}: {
  discrepancy: Discrepancy
  onClose: () => void
  onDone: () => void
}) {
  const { isBusy, failure, send } = useSend()
  async function close(form: FormData): Promise<void> {
    const told = { discrepancy_id: discrepancy.id, reason: formText(form, 'reason') }
    if (await send(() => call('cashier.closediscrepancy', told))) onDone()
  }
  return (
    <Modal title={`Close discrepancy ${discrepancy.id}`} onClose={onClose}>
      <DialogForm action="Close discrepancy" isBusy={isBusy} failure={failure} onSend={close} onCancel={onClose}>
        <p className="wrap-anywhere">
          Our records: {ourText(discrepancy)}. The provider: {theirText(discrepancy)}.
        </p>
        <p className="text-chalk-2">{adviceFor[discrepancy.what]} Closing moves no money.</p>
        <ReasonInput label="What it was, or what was done" hint="Shown here and in the audit log." />
      </DialogForm>
    </Modal>
  )
}
