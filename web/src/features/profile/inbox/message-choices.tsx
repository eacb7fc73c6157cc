import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../../app/api/client.ts'
import type { Output } from '../../../app/api/endpoints.ts'
import { tellFailure } from '../../../app/api/tell-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'

type Choices = Output<'messages.getpreferences'>
type Choice = Choices['preferences'][number]

/** Saved when it is moved; what could not be saved goes back. */
function useChoices(loaded: Choices['preferences']) {
  const t = useTranslations('inbox.settings')
  const [choices, setChoices] = useState(loaded)
  useEffect(() => setChoices(loaded), [loaded])
  const put = (of: Choice, isOn: boolean) =>
    setChoices((before) =>
      before.map((one) => (one.topic === of.topic && one.channel === of.channel ? { ...one, is_on: isOn } : one))
    )
  async function choose(of: Choice, isOn: boolean) {
    put(of, isOn)
    try {
      await post('messages.setpreference', { topic: of.topic, channel: of.channel, is_on: isOn ? '1' : '0' })
    } catch (error) {
      console.warn('a choice of messages was not saved', error)
      put(of, !isOn)
      tellFailure('profileChanged', error, t('failed'))
    }
  }
  return { choices, choose }
}

/** What reaches the player where, topic by topic; news is chosen for each contact. */
export function MessageChoices({ loaded: { preferences, unreachable, quiet } }: { loaded: Choices }) {
  const t = useTranslations('inbox')
  const { choices, choose } = useChoices(preferences)
  const topics = [...new Set(choices.map(({ topic }) => topic))]
  const clock = (hour: number) => `${hour}:00`
  return (
    <section aria-labelledby="message-choices" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="message-choices" className="font-display text-22">
          {t('settings.title')}
        </h2>
        <p className="max-w-prose text-14 text-chalk-2">{t('settings.text')}</p>
      </div>
      {unreachable.map(({ channel, contact }) => (
        <div
          key={`${channel} ${contact}`}
          role="note"
          className="flex flex-wrap items-center justify-between gap-3 rounded-3 border border-danger/40 bg-danger-soft px-4 py-3"
        >
          <p className="min-w-0 text-14 wrap-anywhere">{t('unreachable', { contact })}</p>
          <ButtonLink look="plain" size="small" to="/profile/notification">
            {t('change')}
          </ButtonLink>
        </div>
      ))}
      <div className="grid items-start gap-3 tablet:grid-cols-2">
        {topics.map((topic) => (
          <fieldset key={topic} className="grid gap-1 rounded-3 border border-line bg-surface-1 px-4 py-3">
            <legend className="float-start text-14 font-semibold">{t(`topics.${topic}`)}</legend>
            {choices
              .filter((choice) => choice.topic === topic)
              .map((choice) =>
                choice.is_fixed ? (
                  <p
                    key={choice.channel}
                    className="flex min-h-11 items-center justify-between gap-4 text-14 text-chalk-2"
                  >
                    <span className="min-w-0">{t(`channels.${choice.channel}`)}</span>
                    <span className="text-12 text-chalk-3">{t('settings.fixed')}</span>
                  </p>
                ) : (
                  <Switch
                    key={choice.channel}
                    checked={choice.is_on}
                    onChange={(event) => void choose(choice, event.target.checked)}
                    label={t(`channels.${choice.channel}`)}
                  />
                )
              )}
          </fieldset>
        ))}
        <div className="grid gap-1 rounded-3 border border-line bg-surface-1 px-4 py-3">
          <h3 className="font-sans text-14 font-semibold">{t('settings.news')}</h3>
          <p className="text-14 text-chalk-2">{t('settings.newsText')}</p>
          {quiet && (
            <p className="text-12 text-chalk-3">
              {t('settings.quiet', { from: clock(quiet.from), until: clock(quiet.until) })}
            </p>
          )}
          <div className="pt-2">
            <ButtonLink look="plain" size="small" to="/profile/notification">
              {t('change')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
