import { useTranslations } from 'use-intl'
import { Input, type InputProps } from './field.tsx'
import { dialOf, inMask, withDial } from './phone-dial.ts'
import { SelectList } from './select-list.tsx'

export interface DialCountry {
  code: string
  name: string
  /** With its plus, `+44`. */
  dial: string
  /** The form of its numbers behind the code; empty or left out where they have none. */
  mask?: string
}

/** A phone number in its international form: the country before it is what the number begins with, and choosing another changes only that. */
export function PhoneInput({
  countries,
  value,
  onValue,
  ...rest
}: Omit<InputProps, 'value' | 'onChange'> & {
  countries: readonly DialCountry[]
  value: string
  onValue: (value: string) => void
}) {
  const t = useTranslations('common')
  const chosen = dialOf(value, countries)
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-2">
      <SelectList
        label={t('dialCode')}
        value={chosen?.code ?? ''}
        options={countries.map(({ code, name, dial }) => ({ value: code, label: `${name} ${dial}` }))}
        shown={(option) => countries.find(({ code }) => code === option.value)?.dial ?? ''}
        onChoose={(code) => onValue(withDial(value, countries, code))}
      />
      <Input
        {...rest}
        value={value}
        onChange={(event) => onValue(inMask(event.target.value, countries))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
    </div>
  )
}
