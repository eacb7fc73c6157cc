import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { StudioCard } from '../../features/games/studio-card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { readStudios } from '../home/home.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  studios: await readStudios(context.get(siteContext)),
})

export default function Providers() {
  const t = useTranslations('lobby')
  const { studios } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('providersTitle')} description={t('providersDescription')} />
      <PageHeader title={t('providersTitle')} text={t('providersDescription')} art="heroes/card-room" />
      <ul className="grid gap-3 tablet:grid-cols-2 laptop:gap-4 wide:grid-cols-3 desktop:grid-cols-4">
        {studios.map((studio) => (
          <li key={studio.sysname}>
            <StudioCard studio={studio} />
          </li>
        ))}
      </ul>
    </div>
  )
}
