import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { get } from '../api/client.ts'
import { tellFailure } from '../api/tell-failure.ts'
import { useAccount } from '../session/account.tsx'
import { keep } from '../session/storage.ts'
import { useTextStore } from '../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast.tsx'
import { abilityOf, turnOn } from './device.ts'

/**
 * Asks once whether to tell of something that will happen while the site is closed, where it can be told and nothing was said about it yet. The browser
 * asks its own question only after the press.
 */
export default function PushOffer({ text }: { text: 'offerBets' | 'offerMatches' }) {
  const t = useTranslations('push')
  const { info } = useAccount()
  const texts = useTextStore()
  const [key, setKey] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    const prepare = async () => {
      if (abilityOf() !== 'able' || Notification.permission !== 'default') return
      const [settings] = await Promise.all([get('push.getsettings', {}), texts.ensure(['push'])])
      if (!isGone) setKey(settings.key)
    }
    prepare().catch((error: unknown) => console.warn('notifications cannot be offered', error))
    return () => {
      isGone = true
    }
  }, [texts])
  const end = () => {
    keep('pushOffer', 'no')
    setKey(null)
  }
  async function accept(applicationKey: string) {
    setBusy(true)
    try {
      if (await turnOn(info.uid, applicationKey)) toasts.tell('profileChanged', t('isOn'))
    } catch (error) {
      console.warn('notifications were not switched on', error)
      tellFailure('profileChanged', error, t('failed'))
    }
    end()
  }
  if (key === null) return null
  return (
    <aside aria-label={t('turnOn')} className="grid gap-3 rounded-2 border border-line bg-surface-1 p-3.5 text-14">
      <p>{t(text)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="bell" loading={isBusy} onClick={() => void accept(key)}>
          {t('turnOn')}
        </Button>
        <Button look="quiet" size="small" onClick={end}>
          {t('notNow')}
        </Button>
      </div>
    </aside>
  )
}
