import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Story } from '../../ui/story-card.tsx'
import { GiftTerms } from '../../features/bonuses/gift-terms.tsx'
import { OfferWay } from '../../features/campaigns/offer-way.tsx'
import { loadOffer } from './campaigns.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadOffer(context.get(siteContext), params['id'], url.pathname)

export default function Offer() {
  const t = useTranslations('areas')
  const bonuses = useTranslations('bonuses')
  const dateText = useDateText()
  const offer = useLoaderData<typeof loader>()
  const { id, description, finished_at, gives, step, state } = offer
  const image = useImage()
  const address = usePageAddress()
  const title = description?.title ?? t('offers.title')
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={title} description={t('offers.description')} path={address('offer', id, description?.title)} />
      <Trail items={[{ label: t('offers.title'), to: '/offers' }, { label: title }]} />
      <Story
        title={title}
        text={description?.text ?? ''}
        image={image('offer', description)}
        note={finished_at && t('until', { date: dateText(finished_at, 'time') })}
      >
        {step.of > 1 && state === 'available' && (
          <p className="figures text-14 font-semibold">{bonuses('offer.step', step)}</p>
        )}
        {gives.map((gift, index) => (
          <div key={index} className="grid gap-3 rounded-3 border border-line bg-surface-1 p-5">
            <GiftTerms gift={gift} />
            {gift.type !== 'free_spins' && gift.type !== 'free_bet' && gift.type !== 'boost' && (
              <p className="text-14 text-chalk-3">{t('offers.note')}</p>
            )}
          </div>
        ))}
        <OfferWay offer={offer} />
        <div>
          <ButtonLink to="/offers" look="plain">
            {t('offers.more')}
          </ButtonLink>
        </div>
      </Story>
    </div>
  )
}
