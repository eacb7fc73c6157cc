import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../../app/session/account.tsx'
import { useTextStore } from '../../../app/texts/texts.tsx'
import { prepareDialogs } from '../../../ui/dialog/dialogs.tsx'
import { dialogs } from '../../../ui/dialog/store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toast.tsx'
import { OwnChat } from './own-chat.ts'
import type { LauncherProps } from './own-place.ts'
import { unreadIn } from './conversation.ts'
import { useOwnLive } from './use-own-live.ts'

const dialogName = 'support-chat'

/** The button that opens our own chat, with the number of messages that were not read. */
export function Launcher({ isHidden, asked }: LauncherProps) {
  const t = useTranslations('shell.chat')
  const chat = useChatOf(useAccount().info.uid)
  const open = useOpenPanel(chat)
  useOwnLive(chat)
  const { conversations } = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const answered = useRef(0)
  useEffect(() => {
    if (asked > answered.current) void open()
    answered.current = asked
  }, [asked, open])
  const unread = unreadIn(conversations)
  if (isHidden) return null
  return (
    <div data-frame className="fixed end-4 bottom-[calc(var(--bar)+var(--edge-bottom)+1rem)] z-30 print:hidden">
      <button
        type="button"
        onClick={() => void open()}
        className="relative grid size-13 place-items-center rounded-full border border-line-strong bg-surface-2 text-chalk shadow-2 transition-colors duration-150 hover:bg-surface-3"
      >
        <Icon name="chat" size={24} />
        <span className="sr-only">{t('open')}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute -end-1 -top-1 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-ember px-1 text-12 font-semibold text-on-ember"
          >
            {Math.min(unread, 99)}
          </span>
        )}
      </button>
      <span aria-live="polite" className="sr-only">
        {unread > 0 ? t('unread', { count: unread }) : ''}
      </span>
    </div>
  )
}

/** The conversations of whoever is here. With the next person they are gone, and so is the open panel. */
function useChatOf(uid: number): OwnChat {
  const chat = useMemo(() => new OwnChat(uid), [uid])
  useEffect(
    () => () => {
      chat.leave()
      dialogs.closeByName(dialogName, { immediate: true })
    },
    [chat]
  )
  return chat
}

function useOpenPanel(chat: OwnChat): () => Promise<void> {
  const texts = useTextStore()
  const t = useTranslations('common')
  const offline = t('offline')
  return useCallback(async () => {
    prepareDialogs()
    try {
      const [{ Panel }] = await Promise.all([import('./panel.tsx'), texts.ensure(['chat'])])
      dialogs.open({
        name: dialogName,
        kind: 'curtain',
        position: 'right',
        size: 'large',
        bare: true,
        title: texts.get().chat?.title ?? '',
        content: <Panel chat={chat} />,
      })
    } catch (error) {
      console.warn('the chat was not loaded', error)
      toasts.tell('popupNotLoaded', offline, { tone: 'bad' })
    }
  }, [chat, texts, offline])
}
