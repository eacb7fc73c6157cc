import type { Conversation } from '@ante/product/support/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { conversationAddress } from './conversation-address.ts'
import { useConversations } from './use-conversations.ts'

/** What a signed-in player has sent us, disputes with us and has said in a chat; each opens its conversation. */
export function OwnRequests() {
  const t = useTranslations('disputes')
  const common = useTranslations('common')
  const { again, ...read } = useConversations()
  if (read.state === 'failed')
    return (
      <div role="alert">
        <EmptyState icon="chat" title={t('failed')} text={read.message || common('offline')}>
          <Button onClick={() => void again()}>{common('retry')}</Button>
        </EmptyState>
      </div>
    )
  const isReading = read.state === 'reading'
  const requests = read.items.filter(({ kind }) => kind === 'ticket')
  const disputes = read.items.filter(({ kind }) => kind === 'dispute')
  const chats = read.items.filter(({ kind }) => kind === 'chat')
  return (
    <>
      <List
        id="requests"
        title={t('requests')}
        isReading={isReading}
        conversations={requests}
        empty={<EmptyState icon="mail" title={t('noRequests.title')} text={t('noRequests.text')} />}
      />
      <List
        id="disputes"
        title={t('disputes')}
        isReading={isReading}
        conversations={disputes}
        empty={<EmptyState icon="shield" title={t('noDisputes.title')} text={t('noDisputes.text')} />}
      />
      {chats.length > 0 && <List id="chats" title={t('chats')} isReading={false} conversations={chats} empty={null} />}
    </>
  )
}

interface ListProps {
  id: string
  title: string
  isReading: boolean
  conversations: readonly Conversation[]
  empty: ReactNode
}

function List({ id, title, isReading, conversations, empty }: ListProps) {
  const common = useTranslations('common')
  return (
    <section className="grid gap-4" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-display text-22">
        {title}
      </h2>
      {isReading ? (
        <div role="status" className="grid gap-2">
          <span className="sr-only">{common('loading')}</span>
          <Skeleton className="h-19 rounded-2" />
          <Skeleton className="h-19 rounded-2" />
        </div>
      ) : conversations.length === 0 ? (
        empty
      ) : (
        <ul aria-labelledby={`${id}-title`} className="grid gap-2">
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <Line conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('disputes')
  const { id, subject, unread, about } = conversation
  return (
    <Link
      to={conversationAddress(id)}
      preventScrollReset
      className="flex min-h-16 items-center gap-3 rounded-2 border border-line bg-surface-1 px-4 py-3 hover:border-line-strong"
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-16 font-semibold">
          {about ? t(`about.${about.kind}`, { id: about.id }) : <bdi>{subject || t('chat')}</bdi>}
        </span>
        <When conversation={conversation} />
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <StateBadge conversation={conversation} />
        {unread > 0 && <Badge tone="ember">{t('unread', { count: unread })}</Badge>}
      </span>
      <span className="shrink-0 text-chalk-3 rtl:rotate-180">
        <Icon name="chevron" size={18} />
      </span>
    </Link>
  )
}

/** The date that matters: of a dispute by when it is answered, or when it was decided. */
export function When({
  conversation: { id, kind, opened_at, due_at, closed_at, outcome },
}: {
  conversation: Conversation
}) {
  const t = useTranslations('disputes')
  const date = useDateText()
  return (
    <span className="figures flex flex-wrap gap-x-3 text-14 text-chalk-3">
      <span>{t('number', { number: id })}</span>
      <span>{t('opened', { date: date(opened_at) })}</span>
      {kind === 'dispute' && outcome === null && due_at && (
        <span className="text-chalk-2">{t('due', { date: date(due_at) })}</span>
      )}
      {outcome !== null && closed_at && <span className="text-chalk-2">{t('decided', { date: date(closed_at) })}</span>}
    </span>
  )
}

const stateTones: Readonly<Record<Conversation['state'], BadgeTone>> = {
  waiting: 'info',
  answered: 'good',
  closed: 'neutral',
}
const outcomeTones: Readonly<Record<NonNullable<Conversation['outcome']>, BadgeTone>> = {
  upheld: 'good',
  partly: 'info',
  declined: 'neutral',
}

export function StateBadge({ conversation: { state, outcome } }: { conversation: Conversation }) {
  const t = useTranslations('disputes')
  return outcome === null ? (
    <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
  ) : (
    <Badge tone={outcomeTones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
  )
}
