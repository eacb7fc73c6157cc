import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OwnCharacter } from '../../features/loyalty/own-character.tsx'
import { SectionHeader } from '../../features/profile/section-header.tsx'
import { readIfAllowed } from '../../app/api/load.server.ts'
import { PointsHistory, ToldNotices } from '../../features/loyalty/points-history.tsx'
import { Standing } from '../../features/loyalty/standing.tsx'
import { loadCompanions, readOwn } from '../loyalty/companions.server.ts'
import { openSection } from './profile.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  openSection(site, 'loyalty')
  const [info, history] = await Promise.all([readOwn(site), readIfAllowed(site, 'loyalty.gethistory', { count: 50 })])
  return { info, history, companions: await loadCompanions(site, 'profile', info) }
}

export default function ProfileLoyalty() {
  const t = useTranslations('profile.loyalty')
  const { companions, info, history } = useLoaderData<typeof loader>()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead title={t('title')} description={t('description')} noIndex />
      <SectionHeader title={t('title')} text={t('description')} />
      {info && info.level > 0 && <Standing info={info} place="profile" />}
      {companions && <OwnCharacter {...companions} />}
      {info && info.level > 0 ? (
        <>
          <PointsHistory changes={history?.changes ?? []} />
          <ToldNotices notices={history?.notices ?? []} />
        </>
      ) : (
        <EmptyState icon="moon-star" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/loyalty" look="plain">
            {t('empty.action')}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  )
}
