import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openChat } from './chat/open-chat.ts'

/** CHAT-37: the way to the chat. `isOnline`: somebody is there; undefined where the vendor knows that alone. */
export function ChatCard({ isOnline }: { isOnline: boolean | undefined }) {
  const t = useTranslations('areas.support.chat')
  const [isOpening, setIsOpening] = useState(false)
  const [isGone, setIsGone] = useState(false)
  async function open() {
    setIsOpening(true)
    setIsGone(!(await openChat().catch(() => false)))
    setIsOpening(false)
  }
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-3 border border-line bg-surface-1 p-5">
      <span className={isOnline === false ? 'text-chalk-3' : 'text-ember'}>
        <Icon name="chat" size={24} />
      </span>
      <div className="grid min-w-56 flex-1 gap-1">
        <h2 className="text-16 font-semibold">{t('title')}</h2>
        <p className="text-14 text-chalk-2">{t(isOnline === undefined ? 'text' : isOnline ? 'here' : 'away')}</p>
        <p aria-live="polite" className="text-14 text-danger">
          {isGone ? t('gone') : ''}
        </p>
      </div>
      <Button onClick={() => void open()} loading={isOpening}>
        {t('open')}
      </Button>
    </section>
  )
}
