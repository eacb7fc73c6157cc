import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePopup } from '../../app/popups/popups.ts'
import { activatePromoCode, readPromoCode, refusedCode, useActivatedCampaign } from '../../app/session/promo-code.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { FoldLine } from '../../ui/fold.tsx'
import { type Sentences, useFields } from '../../ui/use-fields.ts'

/** BON-21..29: a promo code is typed and activated; what is wrong with it stands at its field. */
function PromoCodeForm() {
  const t = useTranslations('bonuses.code')
  const { fields, sending, problem, submit } = usePromoCode()
  return (
    <form
      ref={fields.form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-3"
      data-testid="promo-code"
    >
      <div className="grid items-start gap-3 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <Input
          {...fields.field('promo_code')}
          label={t('label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
          className="rtl:text-right"
        />
        <div className="grid tablet:pt-[1.7rem]">
          <Button type="submit" look="plain" loading={sending}>
            {t('submit')}
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </form>
  )
}

function usePromoCode() {
  const t = useTranslations()
  const openPopup = usePopup()
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fields = useFields({ promo_code: '' }, (values): Sentences =>
    readPromoCode(values['promo_code'] ?? '').isValid ? {} : { promo_code: t('common.promoCodeErrors.INVALID') }
  )
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending || !fields.submit()) return
    setSending(true)
    setProblem(undefined)
    try {
      const { description } = await activatePromoCode(readPromoCode(fields.values['promo_code'] ?? '').value)
      fields.reset()
      // The page may show what was given; the popup keeps away from a deposit by itself (DLG-21).
      void revalidate()
      await openPopup('PromocodeActivatedPopup', description?.title ? { title: description.title } : {})
    } catch (error) {
      const code = refusedCode(error)
      if (code) fields.refuse({ promo_code: t(`common.promoCodeErrors.${code}`) })
      else setProblem(t('bonuses.code.failed'))
    }
    setSending(false)
  }
  return { fields, sending, problem, submit }
}

/** BON-28: the form in a page of its own or beside other things. */
export function PromoCodeSection() {
  const t = useTranslations('bonuses.code')
  return (
    <section className="grid gap-4 rounded-3 border border-line bg-surface-1 p-5" aria-labelledby="promo-code-title">
      <h2 id="promo-code-title" className="text-16 font-semibold">
        {t('title')}
      </h2>
      <PromoCodeForm />
    </section>
  )
}

/** On the deposit page it is folded away: whoever has no code is not held up. What a code gave is said here, because no popup comes up. */
export function FoldedPromoCode() {
  const t = useTranslations('bonuses.code')
  const campaign = useActivatedCampaign()
  return (
    <details
      className="group rounded-3 border border-line bg-surface-1 px-5"
      open={campaign !== undefined || undefined}
    >
      <FoldLine>{t('open')}</FoldLine>
      <div className="grid gap-3 pb-5">
        <PromoCodeForm />
        <output className="block text-14 text-baize empty:hidden">
          {campaign && (
            <>
              {t('done', { title: campaign.description?.title ?? '' })}{' '}
              <Link to="/profile/bonuses" className="inline-flex min-h-11 items-center underline">
                {t('toBonuses')}
              </Link>
            </>
          )}
        </output>
      </div>
    </details>
  )
}
