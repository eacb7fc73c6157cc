import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

const textMax = 4000

/** Where a message is written: Enter sends it, Shift and Enter begin a new line. */
export function MessageField({
  value,
  onWrite,
  onSend,
}: {
  value: string
  onWrite: (text: string) => void
  onSend: () => void
}) {
  const t = useTranslations('chat')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // A finger would have its keyboard come up over the conversation.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [])
  const press = (event: KeyboardEvent) => {
    // Enter also ends what is composed of several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <textarea
      ref={field}
      rows={1}
      value={value}
      maxLength={textMax}
      aria-label={t('message')}
      placeholder={t('message')}
      dir="auto"
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={press}
      className="field-sizing-content max-h-36 min-h-11 min-w-0 flex-1 resize-none rounded-2 border border-line-strong bg-ink px-3.5 py-2.5 text-16 text-chalk placeholder:text-chalk-3 focus:border-ember focus-visible:outline-offset-0"
    />
  )
}
