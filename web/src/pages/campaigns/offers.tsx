import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { useAccount } from '../../app/session/account.tsx'
import { useSiteData } from '../../app/document/site-data.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { usePageAddress } from '../../app/navigation/page-address.ts'
import { OfferState } from '../../features/campaigns/offer-way.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StoryCard } from '../../ui/story-card.tsx'
import { loadOffers } from './campaigns.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  offers: await loadOffers(context.get(siteContext)),
})

export default function Offers() {
  const t = useTranslations('areas')
  const bonuses = useTranslations('bonuses.offer')
  const shell = useTranslations('shell')
  const dateText = useDateText()
  const openPopup = usePopup()
  const { findsOffers } = useSiteData().policy
  const { signedIn } = useAccount()
  const { offers } = useLoaderData<typeof loader>()
  const image = useImage()
  const address = usePageAddress()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('offers.title')} description={t('offers.description')} noIndex={!findsOffers} />
      <PageHeader
        title={t('offers.title')}
        {...(findsOffers && { text: t('offers.description') })}
        art="promotions/welcome"
      />
      {!findsOffers && !signedIn ? (
        <EmptyState icon="rewards" title={t('offers.players.title')} text={t('offers.players.text')}>
          <Button onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>
            {shell('account.login')}
          </Button>
        </EmptyState>
      ) : !findsOffers ? (
        <EmptyState icon="rewards" title={t('away.title')} text={t('away.text')} />
      ) : offers.length === 0 ? (
        <EmptyState icon="rewards" title={t('offers.empty.title')} text={t('offers.empty.text')}>
          <ButtonLink to="/gamehall">{t('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {offers.map(({ id, description, finished_at, state, step }) => (
            <li key={id}>
              <StoryCard
                to={address('offer', id, description?.title)}
                title={description?.title ?? ''}
                text={description?.text ?? ''}
                image={image('offer', description)}
                note={finished_at && t('until', { date: dateText(finished_at) })}
              >
                {state !== 'available' ? (
                  <OfferState state={state} />
                ) : (
                  step.number > 1 && <p className="figures text-14 font-semibold">{bonuses('step', step)}</p>
                )}
              </StoryCard>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
