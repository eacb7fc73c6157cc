import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Story } from '../../ui/story-card.tsx'
import { loadPromotion } from './campaigns.server.ts'

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPromotion(context.get(siteContext), params['id'], url.pathname)

export default function Promotion() {
  const t = useTranslations('areas')
  const dateText = useDateText()
  const { description, leads_to, offer_id, finished_at } = useLoaderData<typeof loader>()
  const image = useImage()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={description.title} description={t('promotions.description')} />
      <Trail items={[{ label: t('promotions.title'), to: '/promotions' }, { label: description.title }]} />
      <Story
        title={description.title}
        text={description.text}
        image={image('promotion', description)}
        note={finished_at && t('until', { date: dateText(finished_at, 'time') })}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={leads_to}>{t('promotions.go')}</ButtonLink>
          {offer_id && (
            <ButtonLink to={`/offers/${offer_id}`} look="plain">
              {t('promotions.toOffer')}
            </ButtonLink>
          )}
        </div>
      </Story>
    </div>
  )
}
