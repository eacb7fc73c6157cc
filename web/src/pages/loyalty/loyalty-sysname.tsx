import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { ProgramParts } from '../../features/loyalty/program-parts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Story } from '../../ui/story-card.tsx'
import { readOwn } from './companions.server.ts'
import { loadProgram } from './loyalty.server.ts'

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const site = context.get(siteContext)
  const [program, info] = await Promise.all([loadProgram(site, params['sysname'] ?? '', url.pathname), readOwn(site)])
  // The levels of another programme are nobody's yet.
  return { program, reached: info?.levels[0]?.id === program.levels[0]?.id ? (info?.level ?? 0) : 0 }
}

export default function LoyaltyProgram() {
  const t = useTranslations('areas.loyalty')
  const { program, reached } = useLoaderData<typeof loader>()
  const { description } = program
  const image = useImage()
  return (
    <div className="page grid gap-8 py-6 laptop:py-10">
      <PageHead title={description.title} description={t('description')} />
      <Trail items={[{ label: t('title'), to: '/loyalty' }, { label: description.title }]} />
      <Story title={description.title} text={description.text} image={image('program', description)}>
        <div>
          <ButtonLink to="/loyalty/shop" look="plain">
            {t('toShop')}
          </ButtonLink>
        </div>
      </Story>
      <ProgramParts program={program} reached={reached} />
    </div>
  )
}
