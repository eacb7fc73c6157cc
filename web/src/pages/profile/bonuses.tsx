import { siteContext } from '@ante/web/context'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { useSiteData } from '../../app/document/site-data.ts'
import { repeat } from '../../app/live/live-topic.ts'
import { BonusCard } from '../../features/bonuses/bonus-card.tsx'
import { BoostCard } from '../../features/bonuses/boost-card.tsx'
import { FreeBetCard } from '../../features/bonuses/free-bet-card.tsx'
import { FreeSpinsCard } from '../../features/bonuses/free-spins-card.tsx'
import { PastSpins } from '../../features/bonuses/past-spins.tsx'
import { PromoCodeSection } from '../../features/campaigns/promo-code-form.tsx'
import { useFreshOnBalance } from '../../features/cashier/use-fresh-on-balance.ts'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { loadBonuses } from './profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadBonuses(context.get(siteContext))

export default function ProfileBonuses() {
  const t = useTranslations('profile.bonuses')
  const spins = useTranslations('bonuses.freeSpins')
  const freeBetsText = useTranslations('bonuses.freeBets')
  const boostsText = useTranslations('bonuses.boosts')
  const { bonuses, packs, pastPacks, freeBets, boosts, made } = useLoaderData<typeof loader>()
  const { findsOffers } = useSiteData().policy
  // Whoever plays beside this page sees what counts.
  useFreshOnBalance()
  const { revalidate } = useRevalidator()
  const isActive = bonuses.some(({ status }) => status === 'active')
  // A balance may be told before its round has counted, and some rounds leave it as it was: what is active is looked at again by the clock too.
  useEffect(() => (isActive ? repeat(revalidate, 5_000) : undefined), [isActive, revalidate])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {packs.length > 0 && (
        <section aria-labelledby="free-spins-title" className="grid gap-4">
          <h2 id="free-spins-title" className="font-display text-22">
            {spins('title')}
          </h2>
          <ul className="grid gap-4 tablet:grid-cols-2">
            {packs.map((pack) => (
              <FreeSpinsCard key={pack.id} pack={pack} made={made} />
            ))}
          </ul>
        </section>
      )}
      {freeBets.length > 0 && (
        <section aria-labelledby="free-bets-title" className="grid gap-4">
          <h2 id="free-bets-title" className="font-display text-22">
            {freeBetsText('title')}
          </h2>
          <ul className="grid gap-4 tablet:grid-cols-2">
            {freeBets.map((freeBet) => (
              <FreeBetCard key={freeBet.id} freeBet={freeBet} made={made} />
            ))}
          </ul>
        </section>
      )}
      {boosts.length > 0 && (
        <section aria-labelledby="boosts-title" className="grid gap-4">
          <h2 id="boosts-title" className="font-display text-22">
            {boostsText('title')}
          </h2>
          <ul className="grid gap-4 tablet:grid-cols-2">
            {boosts.map((boost) => (
              <BoostCard key={boost.id} boost={boost} made={made} />
            ))}
          </ul>
        </section>
      )}
      {bonuses.length === 0 && packs.length + freeBets.length + boosts.length > 0 ? null : bonuses.length === 0 ? (
        <NoBonuses />
      ) : (
        <ul className="grid gap-4">
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} made={made} />
          ))}
        </ul>
      )}
      <PastSpins packs={pastPacks} />
      {findsOffers && <PromoCodeSection />}
    </section>
  )
}

/** Who may not play is led to nothing that leads back to it. */
function NoBonuses() {
  const t = useTranslations('profile.bonuses')
  const { findsOffers } = useSiteData().policy
  return (
    <EmptyState icon="rewards" title={t('empty.title')} text={t('empty.text')}>
      {findsOffers && (
        <ButtonLink to="/offers" look="plain">
          {t('empty.action')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
