import type { CheckItem, TaskItem } from '@ante/product/verification/contract-staff'
import { useState } from 'react'
import { call, CallRefused } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { effectOf, kindNames, stepNames } from './words.ts'

export type Asked =
  | { readonly kind: 'task'; readonly task: TaskItem; readonly decision: 'cleared' | 'rejected' }
  | { readonly kind: 'check'; readonly check: CheckItem; readonly decision: 'approve' | 'retry' | 'reject' }
  | { readonly kind: 'ask'; readonly uid: string; readonly step: CheckItem['step']; readonly blocks: boolean }

interface Words {
  readonly title: string
  readonly effect: string
  readonly action: string
  readonly hint: string
  readonly isHard: boolean
}
const kept = 'Shown in the audit log.'

const checkWords = {
  approve: { action: 'Approve', effect: 'The check is approved in place of the provider.', hint: kept, isHard: false },
  retry: {
    action: 'Ask to try again',
    effect: 'The player is asked to hand in something else.',
    hint: 'Shown to the player and in the audit log.',
    isHard: false,
  },
  reject: {
    action: 'Reject',
    effect: 'This is final. The player can’t play, deposit or withdraw.',
    hint: kept,
    isHard: true,
  },
} as const

function wordsOf(asked: Asked): Words {
  if (asked.kind === 'task') {
    const { task, decision } = asked
    return {
      title: `${kindNames[task.kind]}: player ${task.uid}`,
      effect: effectOf(task.kind, decision),
      action: decision === 'cleared' ? 'Clear' : 'Reject',
      hint: kept,
      isHard: decision === 'rejected',
    }
  }
  if (asked.kind === 'check')
    return { title: `${stepNames[asked.check.step]}: player ${asked.check.uid}`, ...checkWords[asked.decision] }
  return {
    title: `${stepNames[asked.step]}: player ${asked.uid}`,
    effect: asked.blocks
      ? 'The player can’t play or deposit until this check is approved.'
      : 'The player sees this step as open, and goes on as before.',
    action: asked.blocks ? 'Ask and block' : 'Ask',
    hint: kept,
    isHard: asked.blocks,
  }
}

function sendDecision(asked: Asked, reason: string, idempotencyKey: string): Promise<unknown> {
  const options = { idempotencyKey }
  if (asked.kind === 'task')
    return call('verification.decidetask', { id: asked.task.id, decision: asked.decision, reason }, options)
  if (asked.kind === 'check') {
    const { uid, step } = asked.check
    return call('verification.decidecheck', { uid, step, decision: asked.decision, reason }, options)
  }
  const { uid, step, blocks } = asked
  return call('verification.ask', { uid, step, blocks, reason }, options)
}

/** Asks for the reason, and sends the decision once: as long as its outcome is not known it is sent again under the same key. */
export function DecideDialog({ asked, onClose, onDone }: { asked: Asked; onClose: () => void; onDone: () => void }) {
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const { isBusy, failure, send } = useSend()
  const words = wordsOf(asked)
  async function decide(form: FormData): Promise<void> {
    const isDone = await send(() =>
      sendDecision(asked, formText(form, 'reason'), key).catch((error: unknown) => {
        if (error instanceof CallRefused && error.isFinal) setKey(crypto.randomUUID())
        throw error
      })
    )
    if (isDone) onDone()
  }
  return (
    <Modal title={words.title} onClose={onClose}>
      <DialogForm
        action={words.action}
        isHard={words.isHard}
        isBusy={isBusy}
        failure={failure}
        onSend={decide}
        onCancel={onClose}
      >
        <p className="text-chalk-2">{words.effect}</p>
        <ReasonInput hint={words.hint} />
      </DialogForm>
    </Modal>
  )
}
