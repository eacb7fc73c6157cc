import { pictureShapes } from '@ante/kit/picture'
import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { PageHead } from '../../app/document/head.tsx'
import { useSettings } from '../../app/document/site-data.ts'
import { Trail } from '../../app/document/structured-data.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Picture } from '../../ui/picture.tsx'
import { loadShop } from './loyalty.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  products: await loadShop(context.get(siteContext)),
})

export default function LoyaltyShop() {
  const t = useTranslations('areas.loyalty')
  const { products } = useLoaderData<typeof loader>()
  const { coinIcon } = useSettings('loyalty')
  const image = useImage()
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('shopTitle')} description={t('shopDescription')} />
      <Trail items={[{ label: t('title'), to: '/loyalty' }, { label: t('shop') }]} />
      <PageHeader
        art="promotions/top-up"
        title={t('shopTitle')}
        text={products.length > 0 ? t('note') : t('shopDescription')}
      />
      {products.length === 0 ? (
        <EmptyState icon="chip" title={t('shopEmpty.title')} text={t('shopEmpty.text')}>
          <ButtonLink to="/loyalty">{t('more')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {products.map(({ id, description, price }) => (
            <li key={id} className="grid content-start gap-2 rounded-3 border border-line bg-surface-1 p-5">
              <Picture
                src={image('product', description)}
                {...pictureShapes.card}
                className="aspect-[8/5] w-full rounded-2 object-cover"
              />
              <h2 className="font-display text-22">{description.title}</h2>
              <p className="text-14 text-chalk-2">{description.text}</p>
              <p className="figures flex items-center gap-1.5 font-semibold">
                {coinIcon && <img src={coinIcon} alt="" width={20} height={20} />}
                {t('points', { points: price })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
