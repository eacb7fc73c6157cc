import type { PlayerItem } from '@ante/product/players/contract-staff'
import { Button } from '@ante/web/ui/button'
import { Input } from '@ante/web/ui/field'
import { useState } from 'react'
import { call } from '../api.ts'
import { useMay } from '../session/session.ts'
import { DialogForm, ReasonInput } from '../ui/dialog-form.tsx'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { Failed, Loading } from '../ui/states.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'

/** What staff call a player: segments of campaigns ask for it. The player sees it in their data. */
export function TagsDialog({ player, onClose }: { player: PlayerItem; onClose: () => void }) {
  const { uid, login } = player
  const mayWrite = useMay('campaigns:write')
  const loaded = useLoaded('marketing.gettags', { uid })
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [told, setTold] = useState('')
  const { isBusy, failure, send } = useSend()
  async function save(form: FormData): Promise<void> {
    const [tag, reason] = [formText(form, 'tag'), formText(form, 'reason')]
    const changes = [
      ...dropped.map((one) => ({ tag: one, is_set: false })),
      ...(tag === '' ? [] : [{ tag, is_set: true }]),
    ]
    const done = await send(async () => {
      for (const change of changes) await call('marketing.settag', { uid, ...change, reason })
    })
    if (done) setTold(`The tags of ${login} are saved.`)
    setDropped([])
    loaded.again()
  }
  const tags = loaded.data?.tags ?? []
  return (
    <Modal title={`Tags: ${login}`} onClose={onClose}>
      <p className="text-chalk-2">
        Segments of campaigns can ask for these tags. The player sees them in their data. Don’t write anything about
        health or protection.
      </p>
      <p role="status" className="text-baize empty:hidden">
        {told}
      </p>
      {loaded.state === 'failed' && <Failed message={loaded.message} onRetry={loaded.again} />}
      {!loaded.data && loaded.state === 'loading' && <Loading what="tags" />}
      {loaded.data && tags.length === 0 && <p>No tags.</p>}
      {tags.length > 0 && <TagList tags={tags} dropped={dropped} onDrop={mayWrite ? setDropped : undefined} />}
      {mayWrite && (
        <DialogForm
          key={told + tags.join()}
          action="Save tags"
          isBusy={isBusy}
          failure={failure}
          onSend={save}
          onCancel={onClose}
        >
          <Input
            label="New tag"
            name="tag"
            pattern="[a-z0-9\-]{1,40}"
            hint="Small letters, digits and hyphens."
            autoComplete="off"
            required={dropped.length === 0}
          />
          <ReasonInput />
        </DialogForm>
      )}
    </Modal>
  )
}

/** `onDrop`: what is taken away with the next save; undefined for whoever may not write. */
function TagList({
  tags,
  dropped,
  onDrop,
}: {
  tags: readonly string[]
  dropped: readonly string[]
  onDrop: ((tags: readonly string[]) => void) | undefined
}) {
  return (
    <ul aria-label="Tags" className="grid gap-2">
      {tags.map((tag) => {
        const isDropped = dropped.includes(tag)
        return (
          <li key={tag} className="flex items-center justify-between gap-3">
            <span className={isDropped ? 'text-chalk-3 line-through' : 'font-semibold'}>{tag}</span>
            {onDrop && (
              <Button
                look="quiet"
                size="small"
                aria-label={`${isDropped ? 'Keep' : 'Remove'}: ${tag}`}
                onClick={() => onDrop(isDropped ? dropped.filter((one) => one !== tag) : [...dropped, tag])}
              >
                {isDropped ? 'Keep' : 'Remove'}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
