import type { Message } from '@ante/product/support/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError, get } from '../../../app/api/client.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { useShortMoment } from '../../../ui/date-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { saveFile } from '../../../ui/files.ts'
import type { ChatState } from './chat-state.ts'
import { lastReadByStaff, type Unsent } from './conversation.ts'
import type { OwnChat } from './own-chat.ts'

/** What was said, the latest at the end and in sight. */
export function Lines({ chat, state, children }: { chat: OwnChat; state: ChatState; children: ReactNode }) {
  const t = useTranslations('chat')
  const moment = useShortMoment()
  const box = useRef<HTMLDivElement>(null)
  const { lines, unsent, isTyping } = state
  const isClosed = chat.shownConversation?.state === 'closed'
  const readTo = lastReadByStaff(lines, chat.shownConversation?.read_by_staff ?? '0')
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [lines.length, unsent.length, isTyping, state.shown, isClosed])
  return (
    <div
      ref={box}
      role="log"
      aria-label={t('log')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too
      tabIndex={0}
      className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
    >
      <div aria-hidden="true" className="mt-auto" />
      {lines.map((line, index) => {
        const day = moment(line.at).day
        const isNewDay = index === 0 || moment(lines[index - 1]?.at ?? line.at).day !== day
        return (
          <div key={line.id} className="grid gap-3">
            {isNewDay && <p className="justify-self-center text-12 text-chalk-3">{day}</p>}
            <Line message={line} time={moment(line.at).time} isRead={line.id === readTo} />
          </div>
        )
      })}
      {unsent.map((one) => (
        <UnsentLine key={one.key} chat={chat} message={one} />
      ))}
      {isTyping && <p className="text-14 text-chalk-3">{t('typing')}</p>}
      {children}
    </div>
  )
}

/** With the gap beside it the time below the message stands clear of it. */
const pictureSize = 28
const bubble = 'max-w-[85%] rounded-3 px-4 py-2.5 text-16 whitespace-pre-wrap wrap-anywhere'
const ours = 'justify-self-start rounded-es-1 border border-line bg-surface-2'
const theirs = 'justify-self-end rounded-ee-1 bg-surface-3'

function Line({ message, time, isRead }: { message: Message; time: string; isRead: boolean }) {
  const t = useTranslations('chat')
  const { info } = useAccount()
  const { side, by, text, attachment } = message
  if (side === 'system') return <p className="text-center text-14 text-chalk-3">{text}</p>
  const isOwn = side === 'writer'
  const hasPicture = isOwn && info.avatar !== ''
  return (
    <div className="grid gap-1">
      <div className={hasPicture ? 'flex items-end justify-end gap-2' : 'contents'}>
        <div className={`${bubble} ${isOwn ? theirs : ours}`}>
          <span className={isOwn ? 'sr-only' : 'block text-12 font-semibold text-chalk-2'}>
            {isOwn ? t('you') : by || t('us')}
          </span>
          {attachment ? <Attachment attachment={attachment} /> : <span dir="auto">{text}</span>}
        </div>
        {hasPicture && <Avatar name={info.login} avatar={info.avatar} size={pictureSize} />}
      </div>
      <p
        className={`figures flex gap-2 text-12 text-chalk-3 ${isOwn ? 'justify-self-end' : ''} ${hasPicture ? 'me-9' : ''}`}
      >
        <span>{time}</span>
        {isOwn && isRead && <span>{t('read')}</span>}
      </p>
    </div>
  )
}

function useSizeText(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte' }).format(Math.max(1, Math.round(bytes / 1024)))
}

function Attachment({ attachment: { id, name, size } }: { attachment: NonNullable<Message['attachment']> }) {
  const t = useTranslations()
  const sizeText = useSizeText()
  const [problem, setProblem] = useState('')
  const save = async () => {
    setProblem('')
    try {
      saveFile(await get('support.getAttachment', { attachment: id }))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('common.offline'))
    }
  }
  return (
    <span className="grid">
      <button type="button" onClick={() => void save()} className="flex min-h-11 items-center gap-2 text-start text-14">
        <Icon name="document" size={18} />
        <span className="underline underline-offset-4">
          <span className="sr-only">{t('chat.file.save')} </span>
          <bdi>{name}</bdi>
        </span>
        <span className="figures shrink-0 text-12 text-chalk-3">{sizeText(size)}</span>
      </button>
      {problem && (
        <span role="alert" className="text-14 text-danger">
          {problem}
        </span>
      )}
    </span>
  )
}

/** What has not arrived stays where it was written, and can be sent again. */
function UnsentLine({ chat, message }: { chat: OwnChat; message: Unsent }) {
  const t = useTranslations()
  const { key, text, file, state, problem, wrongEmail } = message
  return (
    <div className="grid gap-1">
      <div className={`${bubble} ${theirs} ${state === 'failed' ? 'border border-danger' : 'opacity-70'}`}>
        {file ? (
          <span className="flex items-center gap-2 text-14">
            <Icon name="document" size={18} />
            <bdi>{text}</bdi>
          </span>
        ) : (
          <span dir="auto">{text}</span>
        )}
      </div>
      {state === 'sending' ? (
        <p className="justify-self-end text-12 text-chalk-3">{t('chat.sending')}</p>
      ) : (
        <div role="alert" className="grid justify-items-end gap-1 text-end text-14 text-danger">
          <p>{wrongEmail ? t(`chat.email.${wrongEmail}`) : (problem ?? t('common.offline'))}</p>
          <p className="flex gap-1">
            <Button look="quiet" size="small" icon="refresh" onClick={() => void chat.retry(key)}>
              {t('common.retry')}
            </Button>
            <Button look="quiet" size="small" icon="trash" onClick={() => chat.discard(key)}>
              {t('chat.discard')}
            </Button>
          </p>
        </div>
      )}
    </div>
  )
}
