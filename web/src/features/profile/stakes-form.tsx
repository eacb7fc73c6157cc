import { fromWire, type Money, toDecimal } from '@ante/kit/money'
import { readMoney } from '@ante/kit/money-text'
import { isPreset, presetBounds, presetsMax, sitePresets } from '@ante/product/players/rules/stake-presets'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError, post } from '../../app/api/client.ts'
import { isDone } from '../../app/api/is-done.ts'
import { useAccount } from '../../app/session/account.tsx'
import { useSumText } from '../../app/texts/sum-text.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'

const places = Array.from({ length: presetsMax }, (_, place) => place)
const nameOf = (place: number): string => `stake-${place}`
const written = (stake: Money | undefined): string => (stake ? toDecimal(stake).replace(/\.00$/, '') : '')

/** The stakes that the player has at hand in the slip and in games; empty fields are those of the site. */
export function StakesForm() {
  const t = useTranslations('profile.settings.stakes')
  const { texts, wrong, shown, isDirty, isChosen, isSaved, sending, problem, change, submit, reset } = useStakes()
  const form = useKeptFocus<HTMLFormElement>()
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-labelledby="stakes"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <div className="grid gap-1">
        <h2 id="stakes" className="text-16 font-semibold">
          {t('title')}
        </h2>
        <p className="text-14 text-chalk-3">{t('text')}</p>
      </div>
      <div className="grid max-w-160 grid-cols-2 items-start gap-4 tablet:grid-cols-4">
        {places.map((place) => (
          <Input
            key={place}
            name={nameOf(place)}
            label={t('field', { number: place + 1 })}
            inputMode="decimal"
            autoComplete="off"
            placeholder={isChosen ? undefined : written(shown[place])}
            value={texts[place] ?? ''}
            onChange={({ target }) => change(place, target.value)}
            error={wrong[place]}
          />
        ))}
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" look="plain" loading={sending} aria-disabled={!isDirty}>
          {t('save')}
        </Button>
        {isChosen && (
          <Button look="quiet" disabled={sending} onClick={() => void reset()}>
            {t('reset')}
          </Button>
        )}
        <p role="status" className="text-14 text-chalk-3">
          {!isDirty && isSaved ? t('saved') : ''}
        </p>
      </div>
    </form>
  )
}

function useStakes() {
  const t = useTranslations('profile.settings.stakes')
  const common = useTranslations('common')
  const locale = useLocale()
  const sumText = useSumText()
  const { info, refresh } = useAccount()
  const { currency } = fromWire(info.balance_main)
  const kept = info.stake_presets.map((one) => written(fromWire(one)))
  const [changed, setChanged] = useState<Readonly<Record<number, string>>>({})
  const [wrong, setWrong] = useState<Readonly<Record<number, string>>>({})
  const [isSaved, setIsSaved] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const texts = places.map((place) => changed[place] ?? kept[place] ?? '')
  const isDirty = places.some((place) => texts[place] !== (kept[place] ?? ''))
  const { min, max } = presetBounds(currency)

  async function send(stakes: readonly string[]) {
    setSending(true)
    setProblem(undefined)
    setIsSaved(false)
    try {
      if (!isDone(await post('account.changestakes', { stakes: [...stakes] }))) throw new Error('nothing was saved')
      await refresh()
      setChanged({})
      setIsSaved(true)
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.fields['stakes'] ?? error.message) : common('offline'))
    }
    setSending(false)
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending || !isDirty) return
    const { elements } = event.currentTarget
    const read = texts.map((text) => (text.trim() === '' ? 'none' : readMoney(text.trim(), locale, currency)))
    const sentence = t('bounds', { min: sumText(min), max: sumText(max) })
    const faults = read.flatMap((one, place) =>
      one === 'none' || (one && isPreset(one)) ? [] : [[place, sentence] as const]
    )
    setWrong(Object.fromEntries(faults))
    const [first] = faults
    if (!first) return send(read.flatMap((one) => (one && one !== 'none' ? [toDecimal(one)] : [])))
    const wrongOne = elements.namedItem(nameOf(first[0]))
    if (wrongOne instanceof HTMLElement) wrongOne.focus()
  }
  return {
    texts,
    wrong,
    shown: sitePresets(currency),
    isDirty,
    isChosen: kept.length > 0,
    isSaved,
    sending,
    problem,
    submit,
    change: (place: number, text: string) => {
      setChanged({ ...changed, [place]: text })
      setWrong(Object.fromEntries(Object.entries(wrong).filter(([other]) => Number(other) !== place)))
    },
    reset: () => {
      setWrong({})
      return send([])
    },
  }
}
