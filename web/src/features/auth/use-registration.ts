import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { atFields } from '../../app/api/at-fields.ts'
import { ApiError } from '../../app/api/client.ts'
import { followErrorRedirect } from '../../app/api/reactions.ts'
import { runsInMiniApp } from '../../app/document/device.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { usePersonalLabel } from '../../app/personal/personal-field.tsx'
import { basenameOf } from '../../app/navigation/paths.ts'
import { activatePromoCode, promoCodeError } from '../../app/session/promo-code.ts'
import { kept } from '../../app/session/storage.ts'
import { useTextStore } from '../../app/texts/texts.tsx'
import { useKnownKey } from '../../app/texts/use-known-key.ts'
import { toasts } from '../../ui/toast.tsx'
import type { Sentences, useFields } from '../../ui/use-fields.ts'
import { useAfterEntry } from './after-entry.ts'
import { openAccount } from './open-account.ts'
import { registrationPayload } from './payload.ts'
import { refusedFields, splitByShown } from './refused-fields.ts'

/** Of what a refusal tells, what can stand in a sentence. */
const placeholders = (values: ApiError['data']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    )
  )

/** Sends the form once; what the server refuses stands at its field, anything else above the form. */
export function useRegistration(form: ReturnType<typeof useFields>, redirectTo: string | undefined, character: string) {
  const t = useTranslations()
  const options = useSettings('auth')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  const afterEntry = useAfterEntry()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const noticeOf = useNotice()

  const isKnown = useKnownKey(({ fields }) => fields)
  const labelOf = usePersonalLabel()

  const sentenceOf = (values: ApiError['data']) => (key: string, field: string) => {
    if (field === 'promo_code') return t(`common.promoCodeErrors.${promoCodeError(key)}`)
    return isKnown(key) ? t(`fields.${key}`, placeholders(values)) : undefined
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    setProblem(undefined)
    try {
      const code = kept('promoCode')
      const account = await openAccount(
        registrationPayload({ ...form.values, character_id: character }, options, locale.code)
      )
      await afterEntry(account, withSuccess(redirectTo ?? `${basenameOf(locale.code, defaultLocale)}/cashier/deposit`))
      toasts.tell('registered', t('auth.welcome'))
      void activateKept(code)
    } catch (error) {
      setSending(false)
      const wrong = error instanceof ApiError ? refusedFields(error, sentenceOf(error.data)) : {}
      const own = onOwnFields(wrong, form.values['mobile'] ? 'mobile' : 'email')
      const { shown, others } = splitByShown(own, (field) => isShown(form, field), labelOf)
      form.refuse(shown)
      setProblem(Object.keys(wrong).length > 0 ? others : await noticeOf(error))
    }
  }
  return { sending, problem, submit }
}

export const isShown = ({ form }: ReturnType<typeof useFields>, field: string): boolean =>
  form.current !== null && form.current.elements.namedItem(field) !== null

/** REG-46: the code that was kept is activated; whatever is wrong with it keeps nobody from the account that is open now (REG-53). */
export async function activateKept(code: string): Promise<void> {
  if (code === '') return
  try {
    await activatePromoCode(code)
    followErrorRedirect({ shows: 'popup', name: 'PromocodeActivatedPopup' })
  } catch (error) {
    console.warn('the promo code was not activated', error)
  }
}

/** ERR-54, ERR-55: what stands above the form when a failure is about no field; a messaging app's mini-app has a sentence of its own. */
function useNotice(): (error: unknown) => Promise<string> {
  const t = useTranslations()
  const texts = useTextStore()
  return async (error) => {
    if (runsInMiniApp()) {
      await texts.ensure(['popups'])
      const words = texts.get().popups?.registration.wrongRegServerError
      if (words) return words
    }
    return error instanceof ApiError ? error.message || t('auth.serverError') : t('common.offline')
  }
}

/** A login that is taken is the contact that was typed. */
function onOwnFields({ login, ...others }: Readonly<Record<string, string>>, contact: 'mobile' | 'email'): Sentences {
  const { at, elsewhere } = atFields(login === undefined ? others : { [contact]: login, ...others }, ['mobile'])
  return { ...elsewhere, ...at }
}

/** RTE-103: the address after a registration says so. */
function withSuccess(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.set('register', 'success')
  return `${url.pathname}${url.search}${url.hash}`
}
