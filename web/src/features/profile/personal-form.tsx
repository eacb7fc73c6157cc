import type { FieldDefinition, PersonalData } from '@ante/product/players/contract'
import { shownFields } from '@ante/product/players/rules/personal-fields'
import { isLocked } from '@ante/product/players/rules/profile'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUnsavedGuard } from '../../app/navigation/unsaved.ts'
import { PersonalField } from '../../app/personal/personal-field.tsx'
import { useAccount } from '../../app/session/account.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/kept-focus.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { LockedField } from './locked-field.tsx'
import { changedFields, savedValues } from './personal-values.ts'
import { usePersonalCheck } from './use-personal-check.ts'
import { usePersonalData, usePersonalLists } from './use-personal-form.ts'
import { useSavePersonal } from './use-save-personal.ts'

/** PROF-01: the personal data of the player, by the fields that the server lists for their country. */
export function PersonalForm() {
  const t = useTranslations('profile.settings')
  const { saved, failed, again } = usePersonalData()
  const card = useKeptFocus<HTMLElement>()
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="personal-data"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-surface-1 p-5 outline-none"
    >
      <h2 id="personal-data" className="text-16 font-semibold">
        {t('personal')}
      </h2>
      {saved ? (
        <Fields saved={saved} onSaved={again} />
      ) : failed ? (
        <Unreachable onRetry={() => void again()} />
      ) : (
        <Awaited />
      )}
    </section>
  )
}

function Awaited() {
  const t = useTranslations('common')
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-4.5">
      <Skeleton className="h-11" />
      <div className="grid gap-4.5 wide:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
          <Skeleton key={line} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-11 w-40" />
    </div>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-14 text-danger">
      <p>{t('offline')}</p>
      <Button look="plain" size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** VAL-92: what is wrong with a value is said when it is left: until then it is being typed. */
const always = (): boolean => true

function Fields({ saved: data, onSaved }: { saved: PersonalData; onSaved: () => Promise<void> }) {
  const t = useTranslations('profile.settings')
  const saved = savedValues(data)
  const [country, setCountry] = useState(saved['country'] ?? '')
  const { lists, failed, again } = usePersonalLists(country)
  const { is_verified: isVerified } = useAccount().info
  const form = useFields(saved, usePersonalCheck(lists?.definitions ?? [], saved, isVerified), 'eager', always)
  useListsOf(lists?.country, lists?.definitions, form, saved)
  const isDirty = changedFields(form.values, saved).length > 0
  useLeaveGuard(isDirty)
  const canSave = isDirty && lists?.country === country
  const { sending, problem, isSaved, submit, clear } = useSavePersonal({
    form,
    canSave,
    definitions: lists?.definitions ?? [],
    saved,
    isVerified,
    onSaved,
  })
  if (!lists) return failed ? <Unreachable onRetry={again} /> : <Awaited />
  const shown = shownFields(lists.definitions, (name) => form.values[name])
  const locked = ({ sysname }: FieldDefinition) => isLocked(sysname, saved[sysname] ?? '', isVerified)
  const discard = () => {
    form.reset(saved)
    setCountry(saved['country'] ?? '')
    clear()
  }
  return (
    <form ref={form.form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4.5">
      {shown.some(locked) && <LockedNote />}
      {failed && <Unreachable onRetry={again} />}
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      <div aria-busy={lists.country !== country} className="grid items-start gap-4.5 wide:grid-cols-2">
        {shown.map((definition) =>
          locked(definition) ? (
            <LockedField key={definition.sysname} definition={definition} value={saved[definition.sysname] ?? ''} />
          ) : (
            <PersonalField
              key={definition.sysname}
              definition={definition}
              form={form}
              phones={lists.phones}
              onChoose={definition.sysname === 'country' ? setCountry : undefined}
            />
          )
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" loading={sending} aria-disabled={!canSave}>
          {t('save')}
        </Button>
        {isDirty && (
          <Button look="quiet" onClick={discard}>
            {t('discard')}
          </Button>
        )}
        <p role="status" className="text-14 text-chalk-3">
          {isDirty ? t('dirty') : isSaved ? t('saved') : ''}
        </p>
      </div>
    </form>
  )
}

function useLeaveGuard(isDirty: boolean): void {
  const t = useTranslations('profile.settings.leave')
  useUnsavedGuard(isDirty, { title: t('title'), text: t('text'), agree: t('agree'), reject: t('reject') })
}

/** PROF-17: what a lock means, and who can open it. */
function LockedNote() {
  const t = useTranslations('profile.settings')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-14 text-chalk-3">{t('locked')}</p>
      <ButtonLink to="/support" look="plain" size="small">
        {t('toSupport')}
      </ButtonLink>
    </div>
  )
}

/** PROF-14: in another country region and document type fall back to the first of its lists. */
function useListsOf(
  country: string | undefined,
  definitions: readonly FieldDefinition[] | undefined,
  form: ReturnType<typeof useFields>,
  saved: Readonly<Record<string, string>>
): void {
  const applied = useRef(saved['country'] ?? '')
  useEffect(() => {
    if (country === undefined || country === applied.current) return
    applied.current = country
    const isBack = country === (saved['country'] ?? '')
    for (const name of ['region', 'document_type'] as const) {
      const list = definitions?.find(({ sysname }) => sysname === name)?.options.list
      form.set(name, isBack ? (saved[name] ?? '') : (list?.[0]?.value ?? ''))
    }
  }, [country, definitions, form, saved])
}
