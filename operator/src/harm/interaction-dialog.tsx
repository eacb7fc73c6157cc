import type { HarmItem } from '@ante/product/harm/contract-staff'
import { Select } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'

const ways = [
  { value: 'phone', label: 'By phone' },
  { value: 'chat', label: 'By chat' },
  { value: 'email', label: 'By email' },
  { value: 'none', label: 'No contact, and why' },
] as const

/** What came of speaking with a player. Sent again under the same key as long as its outcome is not known. */
export function InteractionDialog({
  player,
  onClose,
  onDone,
}: {
  player: HarmItem
  onClose: () => void
  onDone: () => void
}) {
  const [idempotencyKey] = useState<string>(() => crypto.randomUUID())
  const { isBusy, failure, send } = useSend()
  async function record(form: FormData): Promise<void> {
    const way = ways.find(({ value }) => value === formText(form, 'way'))?.value ?? 'none'
    const told = { uid: player.uid, way, reason: formText(form, 'note') }
    if (await send(() => call('harm.recordinteraction', told, { idempotencyKey }))) onDone()
  }
  return (
    <Modal title={`Record contact: ${player.login}`} onClose={onClose}>
      <DialogForm action="Record" isBusy={isBusy} failure={failure} onSend={record} onCancel={onClose}>
        <Select label="How" name="way" options={ways} defaultValue="phone" />
        <ReasonInput label="What came of it" name="note" hint="Kept with the player and shown in the audit log." />
      </DialogForm>
    </Modal>
  )
}
