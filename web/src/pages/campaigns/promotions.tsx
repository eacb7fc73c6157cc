import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSiteData } from '../../app/document/site-data.ts'
import { usePopup } from '../../app/popups/popups.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAccount } from '../../app/session/account.tsx'
import { PromoCodeSection } from '../../features/campaigns/promo-code-form.tsx'
import { PromotionList } from '../../features/campaigns/promotion-list.tsx'
import { loadPromotions } from './campaigns.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  promotions: await loadPromotions(context.get(siteContext)),
})

export default function Promotions() {
  const t = useTranslations('areas')
  const shell = useTranslations('shell')
  const openPopup = usePopup()
  const { signedIn } = useAccount()
  const { advertising, findsOffers } = useSiteData().policy
  // A player finds offers in every market, but while they may not play.
  const isAway = signedIn && !findsOffers
  const { promotions } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead
        title={t('promotions.title')}
        description={t('promotions.description')}
        noIndex={advertising === 'nothing'}
      />
      <PageHeader
        title={t('promotions.title')}
        {...(advertising !== 'nothing' && { text: t('promotions.description') })}
        art="heroes/card-room"
      />
      {isAway ? (
        <EmptyState icon="rewards" title={t('away.title')} text={t('away.text')} />
      ) : advertising === 'nothing' ? (
        <EmptyState icon="rewards" title={t('promotions.asked.title')} text={t('promotions.asked.text')}>
          {signedIn ? (
            <ButtonLink to="/profile/notification">{t('promotions.asked.action')}</ButtonLink>
          ) : (
            <Button onClick={() => void openPopup('AuthPopup', { view: 'authorization' })}>
              {shell('account.login')}
            </Button>
          )}
        </EmptyState>
      ) : promotions.length === 0 ? (
        <EmptyState icon="rewards" title={t('promotions.empty.title')} text={t('promotions.empty.text')}>
          <ButtonLink to="/gamehall">{t('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <PromotionList promotions={promotions} />
      )}
      {advertising !== 'nothing' && (
        <ButtonLink to="/draws" look="plain" className="justify-self-start">
          {t('toDraws')}
        </ButtonLink>
      )}
      {signedIn && !isAway && <PromoCodeSection />}
    </div>
  )
}
