import { useTranslations } from 'use-intl'
import type { Offer } from './offers.ts'

/** CASH-15: no offer is chosen. */
export const noOffer = '-1'

/** CASH-31: one of the offers, or none, which it begins with: nobody takes one by oversight. */
export function OfferChoice({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly Offer[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const t = useTranslations('cashierPages.deposit.offers')
  if (offers.length === 0) return null
  const choices = [
    { id: noOffer, title: t('none'), text: '' },
    ...offers.map(({ id, description }) => ({ id, title: description?.title ?? '', text: description?.text ?? '' })),
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-14 font-medium text-chalk-2">{t('label')}</legend>
      {choices.map(({ id, title, text }) => (
        <label
          key={id}
          className="flex min-h-11 items-center gap-3 rounded-2 border border-line-strong px-3.5 py-2.5 has-checked:border-ember has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-ember"
        >
          <input
            type="radio"
            name="campaign_offer_id"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="size-4.5 shrink-0 accent-(--ember)"
          />
          <span className="grid gap-0.5">
            <span className="text-14 font-semibold">{title}</span>
            {text && <span className="text-14 text-chalk-2">{text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
