import { applyMask } from '@ante/kit/mask'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Preferences } from '../../features/shell/preferences.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Checkbox, Input, Select } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PhoneInput } from '../../ui/phone-input.tsx'
import { SelectList } from '../../ui/select-list.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Part, Row } from './part.tsx'

/** What is pressed and filled in. */
export function InputParts() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Part name="Preferences">
        <Preferences />
      </Part>
    </>
  )
}

const looks = ['main', 'plain', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

function Buttons() {
  const t = useTranslations('common')
  return (
    <Part name="Button, ButtonLink, ChipLink">
      {sizes.map((size) => (
        <Row key={size}>
          {looks.map((look) => (
            <Button key={look} look={look} size={size}>
              {t('agree')}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button icon="check" loading>
          {t('agree')}
        </Button>
        <Button disabled>{t('agree')}</Button>
        <ButtonLink to="/_icons" look="plain" icon="arrow">
          {t('showAll')}
        </ButtonLink>
        <ChipLink to="/_parts" chosen>
          {t('all')}
        </ChipLink>
        <ChipLink to="/_icons" chosen={false}>
          {t('showMore')}
        </ChipLink>
      </Row>
    </Part>
  )
}

const cardMask = '#### #### #### ####'

function Fields() {
  const t = useTranslations()
  const [card, setCard] = useState('')
  const [date, setDate] = useState('2026-11-23')
  const [secret, setSecret] = useState('plum-Lantern')
  const [phone, setPhone] = useState('+44 20 7946 0000')
  return (
    <Part name="Input, PasswordInput, PhoneInput">
      <Input label={t('common.search')} hint={t('common.optional')} placeholder={t('common.search')} />
      <Input
        label={cardMask}
        value={card}
        onChange={(event) => setCard(applyMask(cardMask, event.target.value))}
        inputMode="numeric"
        dir="ltr"
        error={card.length > 0 && card.length < cardMask.length ? t('common.failed') : undefined}
      />
      <DateInput label={t('areas.winners.columns.time')} value={date} onValue={setDate} />
      <PasswordInput
        label={t('common.passwordStrength.label')}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
        autoComplete="off"
        strength
        labels={{ show: t('common.show'), hide: t('common.hide') }}
      />
      <PhoneInput
        label={t('areas.parts.phone')}
        value={phone}
        onValue={setPhone}
        countries={[
          { code: 'GB', name: 'United Kingdom', dial: '+44' },
          { code: 'BR', name: 'Brasil', dial: '+55' },
          { code: 'CA', name: 'Canada', dial: '+1' },
          { code: 'TR', name: 'Türkiye', dial: '+90' },
        ]}
      />
    </Part>
  )
}

/** Every country that the platform knows by name: a list that is long for real. */
function useCountries() {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code)
      return name && name !== code ? [{ value: code, label: name }] : []
    })
}

function Choices() {
  const t = useTranslations('common')
  const countries = useCountries()
  const [country, setCountry] = useState('')
  const [isOn, setOn] = useState(true)
  return (
    <Part name="Select, SelectList, Checkbox, Switch">
      <Select
        label={t('pages')}
        options={[1, 2, 3].map((page) => ({ value: String(page), label: t('page', { page }) }))}
      />
      <SelectList label={t('dialCode')} value={country} options={countries} onChoose={setCountry} />
      <Checkbox label={t('agree')} defaultChecked />
      <Checkbox label={t('reject')} error={t('failed')} />
      <Switch label={t('show')} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
    </Part>
  )
}
