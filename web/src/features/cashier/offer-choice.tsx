import { compare, fromWire, money, type Money } from '@ante/kit/money'
import { matchedMinor } from '@ante/product/campaigns/rules/match'
import { useTranslations } from 'use-intl'
import { useNumberText } from '../../app/texts/number-text.ts'
import { useSumText } from '../../app/texts/sum-text.ts'
import type { Offer } from './offers.ts'

/** CASH-15: no offer is chosen. */
export const noOffer = '-1'

/**
 * CASH-31: one of the offers, or none, which it begins with unless an offer's page led here: nobody takes one by oversight. Says of each what it gives, and
 * what it brings with `sum`.
 */
export function OfferChoice({
  offers,
  chosen,
  sum,
  onChoose,
}: {
  offers: readonly Offer[]
  chosen: string
  sum: Money | undefined
  onChoose: (id: string) => void
}) {
  const t = useTranslations('cashierPages.deposit.offers')
  if (offers.length === 0) return null
  const choices = [
    { id: noOffer, title: t('none'), text: '', offer: undefined },
    ...offers.map((offer) => ({
      id: offer.id,
      title: offer.description?.title ?? '',
      text: offer.description?.text ?? '',
      offer,
    })),
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 text-14 font-medium text-chalk-2">{t('label')}</legend>
      {choices.map(({ id, title, text, offer }) => (
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
            {offer && <Gives offer={offer} sum={sum} isChosen={chosen === id} />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Gift = Offer['gives'][number]
type Match = Extract<Gift, { type: 'match' }>

/** The bonus that a deposit of this sum brings. */
function matchedBy(sum: Money, { percent, amount, least }: Match): Money {
  const terms = { percent, mostMinor: fromWire(amount).minor, leastMinor: least ? fromWire(least).minor : 0n }
  return money(matchedMinor(sum.minor, terms), sum.currency)
}

/** What the deposit brings by this offer, as far as it is told in figures. */
function Gives({ offer: { gives, step }, sum, isChosen }: { offer: Offer; sum: Money | undefined; isChosen: boolean }) {
  const t = useTranslations('bonuses.offer')
  const freeBets = useTranslations('bonuses.freeBets')
  const boosts = useTranslations('bonuses.boosts')
  const sumText = useSumText()
  const { percent } = useNumberText()
  const textOf = (gift: Gift) => {
    if (gift.type === 'match')
      return t('match', { percent: percent(gift.percent), most: sumText(fromWire(gift.amount)) })
    if (gift.type === 'free_bet') return freeBets('of', { amount: sumText(fromWire(gift.amount)) })
    if (gift.type === 'boost') return boosts('of', { percent: percent(gift.percent) })
    return gift.type === 'free_spins'
      ? t('spins', { count: gift.count, game: gift.game.name, stake: sumText(fromWire(gift.stake)) })
      : sumText(fromWire(gift.amount))
  }
  return (
    <span className="figures grid gap-0.5 text-14 text-chalk-2">
      {step.of > 1 && <span>{t('step', step)}</span>}
      {gives.map((gift, index) => (
        <span key={index}>{textOf(gift)}</span>
      ))}
      {isChosen &&
        gives.map((gift, index) => gift.type === 'match' && <Brings key={`brings-${index}`} gift={gift} sum={sum} />)}
    </span>
  )
}

/** What the sum in the form brings now, or from which sum on there is something. */
function Brings({ gift, sum }: { gift: Match; sum: Money | undefined }) {
  const t = useTranslations('cashierPages.deposit.offers')
  const offers = useTranslations('bonuses.offer')
  const sumText = useSumText()
  const least = gift.least && fromWire(gift.least)
  if (least && (!sum || compare(sum, least) < 0))
    return <output className="font-semibold text-chalk">{offers('least', { least: sumText(least) })}</output>
  if (!sum) return null
  return <output className="font-semibold text-baize">{t('brings', { amount: sumText(matchedBy(sum, gift)) })}</output>
}
