import { locales } from '@ante/texts/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get, post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { useOwnTopic } from '../../../app/live/live-topic.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type Page = Output<'messages.getinbox'>
type Item = Page['items'][number]

/** The messages as they are now: those of the page, older ones that were asked for, and what comes while it is open. */
function useInbox(loaded: Page) {
  const [page, setPage] = useState(loaded)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => setPage(loaded), [loaded])
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
      setFailed(false)
    } catch (error) {
      console.warn('the messages could not be read', error)
      setFailed(true)
    }
  }
  /** The newest again, before those that are shown. */
  const renew = () =>
    attempt(async () => {
      const newest = await get('messages.getinbox', {})
      setPage((before) => {
        const known = new Set(newest.items.map(({ id }) => id))
        const older = before.items.filter(({ id }) => !known.has(id))
        return {
          ...newest,
          has_more: older.length > 0 ? before.has_more : newest.has_more,
          items: [...newest.items, ...older],
        }
      })
    })
  const more = () =>
    attempt(async () => {
      const last = page.items.at(-1)
      if (!last) return
      const next = await get('messages.getinbox', { before: last.id })
      setPage((before) => ({ ...next, items: [...before.items, ...next.items] }))
    })
  const read = (id: string, all: boolean) =>
    attempt(async () => {
      const { unread } = await post('messages.read', { message: id, all: all ? '1' : '0' })
      setPage((before) => ({
        ...before,
        unread,
        items: before.items.map((item) => (all || item.id === id ? { ...item, is_read: true } : item)),
      }))
    })
  useOwnTopic('messages.unread', { hear: ({ unread }) => void (unread !== page.unread && renew()) })
  return { page, hasFailed, renew, more, read }
}

/** All that we have told the player on the site, the newest first. */
export function Inbox({ loaded }: { loaded: Page }) {
  const t = useTranslations('inbox')
  const { page, hasFailed, renew, more, read } = useInbox(loaded)
  const [newest] = page.items
  if (!newest) return <EmptyState icon="mail" title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-14 text-chalk-2">
          {t('unread', { count: page.unread })}
        </p>
        {page.unread > 0 && (
          <Button look="quiet" size="small" onClick={() => void read(newest.id, true)}>
            {t('markAll')}
          </Button>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-14 text-danger">
          {t('failed')}
          <Button look="plain" size="small" onClick={() => void renew()}>
            {t('retry')}
          </Button>
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {page.items.map((item) => (
          <li key={item.id}>
            <Message item={item} onRead={() => void read(item.id, false)} />
          </li>
        ))}
      </ol>
      {page.has_more && (
        <div>
          <Button look="plain" onClick={() => void more()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Opened, it counts as read. Its words are in the language that was the player's when it came. */
function Message({ item, onRead }: { item: Item; onRead: () => void }) {
  const t = useTranslations('inbox')
  const dateText = useDateText()
  return (
    <details
      className="group rounded-3 border border-line bg-surface-1"
      onToggle={(event) => {
        if (event.currentTarget.open && !item.is_read) onRead()
      }}
    >
      <summary className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3">
        <span className={`block min-w-0 text-14 ${item.is_read ? 'text-chalk-2' : 'font-semibold'}`}>
          <Written item={item}>{item.title}</Written>
        </span>
        {!item.is_read && <Badge tone="ember">{t('isNew')}</Badge>}
        <span className="col-span-2 flex flex-wrap gap-x-2 text-12 text-chalk-3">
          <span>{t(`topics.${item.topic}`)}</span>
          <time dateTime={item.at}>{dateText(item.at, 'time')}</time>
        </span>
      </summary>
      <div className="grid justify-items-start gap-4 border-t border-line px-4 py-4">
        <p className="min-w-0 text-14 whitespace-pre-line text-chalk-2 wrap-anywhere">
          <Written item={item}>{item.text}</Written>
        </p>
        {item.path !== null && item.action !== null && (
          <ButtonLink look="plain" size="small" to={item.path}>
            <Written item={item}>{item.action}</Written>
          </ButtonLink>
        )}
      </div>
    </details>
  )
}

/** Words in the language of the message. They run in its direction, and begin where the words of the page begin. */
const Written = ({ item: { locale }, children }: { item: Item; children: ReactNode }) => (
  <bdi lang={locale} dir={locales.find(({ code }) => code === locale)?.dir}>
    {children}
  </bdi>
)
