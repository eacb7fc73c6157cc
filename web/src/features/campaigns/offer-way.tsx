import { useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccount } from '../../app/session/account.tsx'
import { ApiError, post } from '../../app/api/client.ts'
import type { Output } from '../../app/api/endpoints.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type Offer = Output<'campaigns.getoffers'>['items'][number]

/** BON-16: what has become of an offer that its player has claimed. Green says that there is something of it. */
export function OfferState({ state }: { state: Exclude<Offer['state'], 'available'> }) {
  const t = useTranslations('bonuses.offer')
  const tone = state === 'expired' ? 'text-chalk-3' : 'text-baize'
  return <p className={`text-14 font-semibold ${tone}`}>{t(`states.${state}`)}</p>
}

/** BON-15, BON-16: how an offer is taken, or what has become of it. */
export function OfferWay({ offer }: { offer: Offer }) {
  const t = useTranslations('bonuses.offer')
  const { signedIn } = useAccount()
  const openPopup = usePopup()
  const here = useHref(useLocation())
  const action = offer.trigger?.action
  if (offer.state !== 'available') return <OfferState state={offer.state} />
  if (action !== 'promo_code' && action !== 'deposit' && action !== 'take') return null
  return (
    <div className="grid justify-items-start gap-3">
      {action !== 'take' && <p className="text-14 text-chalk-2">{t(action === 'deposit' ? 'deposit' : 'code')}</p>}
      {!signedIn ? (
        <Button onClick={() => void openPopup('AuthPopup', { view: 'registration', redirectTo: here })}>
          {t('enter')}
        </Button>
      ) : action === 'take' ? (
        <TakeOffer id={offer.id} isEmpty={isEmpty(offer)} />
      ) : (
        <ButtonLink to={action === 'deposit' ? `/cashier/deposit?offer=${offer.id}` : '/profile/bonuses'}>
          {t(action === 'deposit' ? 'toDeposit' : 'toCode')}
        </ButtonLink>
      )}
    </div>
  )
}

/** A share of a loss gives nothing to whom has lost too little: what is said beside it says so. */
const isEmpty = ({ gives }: Offer): boolean =>
  gives.length > 0 && gives.every((gift) => gift.type === 'loss_back' && gift.now?.amount.amount === 0)

function TakeOffer({ id, isEmpty }: { id: string; isEmpty: boolean }) {
  const t = useTranslations('bonuses')
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function take() {
    setSending(true)
    setProblem(undefined)
    try {
      await post('campaigns.takepromotions', { offer_id: id })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('failed'))
    }
    await revalidate()
    setSending(false)
  }
  return (
    <>
      <Button loading={sending} disabled={isEmpty} onClick={() => void take()}>
        {t('offer.take')}
      </Button>
      {problem && (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
    </>
  )
}
