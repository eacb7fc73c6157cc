import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'

/** Nobody claims it any more; what was claimed stays. */
export function StopOfferDialog({
  sysname,
  title,
  onClose,
  onDone,
}: {
  sysname: string
  title: string
  onClose: () => void
  onDone: () => void
}) {
  const { isBusy, failure, send } = useSend()
  async function stop(form: FormData): Promise<void> {
    if (await send(() => call('campaigns.closeoffer', { sysname, reason: formText(form, 'reason') }))) onDone()
  }
  return (
    <Modal title={`Stop offer: ${title}`} onClose={onClose}>
      <DialogForm action="Stop" isHard isBusy={isBusy} failure={failure} onSend={stop} onCancel={onClose}>
        <p className="text-chalk-2">Nobody can claim it any more, nor by its codes. What was claimed stays.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
