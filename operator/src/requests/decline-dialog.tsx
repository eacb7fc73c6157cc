import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'

export function DeclineDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { isBusy, failure, send } = useSend()
  async function decline(form: FormData): Promise<void> {
    if (await send(() => call('staff.declinerequest', { id, reason: formText(form, 'reason') }))) onDone()
  }
  return (
    <Modal title={`Decline request ${id}`} onClose={onClose}>
      <DialogForm action="Decline" isBusy={isBusy} failure={failure} onSend={decline} onCancel={onClose}>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
