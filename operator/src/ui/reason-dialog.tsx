import type { ReactNode } from 'react'
import { useDecision } from '../use-decision.ts'
import { DialogForm, ReasonInput } from './dialog-form.tsx'
import { Modal } from './modal.tsx'

/** Asks for what a decision needs and for its reason, and sends it once. */
export function ReasonDialog({
  title,
  action,
  effect,
  isHard = false,
  fields,
  send,
  onClose,
  onDone,
}: {
  title: string
  /** What the button says. */
  action: string
  /** What the decision does. */
  effect: string
  /** What is done cannot be taken back, or hits hard. */
  isHard?: boolean
  /** What is asked for beside the reason; `errors` says what is wrong with it. */
  fields?: (errors: Readonly<Record<string, string>>) => ReactNode
  /** Answers the sentence that says what came of it. */
  send: (form: FormData, idempotencyKey: string) => Promise<string>
  onClose: () => void
  onDone: (text: string) => void
}) {
  const { isBusy, failure, fields: errors, decide } = useDecision(onDone)
  return (
    <Modal title={title} onClose={onClose}>
      <DialogForm
        action={action}
        isHard={isHard}
        isBusy={isBusy}
        failure={failure}
        onSend={(form) => decide((key) => send(form, key))}
        onCancel={onClose}
      >
        <p className="text-chalk-2">{effect}</p>
        {fields?.(errors)}
        <ReasonInput error={errors['reason']} />
      </DialogForm>
    </Modal>
  )
}
