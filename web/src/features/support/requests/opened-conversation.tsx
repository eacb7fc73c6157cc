import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useTextStore } from '../../../app/texts/texts.tsx'
import { prepareDialogs } from '../../../ui/dialog/dialogs.tsx'
import { dialogs } from '../../../ui/dialog/store.ts'
import { toasts } from '../../../ui/toast.tsx'

const dialogName = 'support-conversation'

/** The conversation that the address of the page names, as a sheet over it: also for who comes from the letter of an answer. */
export function OpenedConversation() {
  const texts = useTextStore()
  const offline = useTranslations('common')('offline')
  const { uid } = useAccount().info
  const [search, setSearch] = useSearchParams()
  const id = search.get('conversation') ?? ''
  const isOne = /^\d{1,18}$/.test(id)
  const close = useEffectEvent(() =>
    setSearch(
      (before) => {
        before.delete('conversation')
        return before
      },
      { preventScrollReset: true }
    )
  )
  const fail = useEffectEvent((error: unknown) => {
    console.warn('the conversation was not loaded', error)
    toasts.tell('popupNotLoaded', offline, { tone: 'bad' })
    close()
  })
  useEffect(() => {
    if (!isOne) return
    let isOver = false
    prepareDialogs()
    Promise.all([import('./conversation-sheet.tsx'), texts.ensure(['chat'])]).then(([{ ConversationSheet }]) => {
      if (isOver) return
      dialogs.open({
        name: dialogName,
        kind: 'curtain',
        position: 'right',
        size: 'large',
        bare: true,
        title: texts.get().chat?.title ?? '',
        content: <ConversationSheet id={id} uid={uid} />,
        closed: () => !isOver && close(),
      })
    }, fail)
    return () => {
      isOver = true
      dialogs.closeByName(dialogName, { immediate: true })
    }
  }, [isOne, id, uid, texts])
  return null
}
