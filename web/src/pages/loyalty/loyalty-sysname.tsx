import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Story } from '../../ui/story-card.tsx'
import { loadProgram } from './loyalty.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadProgram(context.get(siteContext), params['sysname'] ?? '', url.pathname)

export default function LoyaltyProgram() {
  const t = useTranslations('areas.loyalty')
  const { description } = useLoaderData<typeof loader>()
  const image = useImage()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={description.title} description={t('description')} />
      <Trail items={[{ label: t('title'), to: '/loyalty' }, { label: description.title }]} />
      <Story title={description.title} text={description.text} image={image('program', description)}>
        <p className="text-14 text-chalk-3">{t('note')}</p>
        <div>
          <ButtonLink to="/loyalty/shop" look="plain">
            {t('toShop')}
          </ButtonLink>
        </div>
      </Story>
    </div>
  )
}
