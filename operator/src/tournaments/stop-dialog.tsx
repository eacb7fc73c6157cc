import type { StaffTournament } from '@ante/product/tournaments/contract-staff'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { titleOf } from './columns.tsx'

export function StopDialog({
  tournament,
  onClose,
  onDone,
}: {
  tournament: StaffTournament
  onClose: () => void
  onDone: (text: string) => void
}) {
  const { isBusy, failure, send } = useSend()
  const title = titleOf(tournament)
  const stop = (form: FormData) =>
    send(async () => {
      const stopped = { sysname: tournament.series ?? '', reason: formText(form, 'reason') }
      const { withdrawn } = await call('tournaments.stop', stopped)
      onDone(withdrawn > 0 ? `${title} is withdrawn.` : `${title} doesn’t start again.`)
    }).then(() => undefined)
  return (
    <Modal title={`Stop: ${title}`} onClose={onClose}>
      <DialogForm action="Stop" isHard isBusy={isBusy} failure={failure} onSend={stop} onCancel={onClose}>
        <p className="text-chalk-2">
          It doesn’t start again. If it hasn’t started and has no players yet, it’s withdrawn. Otherwise it’s played to
          its end, and its prizes are paid.
        </p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
