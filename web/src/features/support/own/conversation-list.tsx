import type { Conversation } from '@ante/product/support/contract'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'
import { useShortMoment } from '../../../ui/date-text.tsx'

/** All conversations of this person, the latest first. */
export function ConversationList({
  conversations,
  onShow,
}: {
  conversations: readonly Conversation[]
  onShow: (id: string | undefined) => void
}) {
  const t = useTranslations('chat')
  const moment = useShortMoment()
  return (
    <div className="grid content-start gap-4 overflow-y-auto p-4">
      <Button icon="plus" look="plain" wide onClick={() => onShow(undefined)}>
        {t('list.fresh')}
      </Button>
      <ul aria-label={t('list.open')} className="grid gap-2">
        {conversations.map(({ id, kind, state, subject, changed_at, unread }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onShow(id)}
              className="grid w-full gap-1 rounded-2 border border-line bg-surface-2 px-4 py-3 text-start hover:border-line-strong"
            >
              <span className="flex items-center justify-between gap-3">
                <span className="min-w-0 truncate text-14 font-semibold" dir="auto">
                  {subject || t('list.chat')}
                </span>
                {unread > 0 && (
                  <span className="shrink-0 rounded-full bg-ember px-2 text-12 font-semibold text-on-ember">
                    {t('list.unread', { count: unread })}
                  </span>
                )}
              </span>
              <span className="flex flex-wrap gap-x-2 text-12 text-chalk-3">
                <span>{t(`list.states.${state}`)}</span>
                <span aria-hidden="true">·</span>
                <span className="figures">{moment(changed_at).day}</span>
                {kind === 'ticket' && (
                  <>
                    <span aria-hidden="true">·</span>
                    <span className="figures">{t('list.number', { number: id })}</span>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
