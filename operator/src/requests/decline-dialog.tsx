import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { type FormEvent, useState } from 'react'
import { call, CallRefused, messageOf } from '../api.ts'
import { endSession } from '../session/session.ts'
import { Modal } from '../ui/modal.tsx'

export function DeclineDialog({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFailure('')
    try {
      await call('staff.declinerequest', { id, reason })
      onDone()
    } catch (error) {
      if (error instanceof CallRefused && error.status === 401) endSession()
      else setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal title={`Decline request ${id}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void send(event)}>
        <Input
          label="Reason"
          hint="Shown in the audit log."
          autoComplete="off"
          minLength={3}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
        <div className="flex justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Decline
          </Button>
        </div>
      </form>
    </Modal>
  )
}
