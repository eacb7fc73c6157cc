import type { StaffJackpot } from '@ante/product/jackpots/contract-staff'
import { Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { putOf } from './draft.ts'

interface DialogProps {
  jackpot: StaffJackpot
  onClose: () => void
  onDone: (text: string) => void
}

/** Stops a jackpot where it stands, or lets it go on. */
export function PauseDialog({ jackpot, onClose, onDone }: DialogProps) {
  const { isBusy, failure, send } = useSend(onDone)
  const { sysname, paused } = jackpot
  async function put(form: FormData): Promise<void> {
    const next = { ...putOf(jackpot), paused: !paused, reason: formText(form, 'reason') }
    if (await send(() => call('jackpots.put', next)))
      onDone(`${sysname} ${paused ? 'takes stakes again' : 'is paused'}.`)
  }
  return (
    <Modal title={`${paused ? 'Resume' : 'Pause'} jackpot: ${sysname}`} onClose={onClose}>
      <DialogForm
        action={paused ? 'Resume' : 'Pause'}
        isBusy={isBusy}
        failure={failure}
        onSend={put}
        onCancel={onClose}
      >
        <p className="text-chalk-2">
          {paused
            ? 'Stakes feed it again, and rounds can win it. Its meters go on from where they are.'
            : 'Players still see it, but no stake feeds it and nobody can win it. Its meters stay as they are.'}
        </p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}

/** Ends a jackpot for good: what it holds goes to another one of its currency. */
export function CloseDialog({ jackpot, others, onClose, onDone }: DialogProps & { others: readonly StaffJackpot[] }) {
  const { isBusy, failure, send } = useSend()
  const { sysname } = jackpot
  const heirs = others.filter(
    (one) => one.currency === jackpot.currency && one.id !== jackpot.id && one.sysname !== null
  )
  async function close(form: FormData): Promise<void> {
    const [to, reason] = [formText(form, 'to'), formText(form, 'reason')]
    if (await send(() => call('jackpots.close', { sysname: sysname ?? '', to, reason })))
      onDone(`${sysname} is closed.`)
  }
  return (
    <Modal title={`Close jackpot: ${sysname}`} onClose={onClose}>
      {heirs.length === 0 ? (
        <p className="text-chalk-2">
          What its meters and its reserve hold is the players’. Create another jackpot in {jackpot.currency} first, so
          that the money can go there.
        </p>
      ) : (
        <DialogForm action="Close" isHard isBusy={isBusy} failure={failure} onSend={close} onCancel={onClose}>
          <p className="text-chalk-2">
            Its meters and its reserve go to the jackpot that you choose. This can’t be undone.
          </p>
          <Select
            label="Its money goes to"
            name="to"
            options={heirs.map((one) => ({
              value: one.sysname ?? '',
              label: one.texts.en?.title ?? one.sysname ?? '',
            }))}
          />
          <ReasonInput />
        </DialogForm>
      )}
    </Modal>
  )
}
