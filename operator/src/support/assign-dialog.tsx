import type { InboxItem } from '@ante/product/support/contract-staff'
import { Select } from '@ante/web/ui/field'
import { call } from '../api.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'
import { titleOf } from './words.ts'

/** Gives a conversation to a colleague with a note for them, or back to the queue. */
export function AssignDialog({ item, onClose, onDone }: { item: InboxItem; onClose: () => void; onDone: () => void }) {
  const members = useLoaded('support.members', {})
  const { isBusy, failure, send } = useSend()
  async function assign(form: FormData): Promise<void> {
    const [member, note] = [formText(form, 'member'), formText(form, 'note')]
    if (await send(() => call('support.assign', { conversation: item.id, member: member || null, note }))) onDone()
  }
  return (
    <Modal title={`Hand over: ${titleOf(item)}`} onClose={onClose}>
      {members.state === 'failed' ? (
        <Failed message={members.message} onRetry={members.again} />
      ) : !members.data ? (
        <Loading what="members" />
      ) : (
        <DialogForm action="Hand over" isBusy={isBusy} failure={failure} onSend={assign} onCancel={onClose}>
          <Select
            label="To"
            name="member"
            options={[
              { value: '', label: 'Back to the queue' },
              ...members.data.items.map(({ id, name, is_there: isThere }) => ({
                value: id,
                label: isThere ? `${name} (here now)` : name,
              })),
            ]}
          />
          <TextArea label="Note" name="note" hint="Kept as an internal note. Players never see it." maxLength={2000} />
        </DialogForm>
      )}
    </Modal>
  )
}
