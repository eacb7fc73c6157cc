import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { PushSettings } from './settings.ts'

type Choices = PushSettings['choices']
const topics = ['bets', 'payments', 'support', 'matches'] as const

/** What about, and whether sums may be read on a locked screen. Saved when it is moved; what could not be saved goes back. */
export function PushChoices({ loaded }: { loaded: Choices }) {
  const t = useTranslations('push')
  const inbox = useTranslations('inbox')
  const [choices, setChoices] = useState(loaded)
  useEffect(() => setChoices(loaded), [loaded])
  async function choose(changed: Partial<Choices>) {
    const before = choices
    const next = { ...choices, ...changed }
    setChoices(next)
    try {
      const { bets, payments, support, matches, shows_details: details } = next
      const flags = { bets, payments, support, matches, shows_details: details }
      await post('push.change', flags)
    } catch (error) {
      console.warn('a choice of notifications was not saved', error)
      setChoices(before)
      tellFailure('profileChanged', error, inbox('settings.failed'))
    }
  }
  return (
    <fieldset className="grid gap-1 border-t border-line pt-4">
      <legend className="float-start text-14 font-semibold">{t('legend')}</legend>
      {topics.map((topic) => (
        <Switch
          key={topic}
          checked={choices[topic]}
          onChange={(event) => void choose({ [topic]: event.target.checked })}
          label={t(topic)}
        />
      ))}
      <Switch
        checked={choices.shows_details}
        onChange={(event) => void choose({ shows_details: event.target.checked })}
        label={
          <>
            {t('details')}
            <span className="block text-12 text-chalk-3">{t('detailsText')}</span>
          </>
        }
      />
    </fieldset>
  )
}
