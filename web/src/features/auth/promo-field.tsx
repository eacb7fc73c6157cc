import { useTranslations } from 'use-intl'
import { useSettings } from '../../app/site-data.ts'
import { Checkbox, Input } from '../../ui/field.tsx'
import type { useFields } from '../../ui/use-fields.ts'

/** REG-11..13: the code's field, revealed by a tick or there from the start; nothing where the operator takes no codes here. */
export function PromoField({ form }: { form: ReturnType<typeof useFields> }) {
  const t = useTranslations('auth')
  const { showPromocode, showPromoFieldByDefault } = useSettings('auth')
  if (!showPromocode) return null
  return (
    <>
      {!showPromoFieldByDefault && <Checkbox {...form.tick('hasPromocode')} label={t('hasPromocode')} />}
      {(showPromoFieldByDefault || form.values['hasPromocode'] === '1') && (
        <Input {...form.field('promo_code')} label={t('promoCode')} autoComplete="off" autoCapitalize="characters" dir="ltr" maxLength={60} />
      )}
    </>
  )
}
