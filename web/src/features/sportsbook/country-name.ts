import type { Messages } from '@ante/texts'
import { useTranslations } from 'use-intl'

/** The usual name of a league's country in the page's language. An invented country keeps the name that its feed gives it. */
export function useCountryName(): (country: { readonly code: string; readonly name: string }) => string {
  const t = useTranslations('betting')
  return ({ code, name }) => {
    const key = `countries.${code as keyof Messages['betting']['countries']}` as const
    return t.has(key) ? t(key) : name
  }
}
