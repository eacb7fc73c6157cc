import { type Answer, call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'

interface Dialog {
  readonly campaign: Answer<'marketing.get'>
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** One that gives an offer asks for another member: then the page says so, and the request is on the page of requests. */
export function StartDialog({ campaign: { sysname, title, version }, onClose, onDone }: Dialog) {
  const { isBusy, failure, send } = useSend(onDone)
  async function start(form: FormData): Promise<void> {
    if (await send(() => call('marketing.start', { sysname, version, reason: formText(form, 'reason') })))
      onDone(`${title} is running.`)
  }
  return (
    <Modal title={`Start: ${title}`} onClose={onClose}>
      <DialogForm action="Start" isBusy={isBusy} failure={failure} onSend={start} onCancel={onClose}>
        <p className="text-chalk-2">
          It can’t be changed after that. If it gives an offer, somebody else has to approve the start.
        </p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

export function StopDialog({ campaign: { sysname, title }, onClose, onDone }: Dialog) {
  const { isBusy, failure, send } = useSend()
  async function stop(form: FormData): Promise<void> {
    if (await send(() => call('marketing.stop', { sysname, reason: formText(form, 'reason') })))
      onDone(`${title} is stopped.`)
  }
  return (
    <Modal title={`Stop: ${title}`} onClose={onClose}>
      <DialogForm action="Stop" isHard isBusy={isBusy} failure={failure} onSend={stop} onCancel={onClose}>
        <p className="text-chalk-2">It never starts again. Players keep what they have.</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
