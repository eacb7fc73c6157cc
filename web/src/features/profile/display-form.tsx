import { type OddsFormat, oddsFormats } from '@ante/kit/odds'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { isDone } from '../../app/api/is-done.ts'
import { useAccount } from '../../app/session/account.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { SelectList } from '../../ui/select-list.tsx'

/** Names of places, as everybody knows them: they are no words of a language. */
const zones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]
const isFormat = (value: string): value is OddsFormat => oddsFormats.some((format) => format === value)

/** In which time zone the site shows times to the player, and in which form prices. */
export function DisplayForm() {
  const t = useTranslations('profile.settings.display')
  const { values, change, isDirty, isSaved, sending, problem, submit } = useDisplay()
  const zoneOptions = [
    { value: '', label: t('device') },
    ...zones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ]
  return (
    <form
      noValidate
      aria-labelledby="display"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5"
    >
      <div className="grid gap-1">
        <h2 id="display" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-chalk-3">{t('text')}</p>
      </div>
      <div className="grid max-w-120 gap-4">
        <SelectList
          label={t('zone')}
          name="time_zone"
          value={values.time_zone}
          options={zoneOptions}
          onChoose={(time_zone) => change({ time_zone })}
          error={problem}
        />
        <Select
          label={t('odds')}
          name="odds_format"
          value={values.odds_format}
          options={oddsFormats.map((format) => ({ value: format, label: t(format) }))}
          onChange={({ target }) => isFormat(target.value) && change({ odds_format: target.value })}
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" look="plain" loading={sending} aria-disabled={!isDirty}>
            {t('save')}
          </Button>
          <p role="status" className="text-14 text-chalk-3">
            {!isDirty && isSaved ? t('saved') : ''}
          </p>
        </div>
      </div>
    </form>
  )
}

function useDisplay() {
  const common = useTranslations('common')
  const { info, refresh } = useAccount()
  const [changed, setChanged] = useState<{ time_zone?: string; odds_format?: OddsFormat }>({})
  const [isSaved, setIsSaved] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const values = { time_zone: info.time_zone, odds_format: info.odds_format, ...changed }
  const isDirty = values.time_zone !== info.time_zone || values.odds_format !== info.odds_format
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !isDirty) return
    setSending(true)
    setProblem(undefined)
    try {
      if (!isDone(await post('account.changedisplay', values))) throw new Error('nothing was saved')
      await refresh()
      setChanged({})
      setIsSaved(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.fields['time_zone'] ?? error.message) : common('offline'))
    }
    setSending(false)
  }
  return {
    values,
    isSaved,
    sending,
    problem,
    submit,
    isDirty,
    change: (more: typeof changed) => setChanged({ ...changed, ...more }),
  }
}
