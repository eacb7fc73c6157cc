import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { DrawCard } from '../../features/draws/draw-card.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { loadDraws } from './draws.server.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadDraws(context.get(siteContext), url)

export default function Draws() {
  const t = useTranslations('draws')
  const areas = useTranslations('areas')
  const { items, page, pages, made } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <PageHeader title={t('title')} text={t('description')} art="tournaments/harvest" />
      {items.length === 0 ? (
        <EmptyState icon="ticket" title={t('empty.title')} text={t('empty.text')}>
          <ButtonLink to="/gamehall">{areas('toHall')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {items.map((draw) => (
            <li key={draw.id} className="grid">
              <DrawCard draw={draw} made={made} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
