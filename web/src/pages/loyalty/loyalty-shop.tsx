import { siteContext } from '@ante/web/context'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../app/document/head.tsx'
import { Trail } from '../../app/document/structured-data.tsx'
import { ProductCard } from '../../features/loyalty/product-card.tsx'
import { ShopPurse } from '../../features/loyalty/shop-purse.tsx'
import { useShop } from '../../features/loyalty/use-shop.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { readOwn } from './companions.server.ts'
import { loadShop } from './loyalty.server.ts'

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const site = context.get(siteContext)
  const [products, info] = await Promise.all([loadShop(site), readOwn(site)])
  return { products, info }
}

export default function LoyaltyShop() {
  const t = useTranslations('areas.loyalty')
  const { products, info } = useLoaderData<typeof loader>()
  const buy = useShop(info?.points ?? 0)
  return (
    <div className="page grid gap-6 py-6 laptop:py-10">
      <PageHead title={t('shopTitle')} description={t('shopDescription')} />
      <Trail items={[{ label: t('title'), to: '/loyalty' }, { label: t('shop') }]} />
      <PageHeader art="promotions/top-up" title={t('shopTitle')} text={t('shopDescription')}>
        {info && <ShopPurse info={info} />}
      </PageHeader>
      {products.length === 0 ? (
        <EmptyState icon="chip" title={t('shopEmpty.title')} text={t('shopEmpty.text')}>
          <ButtonLink to="/loyalty">{t('more')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} onBuy={buy} />
          ))}
        </ul>
      )}
    </div>
  )
}
