import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { post } from '../../app/api/client.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { Checkbox, Input } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { useFields } from '../../ui/use-fields.ts'
import { type CodeState, createCodeCheck } from './code-check.ts'

/** REG-11..13: the code's field, revealed by a tick or there from the start; nothing where the operator takes no codes here. */
export function PromoField({ form }: { form: ReturnType<typeof useFields> }) {
  const t = useTranslations('auth')
  const { showPromocode, showPromoFieldByDefault } = useSettings('auth')
  if (!showPromocode) return null
  return (
    <>
      {!showPromoFieldByDefault && <Checkbox {...form.tick('hasPromocode')} label={t('hasPromocode')} />}
      {(showPromoFieldByDefault || form.values['hasPromocode'] === '1') && <CheckedCode form={form} />}
    </>
  )
}

/** REG-14: what the server knows of the code, while it is typed. An unknown one is said and stops nobody: the account can be opened with it. */
function CheckedCode({ form }: { form: ReturnType<typeof useFields> }) {
  const t = useTranslations('auth')
  const control = form.field('promo_code')
  const state = useCodeState(control.value)
  return (
    <Input
      {...control}
      label={t('promoCode')}
      error={control.error ?? (state === 'invalid' ? t('promoStates.invalid') : undefined)}
      autoComplete="off"
      autoCapitalize="characters"
      dir="ltr"
      maxLength={60}
      end={<CodeMark state={state} />}
    />
  )
}

/** REG-14: a wheel while the server is asked, a check for a code that it knows. */
export function CodeMark({ state }: { state: CodeState }) {
  const t = useTranslations('auth.promoStates')
  return (
    <span role="status" className="grid size-11 place-items-center" data-state={state}>
      {state === 'loading' && <span className="spinner" role="img" aria-label={t('loading')} />}
      {state === 'valid' && (
        <span className="text-baize">
          <Icon name="check" />
          <span className="sr-only">{t('valid')}</span>
        </span>
      )}
    </span>
  )
}

function useCodeState(code: string): CodeState {
  const [state, setState] = useState<CodeState>('none')
  const [check] = useState(() =>
    createCodeCheck((promo_code, signal) => post('campaigns.checkPromocode', { promo_code }, { signal }), setState)
  )
  useEffect(() => {
    check.typed(code)
    return check.stop
  }, [check, code])
  return state
}
