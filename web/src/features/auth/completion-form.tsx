import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError, get, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { inLocale } from '../../app/navigation/paths.ts'
import { useRequest } from '../../app/document/request.ts'
import { useSettings, useSiteData } from '../../app/document/site-data.ts'
import { forget, kept } from '../../app/session/storage.ts'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialog/store.ts'
import { Input } from '../../ui/field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { endSession } from '../../app/session/end-session.ts'
import { toasts } from '../../ui/toast.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { useCountryChange } from './country-change.ts'
import { Alert } from './parts.tsx'
import { PersonalField, usePersonalLabel } from '../../app/personal/personal-field.tsx'
import { fieldGrid, fieldsAsked, type RegistrationLists, useRegistrationLists } from './personal-fields.tsx'
import { CurrencySelect } from './registration-parts.tsx'
import { TermsTick } from './terms-tick.tsx'
import { splitByShown } from './refused-fields.ts'
import { activateKept, isShown } from './use-registration.ts'
import { useRegistrationCheck } from './use-registration-check.ts'

type Profile = Output<'account.getprofileinfo'>

/** SOC-08, SOC-09, RTE-105: what a registration asks for and this account does not hold yet. There is no way around it but out. */
export function CompletionForm() {
  const t = useTranslations()
  const [known, setKnown] = useState<Profile>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    get('account.getprofileinfo', {}, leave).then(setKnown, () => {
      if (!leave.signal.aborted) setFailed(true)
    })
    return () => leave.abort()
  }, [])
  if (failed) return <Alert text={t('common.offline')} />
  return known ? <MissingFields known={known} /> : <Awaited />
}

const Awaited = () => [1, 2, 3].map((line) => <Skeleton key={line} className="h-20" />)

const knownOf = ({ profile }: Profile, sysname: string): string =>
  String(Object.entries(profile).find(([name]) => name === sysname)?.[1] ?? '')

/** What is asked for: of the personal fields those that are required and not there, whatever the country makes of them. */
function useMissing(known: Profile, lists: RegistrationLists | undefined) {
  const options = useSettings('auth')
  return {
    personal: fieldsAsked(options, lists).filter(
      ({ sysname, params }) => params.is_required && !knownOf(known, sysname)
    ),
    contact: known.contacts.length === 0 ? ('email' as const) : undefined,
    password: false,
    terms: options.terms.isActive && known.profile.terms !== '1',
  }
}

function MissingFields({ known }: { known: Profile }) {
  const t = useTranslations()
  const [country, setCountry] = useState(known.profile.country_code ?? '')
  const { lists, failed } = useRegistrationLists(country)
  const missing = useMissing(known, lists)
  const form = useFields({ currency: known.profile.currency }, useRegistrationCheck(lists, missing))
  const { sending, problem, submit } = useSave(known, form)
  const leave = useLeave()
  useFocusOnceThere(form, lists !== undefined)
  useCountryChange(lists, form, known.profile.country_code)
  // What is missing is not known before the lists: nothing stands here that they would move.
  if (!lists && !failed) return <Awaited />
  return (
    <form ref={form.form} onSubmit={(event) => void submit(event)} className="grid gap-4.5" noValidate>
      {(problem ?? (failed && t('common.offline'))) && <Alert text={problem ?? t('common.offline')} />}
      {missing.contact && (
        <Input
          {...form.field('email')}
          label={t('auth.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          required
        />
      )}
      <div className={fieldGrid}>
        {missing.personal.map((definition) => (
          <PersonalField
            key={definition.sysname}
            definition={definition}
            form={form}
            onChoose={definition.sysname === 'country' ? setCountry : undefined}
          />
        ))}
      </div>
      {lists && <CurrencySelect form={form} offered={lists.metadata.currencies} />}
      {missing.terms && <TermsTick {...form.tick('terms')} />}
      <Button
        type="submit"
        size="large"
        wide
        loading={sending}
        disabled={!lists}
        aria-disabled={!form.valid || undefined}
      >
        {t('auth.social.complete')}
      </Button>
      <Button look="quiet" className="justify-self-center" onClick={() => void leave()}>
        {t('auth.social.logout')}
      </Button>
    </form>
  )
}

/** The popup was there before its fields: the first of them gets the focus when they have come. */
function useFocusOnceThere({ form }: ReturnType<typeof useFields>, isThere: boolean): void {
  useEffect(() => {
    if (isThere) form.current?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
  }, [isThere, form])
}

/** Out, and a whole other page: nothing of the account is left in this one. */
function useLeave(): () => Promise<void> {
  const t = useTranslations('common')
  const { locale } = useRequest()
  const { defaultLocale } = useSiteData()
  return async () => {
    try {
      await endSession()
      window.location.assign(inLocale('/', locale.code, defaultLocale))
    } catch {
      toasts.tell('signOutFailed', t('offline'), { tone: 'bad' })
    }
  }
}

function useSave(known: Profile, form: ReturnType<typeof useFields>) {
  const t = useTranslations()
  const { showPromocode } = useSettings('auth')
  const { refresh } = useAccount()
  const labelOf = usePersonalLabel()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !form.submit()) return
    setSending(true)
    setProblem(undefined)
    const { currency = '', ...values } = form.values
    try {
      if (currency !== known.profile.currency) await post('account.setCurrency', { currency })
      // REG-17: what the visitor came with goes with the account, as it does by the form.
      const code = kept('promoCode')
      const given = { ...values, promo_code: showPromocode ? code : '' }
      await post(
        'account.saveProfileInfo',
        Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''))
      )
      forget('promoCode', 'isBetting')
      await refresh()
      dialogs.closeByName('AuthPopup', { immediate: true, result: true })
      toasts.tell('registered', t('auth.social.completed'))
      void activateKept(code)
    } catch (error) {
      setSending(false)
      const wrong = error instanceof ApiError ? error.fields : {}
      const { shown, others } = splitByShown(wrong, (field) => isShown(form, field), labelOf)
      form.refuse(shown)
      if (Object.keys(wrong).length > 0) setProblem(others)
      else setProblem(error instanceof ApiError ? error.message : t('common.offline'))
    }
  }
  return { sending, problem, submit }
}
