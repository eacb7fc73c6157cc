import type { InboxItem } from '@ante/product/support/contract-staff'
import { attachmentMax, attachmentTypes, isAttachmentType } from '@ante/product/support/rules/attachments'
import { Button } from '@ante/web/ui/button'
import { FileButton } from '@ante/web/ui/file-button'
import { inBase64 } from '@ante/web/ui/files'
import { Select } from '@ante/web/ui/field'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { call } from '../api.ts'
import { TextArea } from '../ui/text-area.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'

const typingMs = 5_000
/** What was begun and not sent, for as long as the application is open. */
const drafts = new Map<string, string>()

/** An answer; sent again after a lost answer it is one. */
export function ReplyForm({ item, onSent }: { item: InboxItem; onSent: () => void }) {
  const [text, setText] = useState(() => drafts.get(item.id) ?? '')
  const [key, setKey] = useState<string>(() => crypto.randomUUID())
  const { isBusy, failure, send } = useSend()
  const typedAt = useRef(0)
  function write(next: string): void {
    setText(next)
    drafts.set(item.id, next)
    // Another text is another message: the host takes one text for a key.
    setKey(crypto.randomUUID())
    if (item.kind !== 'chat' || Date.now() - typedAt.current < typingMs) return
    typedAt.current = Date.now()
    // That we type is worth no error.
    void call('support.stafftyping', { conversation: item.id }).catch(() => undefined)
  }
  async function reply(): Promise<void> {
    if (text.trim() === '' || isBusy) return
    if (!(await send(() => call('support.reply', { conversation: item.id, text, key })))) return
    drafts.delete(item.id)
    setText('')
    setKey(crypto.randomUUID())
    onSent()
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void reply()
      }}
    >
      <Canned locale={item.locale} onChoose={(answer) => write(text === '' ? answer : `${text}\n${answer}`)} />
      <TextArea
        label="Reply"
        hint={
          item.kind === 'chat'
            ? 'Ctrl + Enter sends it.'
            : 'Ctrl + Enter sends it. The answer also goes by email, where there is one.'
        }
        value={text}
        maxLength={4000}
        dir="auto"
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void reply()
        }}
        required
      />
      <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
      <div className="flex items-center justify-end gap-3">
        <FileReply item={item} onSent={onSent} />
        <Button type="submit" loading={isBusy}>
          Send
        </Button>
      </div>
    </form>
  )
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** An answer that is a file. Chosen again after a lost answer, the same file is the same message. */
function FileReply({ item, onSent }: { item: InboxItem; onSent: () => void }) {
  const { isBusy, failure, send } = useSend()
  const [isWrong, setWrong] = useState(false)
  const unsent = useRef<{ readonly file: File; readonly key: string }>(undefined)
  async function attach(file: File): Promise<void> {
    const isTaken = isAttachmentType(file.type) && file.size > 0 && file.size <= attachmentMax
    setWrong(!isTaken)
    if (!isTaken) return
    const key = unsent.current && isSame(unsent.current.file, file) ? unsent.current.key : crypto.randomUUID()
    unsent.current = { file, key }
    const { name, type } = file
    const content = await inBase64(file)
    if (!(await send(() => call('support.replyfile', { conversation: item.id, name, type, content, key })))) return
    unsent.current = undefined
    onSent()
  }
  return (
    <>
      <div role="alert" className="text-14 text-danger">
        {isWrong ? 'Choose an image, a PDF or a text file of up to 2 MB.' : failure}
      </div>
      <FileButton
        label="Attach a file"
        types={Object.keys(attachmentTypes)}
        isBusy={isBusy}
        onFile={(file) => void attach(file)}
      />
    </>
  )
}

/** Answers that are ready, those of the writer's language first. */
function Canned({ locale, onChoose }: { locale: string; onChoose: (text: string) => void }) {
  const { data } = useLoaded('support.canned', {})
  if (!data || data.items.length === 0) return null
  const items = data.items.toSorted((one, other) => Number(other.locale === locale) - Number(one.locale === locale))
  return (
    <Select
      label="Canned answer"
      value=""
      options={[
        { value: '', label: 'Insert an answer' },
        ...items.map(({ id, locale: language, title }) => ({ value: id, label: `${language}: ${title}` })),
      ]}
      onChange={({ target }) => {
        const chosen = items.find(({ id }) => id === target.value)
        if (chosen) onChoose(chosen.text)
      }}
    />
  )
}
