import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { Companions } from '../../features/loyalty/companions.tsx'
import { ProgramParts } from '../../features/loyalty/program-parts.tsx'
import { QuestList } from '../../features/loyalty/quest-list.tsx'
import { Standing, VisitorStanding } from '../../features/loyalty/standing.tsx'
import { Elsewhere } from '../../features/loyalty/elsewhere.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StoryCard } from '../../ui/story-card.tsx'
import { loadLoyalty } from './loyalty.server.ts'
import { loadCompanions, readOwn } from './companions.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext)
  const [listed, info] = await Promise.all([loadLoyalty(site), readOwn(site)])
  return { ...listed, info, companions: await loadCompanions(site, 'loyalty', info) }
}

export default function Loyalty() {
  const t = useTranslations('areas.loyalty')
  const areas = useTranslations('areas')
  const { tutorialUrl } = useSettings('loyalty')
  const { programs, program, info, companions } = useLoaderData<typeof loader>()
  const isEmpty = programs.length === 0 && !program
  const image = useImage()
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} text={t('description')} art="heroes/night-garden">
        {tutorialUrl !== '' && (
          <div className="pt-2">
            <ButtonLink
              to={tutorialUrl}
              look="plain"
              {...(tutorialUrl.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {t('tutorial')}
            </ButtonLink>
          </div>
        )}
      </PageHeader>
      {!isEmpty && (info ? info.level > 0 && <Standing info={info} place="loyalty" /> : <VisitorStanding />)}
      {isEmpty && (
        <EmptyState icon="rewards" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/gamehall">{areas('toHall')}</ButtonLink>
        </EmptyState>
      )}
      {info && <QuestList info={info} />}
      {program && <ProgramParts program={program} reached={info?.level ?? 0} />}
      {programs.length > 0 && (
        <section className="grid gap-4">
          <h2 className="sr-only">{t('programs')}</h2>
          <ul className="grid gap-4 tablet:grid-cols-2">
            {programs.map(({ sysname, description }) => (
              <li key={sysname}>
                <StoryCard
                  to={`/loyalty/${sysname}`}
                  title={description.title}
                  text={description.text}
                  image={image('program', description)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {companions && <Companions {...companions} />}
      <Elsewhere />
    </div>
  )
}
