import type { HarmItem } from '@ante/product/harm/contract-staff'
import { Button } from '@ante/web/ui/button'
import { Input, Select } from '@ante/web/ui/field'
import { type FormEvent, useState } from 'react'
import { call, CallRefused, messageOf } from '../api.ts'
import { endSession } from '../session/session.ts'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'

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
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const way = ways.find(({ value }) => value === formText(form, 'way'))?.value ?? 'none'
    setBusy(true)
    setFailure('')
    try {
      await call('harm.recordinteraction', { uid: player.uid, way, reason: formText(form, 'note') }, { idempotencyKey })
      onDone()
    } catch (error) {
      if (error instanceof CallRefused && error.status === 401) endSession()
      else setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={`Record contact: ${player.login}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        <Select label="How" name="way" options={ways} defaultValue="phone" />
        <Input
          label="What came of it"
          hint="Kept with the player and shown in the audit log."
          name="note"
          autoComplete="off"
          minLength={3}
          maxLength={500}
          required
        />
        <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Record
          </Button>
        </div>
      </form>
    </Modal>
  )
}
