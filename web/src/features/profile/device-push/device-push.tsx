import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { AppleSteps } from '../../../app/document/apple-steps.tsx'
import { type Ability, abilityOf, ownSubscription, turnOff, turnOn } from '../../../app/push/device.ts'
import { useAccount } from '../../../app/session/account.tsx'
import { Button } from '../../../ui/button.tsx'
import { PushChoices } from './push-choices.tsx'
import { PushDevices } from './push-devices.tsx'
import type { PushSettings } from './settings.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'

/** Notifications of this browser: on, off, or why they cannot be; what about; and the player's other browsers. */
export function DevicePush({ settings }: { settings: PushSettings }) {
  const t = useTranslations('push')
  const { key, choices, devices } = settings
  if (key === null) return null
  return (
    <section aria-labelledby="push" className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5">
      <div className="grid gap-1">
        <h2 id="push" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="max-w-[38rem] text-14 text-chalk-3">{t('text')}</p>
      </div>
      <ThisDevice applicationKey={key} isKnown={devices.some(({ is_current: isCurrent }) => isCurrent)} />
      {devices.length > 0 && (
        <>
          <PushChoices loaded={choices} />
          <PushDevices devices={devices} />
        </>
      )}
    </section>
  )
}

type State = Exclude<Ability, 'able'> | 'on' | 'off'

/** Undefined until the browser has said: the server does not know it. */
function useDeviceState(isKnown: boolean) {
  const [state, setState] = useState<State>()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    let isGone = false
    const ability = abilityOf()
    const found: Promise<State> =
      ability === 'able'
        ? ownSubscription().then((subscription) => (subscription && isKnown ? 'on' : 'off'))
        : Promise.resolve(ability)
    void found
      .catch((): State => 'off')
      .then((now) => {
        if (!isGone) setState(now)
      })
    return () => {
      isGone = true
    }
  }, [isKnown, looks])
  return { state, lookAgain: () => setLooks((before) => before + 1) }
}

function ThisDevice({ applicationKey, isKnown }: { applicationKey: string; isKnown: boolean }) {
  const t = useTranslations('push')
  const { info } = useAccount()
  const { revalidate } = useRevalidator()
  const { state, lookAgain } = useDeviceState(isKnown)
  const [isBusy, setBusy] = useState(false)
  async function attempt(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
      await revalidate()
    } catch (error) {
      console.warn('notifications were not switched', error)
      tellFailure('profileChanged', error, t('failed'))
    } finally {
      setBusy(false)
      lookAgain()
    }
  }
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14">
      {state === 'on' && (
        <>
          <p>{t('isOn')}</p>
          <Button look="plain" loading={isBusy} onClick={() => void attempt(turnOff)}>
            {t('turnOff')}
          </Button>
        </>
      )}
      {state === 'off' && (
        <Button icon="bell" loading={isBusy} onClick={() => void attempt(() => turnOn(info.uid, applicationKey))}>
          {t('turnOn')}
        </Button>
      )}
      {(state === 'denied' || state === 'install' || state === 'unsupported') && (
        <p className="max-w-[38rem] text-chalk-2">{t(state)}</p>
      )}
      {state === 'install' && <AppleSteps />}
    </div>
  )
}
