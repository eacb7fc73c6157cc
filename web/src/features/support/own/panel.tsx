import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useKeptFocus } from '../../../ui/kept-focus.ts'
import { ConversationList } from './conversation-list.tsx'
import type { OwnChat } from './own-chat.ts'
import { Thread } from './thread.tsx'

/** Our own chat: the conversation to go on with, and on demand the others. */
export function Panel({ chat }: { chat: OwnChat }) {
  const t = useTranslations('chat')
  // What ends, is sent again or thrown away takes its button with it.
  const part = useKeptFocus<HTMLDivElement>()
  const state = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const [isListed, setListed] = useState(false)
  useEffect(() => void chat.open(), [chat])
  const show = (id: string | undefined) => {
    setListed(false)
    void chat.show(id).catch(() => chat.open())
  }
  return (
    <div
      ref={part}
      role="group"
      aria-label={t('title')}
      tabIndex={-1}
      className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-surface-1 outline-none"
    >
      <Top
        isOnline={state.isOnline}
        onList={!isListed && state.conversations.length > 0 ? () => setListed(true) : undefined}
      />
      {state.reading === 'failed' ? (
        <Failed onRetry={() => void chat.open()} />
      ) : state.reading !== 'read' ? (
        <Waiting />
      ) : isListed ? (
        <ConversationList conversations={state.conversations} onShow={show} />
      ) : (
        <Thread chat={chat} onNew={() => show(undefined)} />
      )}
    </div>
  )
}

function Top({ isOnline, onList }: { isOnline: boolean; onList: (() => void) | undefined }) {
  const t = useTranslations('chat')
  return (
    <div className="flex min-h-16 items-center gap-2 border-b border-line py-2 ps-3 pe-14">
      {onList && (
        <button type="button" className="icon-button shrink-0" aria-label={t('list.open')} onClick={onList}>
          <Icon name="menu" />
        </button>
      )}
      <div className="grid min-w-0 ps-1">
        <span aria-hidden="true" className="font-display text-18">
          {t('title')}
        </span>
        <span className="flex items-center gap-2 text-12 text-chalk-2">
          <span aria-hidden="true" className={`size-2 rounded-full ${isOnline ? 'bg-baize' : 'bg-line-strong'}`} />
          {t(isOnline ? 'here' : 'away')}
        </span>
      </div>
    </div>
  )
}

function Waiting() {
  const t = useTranslations('common')
  return (
    <div role="status" className="grid content-end gap-3 p-4">
      <span className="sr-only">{t('loading')}</span>
      <div className="skeleton h-14 w-3/5" />
      <div className="skeleton h-20 w-3/4 justify-self-end" />
      <div className="skeleton h-12 w-full" />
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert" className="p-4">
      <EmptyState icon="chat" title={t('chat.failed')} text={t('common.offline')}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </EmptyState>
    </div>
  )
}
