import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Input } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { fileProblem } from './attachments.ts'
import type { ChatState } from './chat-state.ts'
import { isAnsweredByMail } from './conversation.ts'
import { MessageField } from './message-field.tsx'
import type { OwnChat } from './own-chat.ts'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The place to write: a text, a file, and for a visitor while nobody is there the address for the answer. */
export function Composer({ chat, state }: { chat: OwnChat; state: ChatState }) {
  const t = useTranslations('chat')
  const [value, setValue] = useState(chat.kept.draft)
  const [problem, setProblem] = useState('')
  const email = useEmail(
    chat,
    state.wantsEmail && isAnsweredByMail(chat.shownConversation),
    state.unsent.find((one) => one.wrongEmail)?.wrongEmail
  )
  const write = (next: string) => {
    chat.keep({ draft: next })
    setValue(next)
  }
  const send = () => {
    const said = value.trim()
    if (said === '' || !email.isGiven()) return
    setProblem('')
    write('')
    void chat.send(said)
  }
  const attach = (file: File) => {
    const wrong = fileProblem(file, state.files)
    setProblem(wrong ? t(`file.${wrong}`, { megabytes: Math.floor(state.files.max / 1024 / 1024) }) : '')
    if (!wrong && email.isGiven()) void chat.attach(file)
  }
  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line bg-surface-1 p-3 pb-[calc(0.75rem+var(--edge-bottom))]"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {email.field}
      <div role="alert" className="text-14 text-danger empty:hidden">
        {problem}
      </div>
      <div className="flex items-end gap-1">
        <FileButton label={t('file.attach')} types={state.files.types} onFile={attach} />
        <MessageField
          value={value}
          onWrite={(text) => {
            write(text)
            chat.type(Date.now())
          }}
          onSend={send}
        />
        <button
          type="submit"
          aria-label={t('send')}
          aria-disabled={value.trim() === ''}
          className="grid size-11 shrink-0 place-items-center rounded-2 bg-ember text-on-ember hover:bg-ember-strong aria-disabled:bg-surface-3 aria-disabled:text-chalk-3"
        >
          <Icon name="arrow" mirrored />
        </button>
      </div>
    </form>
  )
}

/** The field for the address, where one is asked for; without it nobody could answer. `refused`: what the server found wrong with it. */
function useEmail(chat: OwnChat, isAsked: boolean, refused: 'required' | 'email' | undefined) {
  const t = useTranslations('chat.email')
  const id = useId()
  const [found, setError] = useState<'required' | 'email'>()
  const [isChanged, setIsChanged] = useState(false)
  const error = found ?? (isChanged ? undefined : refused)
  const isGiven = (): boolean => {
    const given = chat.kept.email.trim()
    const wrong = !isAsked || emailForm.test(given) ? undefined : given === '' ? 'required' : 'email'
    setError(wrong)
    setIsChanged(false)
    if (wrong) document.getElementById(id)?.focus()
    return wrong === undefined
  }
  const field = isAsked && (
    <Input
      id={id}
      type="email"
      autoComplete="email"
      label={t('label')}
      error={error && t(error)}
      defaultValue={chat.kept.email}
      onChange={(event) => {
        chat.keep({ email: event.target.value })
        setError(undefined)
        setIsChanged(true)
      }}
    />
  )
  return { isGiven, field }
}
