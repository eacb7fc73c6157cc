import { useTranslations } from 'use-intl'
import { useKnownKey } from '../../app/texts/use-known-key.ts'

/** The usual name of a league's country in the page's language. An invented country keeps the name that its feed gives it. */
export function useCountryName(): (country: { readonly code: string; readonly name: string }) => string {
  const t = useTranslations('betting')
  const isKnown = useKnownKey(({ betting }) => betting?.countries)
  return ({ code, name }) => (isKnown(code) ? t(`countries.${code}`) : name)
}
