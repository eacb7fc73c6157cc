import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDateText } from '../../../ui/date-text.tsx'
import type { PushSettings } from './settings.ts'

type Device = PushSettings['devices'][number]

/** The player's browsers that are told things; each but this one can be taken away from here. */
export function PushDevices({ devices }: { devices: readonly Device[] }) {
  const t = useTranslations('push')
  const { revalidate } = useRevalidator()
  const [removing, setRemoving] = useState<string>()
  async function remove(device: string) {
    setRemoving(device)
    try {
      await post('push.removedevice', { device })
      await revalidate()
    } catch (error) {
      console.warn('a device was not removed', error)
      tellFailure('profileChanged', error, t('removeFailed'))
    } finally {
      setRemoving(undefined)
    }
  }
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-sans text-14 font-semibold">{t('devices')}</h3>
      <ul className="grid">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            loading={removing === device.id}
            onRemove={() => void remove(device.id)}
          />
        ))}
      </ul>
    </div>
  )
}

function DeviceRow({ device, loading, onRemove }: { device: Device; loading: boolean; onRemove: () => void }) {
  const t = useTranslations('push')
  const words = useTranslations('security.devices')
  const dateText = useDateText()
  const { browser, system, since, is_current: isCurrent } = device
  const name =
    system === null && browser === null ? words('unknown') : `${browser ?? words('unknownBrowser')} · ${system ?? '?'}`
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-14 first:border-t-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <bdi className="font-semibold">{name}</bdi>
        {isCurrent && <Badge tone="good">{words('current')}</Badge>}
        <span className="text-12 text-chalk-3">{t('since', { time: dateText(since, 'time') })}</span>
      </span>
      {!isCurrent && (
        <Button
          look="quiet"
          size="small"
          loading={loading}
          aria-label={t('removeNamed', { device: name })}
          className="-ms-3"
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  )
}
