import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, get } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OwnChat } from '../own/own-chat.ts'
import { Thread } from '../own/thread.tsx'
import { useOwnLive } from '../own/use-own-live.ts'
import { Decision } from './decision.tsx'
import { Evidence } from './evidence.tsx'
import { StateBadge, When } from './own-requests.tsx'

type Problem = 'gone' | 'offline'
interface Facts {
  readonly evidence: Output<'support.getConversation'>['evidence']
  readonly body: Output<'support.getsettings'>['dispute_body']
}

/** One conversation of this person on its own: a request, or a dispute with what was attached and what became of it. */
export function ConversationSheet({ id, uid }: { id: string; uid: number }) {
  const chat = useMemo(() => new OwnChat(uid, () => true), [uid])
  const state = useSyncExternalStore(chat.subscribe, chat.get, chat.get)
  const [facts, setFacts] = useState<Facts>()
  const [problem, setProblem] = useState<Problem>()
  useOwnLive(chat)
  const open = useCallback(async () => {
    setProblem(undefined)
    try {
      const [{ evidence }, { dispute_body: body }] = await Promise.all([
        get('support.getConversation', { conversation: id }),
        get('support.getsettings', {}),
      ])
      await chat.show(id)
      await chat.open()
      setFacts({ evidence, body })
    } catch (error) {
      console.warn('the conversation could not be opened', error)
      setProblem(error instanceof ApiError ? 'gone' : 'offline')
    }
  }, [chat, id])
  useEffect(() => void open(), [open])
  useEffect(() => () => chat.leave(), [chat])
  const conversation = chat.shownConversation
  if (problem) return <Failed problem={problem} onRetry={() => void open()} />
  if (!facts || !conversation || state.reading !== 'read') return <Waiting />
  const { about, subject } = conversation
  return (
    <div className="grid h-dvh grid-rows-[auto_auto_minmax(0,1fr)] bg-surface-1">
      <Top about={about} subject={subject}>
        <StateBadge conversation={conversation} />
        <When conversation={conversation} />
      </Top>
      {about ? <Evidence about={about} evidence={facts.evidence} /> : <span />}
      <Thread chat={chat}>
        {conversation.kind === 'dispute' && (
          <Decision conversation={conversation} body={facts.body} onTold={() => chat.show(id)} />
        )}
      </Thread>
    </div>
  )
}

function Top({
  about,
  subject,
  children,
}: {
  about: { kind: 'bet' | 'round' | 'payment'; id: string } | null
  subject: string
  children: ReactNode
}) {
  const t = useTranslations('disputes')
  return (
    <header className="grid justify-items-start gap-1.5 border-b border-line py-3 ps-4 pe-14">
      <h2 className="font-display text-18 wrap-anywhere">
        {about ? t(`about.${about.kind}`, { id: about.id }) : <bdi>{subject || t('chat')}</bdi>}
      </h2>
      {children}
    </header>
  )
}

function Waiting() {
  const t = useTranslations('common')
  return (
    <div role="status" className="grid h-dvh content-start gap-4 bg-surface-1 p-4 pe-14">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-7 w-1/2 rounded-1" />
      <Skeleton className="h-5 w-3/4 rounded-1" />
      <Skeleton className="mt-6 h-20 w-4/5 rounded-3" />
      <Skeleton className="h-14 w-3/5 justify-self-end rounded-3" />
    </div>
  )
}

function Failed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div role="alert" className="grid h-dvh content-start bg-surface-1 p-4 pt-16">
      <EmptyState
        icon="chat"
        title={t(problem === 'gone' ? 'disputes.gone.title' : 'chat.failed')}
        text={t(problem === 'gone' ? 'disputes.gone.text' : 'common.offline')}
      >
        {problem === 'offline' && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      </EmptyState>
    </div>
  )
}
