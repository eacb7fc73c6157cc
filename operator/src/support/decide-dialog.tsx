import type { InboxItem } from '@ante/product/support/contract-staff'
import { Button } from '@ante/web/ui/button'
import { Select } from '@ante/web/ui/field'
import type { FormEvent } from 'react'
import { call } from '../api.ts'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSend } from '../use-send.ts'
import { outcomeNames, titleOf } from './words.ts'

const outcomes = ['upheld', 'partly', 'declined'] as const

/** The end of a dispute. The reason is the last message that the player gets. */
export function DecideDialog({ item, onClose, onDone }: { item: InboxItem; onClose: () => void; onDone: () => void }) {
  const { isBusy, failure, send } = useSend()
  async function decide(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = outcomes.find((one) => one === form.get('outcome')) ?? 'declined'
    const reason = formText(form, 'reason')
    if (await send(() => call('support.decide', { conversation: item.id, outcome, reason }))) onDone()
  }
  return (
    <Modal title={`Decide: ${titleOf(item)}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void decide(event)}>
        <p className="text-chalk-2">
          This is final and pays nothing by itself. A player whose dispute isn’t upheld can take it to the dispute
          resolution body, where you have named one.
        </p>
        <Select
          label="Decision"
          name="outcome"
          options={outcomes.map((one) => ({ value: one, label: outcomeNames[one] }))}
        />
        <TextArea
          label="Reason"
          name="reason"
          hint="Sent to the player, and kept in the audit log."
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
            Decide
          </Button>
        </div>
      </form>
    </Modal>
  )
}
