import { Button } from '@ante/web/ui/button'
import { Input, Select } from '@ante/web/ui/field'
import { type FormEvent, useRef } from 'react'
import { call } from '../api.ts'
import { formText } from '../ui/form-text.ts'
import { Modal } from '../ui/modal.tsx'
import { LoadedList } from '../ui/states.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useSend } from '../use-send.ts'

const locales = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'tr', 'ar'] as const

/** Answers to have ready. One of the same title in the same language takes the place of the older one. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const loaded = useLoaded('support.canned', {})
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, failure, send } = useSend()
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const answer = { locale: formText(data, 'locale'), title: formText(data, 'title'), text: formText(data, 'text') }
    if (!(await send(() => call('support.putcanned', answer)))) return
    form.current?.reset()
    loaded.again()
  }
  async function drop(id: string): Promise<void> {
    if (await send(() => call('support.dropcanned', { id }))) loaded.again()
  }
  return (
    <Modal title="Canned answers" onClose={onClose}>
      <LoadedList
        loaded={loaded}
        what="answers"
        empty={<p className="text-14 text-chalk-3">No answers yet. Write the first one below.</p>}
      >
        {({ items }) => (
          <ul className="grid gap-2">
            {items.map(({ id, locale, title, text }) => (
              <li key={id} className="flex items-start justify-between gap-3 rounded-2 bg-surface-2 p-3 text-14">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">
                    {locale}: {title}
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap text-chalk-2">
                    {text}
                  </p>
                </div>
                <Button look="quiet" size="small" aria-label={`Delete: ${title}`} onClick={() => void drop(id)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
      <form ref={form} className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Select label="Language" name="locale" options={locales.map((one) => ({ value: one, label: one }))} />
        <Input label="Title" name="title" autoComplete="off" maxLength={100} required />
        <TextArea label="Answer" name="text" dir="auto" maxLength={4000} required />
        <div role="alert">{failure !== '' && <p className="text-danger">{failure}</p>}</div>
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy}>
            Save answer
          </Button>
        </div>
      </form>
    </Modal>
  )
}
