import type { PublisherItem } from '@ante/product/tracking/contract-staff'
import { Input, Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { useSend } from '../use-send.ts'
import { nameOf } from './words.ts'

const states = [
  { value: '0', label: 'Told of players who came' },
  { value: '1', label: 'Paused: postbacks wait' },
]

/** Names a publisher. The id is the one in its links, and is not changed later. */
export function PublisherDialog({
  publisher,
  onClose,
  onDone,
}: {
  publisher: PublisherItem | undefined
  onClose: () => void
  onDone: (name: string) => void
}) {
  const { isBusy, failure, send } = useSend()
  async function save(form: FormData): Promise<void> {
    const name = formText(form, 'name')
    const wish = {
      publisher_id: publisher?.publisher_id ?? formText(form, 'publisher_id'),
      name,
      note: formText(form, 'note'),
      is_paused: formText(form, 'is_paused') === '1',
      reason: formText(form, 'reason'),
    }
    if (await send(() => call('tracking.putpublisher', wish))) onDone(name)
  }
  return (
    <Modal title={publisher ? `Edit: ${nameOf(publisher)}` : 'Add publisher'} onClose={onClose}>
      <DialogForm action="Save" isBusy={isBusy} failure={failure} onSend={save} onCancel={onClose}>
        {!publisher && (
          <Input
            label="Publisher ID"
            name="publisher_id"
            hint="As publisher_id in the address of its links."
            autoComplete="off"
            maxLength={200}
            required
          />
        )}
        <Input label="Name" name="name" autoComplete="off" maxLength={200} defaultValue={publisher?.name} required />
        <Input label="Note" name="note" autoComplete="off" maxLength={1000} defaultValue={publisher?.note} />
        <Select label="Postbacks" name="is_paused" options={states} defaultValue={publisher?.is_paused ? '1' : '0'} />
        <ReasonInput />
      </DialogForm>
    </Modal>
  )
}
