import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'

export type Decision = 'approve' | 'decline'
const words = {
  approve: {
    title: 'Approve withdrawal',
    effect: 'It goes to the payment provider now.',
    key: 'cashier.approvewithdrawal',
  },
  decline: {
    title: 'Decline withdrawal',
    effect: 'The money goes back to the player’s balance.',
    key: 'cashier.declinewithdrawal',
  },
} as const

/** Decides about a withdrawal that waits. One that was decided meanwhile is refused by the host. */
export function WithdrawalDialog({
  transaction,
  decision,
  onClose,
  onDone,
}: {
  transaction: string
  decision: Decision
  onClose: () => void
  onDone: () => void
}) {
  const { isBusy, failure, send } = useSend()
  const { title, effect, key } = words[decision]
  async function decide(form: FormData): Promise<void> {
    if (await send(() => call(key, { transaction_id: transaction, reason: formText(form, 'reason') }))) onDone()
  }
  return (
    <Modal title={`${title} ${transaction}`} onClose={onClose}>
      <DialogForm
        action={title}
        isHard={decision === 'decline'}
        isBusy={isBusy}
        failure={failure}
        onSend={decide}
        onCancel={onClose}
      >
        <p className="text-chalk-2">{effect}</p>
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
