import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../app/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Composer } from './composer.tsx'
import { Lines } from './lines.tsx'
import type { OwnChat } from './own-chat.ts'
import { Rating } from './rating.tsx'
import { takesMessages } from './conversation.ts'
import { Welcome } from './welcome.tsx'

/** One conversation: what was said, and the place to write. `onNew` begins another one where this one is over; `children` stand behind what was said. */
export function Thread({ chat, onNew, children }: { chat: OwnChat; onNew?: () => void; children?: ReactNode }) {
  const t = useTranslations('chat')
  const state = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const conversation = chat.shownConversation
  useSeen(chat, state.lines.length)
  const isChat = conversation?.kind === 'chat' && conversation.state !== 'closed'
  const isRated = conversation?.state === 'closed' && state.lines.some(({ side }) => side === 'staff')
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      {conversation && (isChat || !chat.isVisitor) ? <Actions chat={chat} isChat={isChat} /> : <span />}
      <Lines chat={chat} state={state}>
        {!conversation && state.unsent.length === 0 && <Welcome isOnline={state.isOnline} hours={state.hours} />}
        {conversation?.kind === 'ticket' && conversation.state === 'waiting' && (
          <p className="rounded-2 bg-cool-soft px-4 py-3 text-14 text-chalk">
            {t('ticket', { number: conversation.id })}
          </p>
        )}
        {children}
        {isRated && <Rating key={conversation.id} chat={chat} rating={conversation.rating} />}
      </Lines>
      {takesMessages(conversation) ? (
        <Composer chat={chat} state={state} />
      ) : onNew ? (
        <div className="grid gap-3 border-t border-line p-4">
          <p className="text-14 text-chalk-2">{t('ended')}</p>
          <Button wide onClick={onNew}>
            {t('list.fresh')}
          </Button>
        </div>
      ) : (
        <span />
      )}
    </div>
  )
}

/** What is in sight is read; what comes to a page that nobody looks at is not. */
function useSeen(chat: OwnChat, count: number): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void chat.see()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [chat, count])
}

type Said = { readonly text: string; readonly isGood: boolean }

function Actions({ chat, isChat }: { chat: OwnChat; isChat: boolean }) {
  const t = useTranslations()
  const [busy, setBusy] = useState<'mail' | 'end'>()
  const [said, setSaid] = useState<Said>()
  const run = async (what: 'mail' | 'end', work: () => Promise<Said | undefined>) => {
    setBusy(what)
    setSaid(undefined)
    try {
      setSaid(await work())
    } catch (error) {
      setSaid({ text: error instanceof ApiError ? error.message : t('common.offline'), isGood: false })
    } finally {
      setBusy(undefined)
    }
  }
  const mail = async (): Promise<Said> => {
    const isGood = await chat.mailTranscript()
    return { text: t(isGood ? 'chat.mail.sent' : 'chat.mail.noEmail'), isGood }
  }
  const end = async (): Promise<undefined> => {
    await chat.end()
    return undefined
  }
  return (
    <div className="grid border-b border-line px-3 py-1.5">
      <div className="flex flex-wrap justify-end gap-1">
        {!chat.isVisitor && (
          <Button
            look="quiet"
            size="small"
            icon="mail"
            loading={busy === 'mail'}
            onClick={() => void run('mail', mail)}
          >
            {t('chat.mail.action')}
          </Button>
        )}
        {isChat && (
          <Button look="quiet" size="small" icon="check" loading={busy === 'end'} onClick={() => void run('end', end)}>
            {t('chat.end')}
          </Button>
        )}
      </div>
      <div role="status">
        {said && (
          <p className={`flex items-center gap-2 py-1 text-14 ${said.isGood ? 'text-baize' : 'text-danger'}`}>
            <Icon name={said.isGood ? 'check' : 'warning'} size={17} />
            {said.text}
          </p>
        )}
      </div>
    </div>
  )
}
