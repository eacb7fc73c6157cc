import { call } from '../api.ts'
import { DialogForm, ReasonInput } from './dialog-form.tsx'
import { formText } from './form-text.ts'
import { Modal } from './modal.tsx'
import { useSend } from '../use-send.ts'

/** What is said of a withdrawal that was decided about, by its number: a screen reader does not say the same sentence again for the next one. */
export const decidedText = (decision: Decision, transaction: string): string =>
  `Withdrawal ${transaction} is ${{ hold: 'held', approve: 'approved', decline: 'declined' }[decision]}.`
export type Decision = 'hold' | 'approve' | 'decline'
const words = {
  hold: {
    title: 'Hold withdrawal',
    effect:
      'It isn’t approved until a member of staff decides. The player can still cancel it where the market and their own limits allow it.',
    key: 'cashier.holdwithdrawal',
  },
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
