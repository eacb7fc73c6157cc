import { pictureShapes } from '@ante/kit/picture'
import type { Product } from '@ante/product/loyalty/contract'
import { useTranslations } from 'use-intl'
import { useImage } from '../../app/document/images.ts'
import { useNumberText } from '../../app/texts/number-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useDateText } from '../../ui/date-text.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Coin } from './coin.tsx'

/** LOY-19, LOY-22: what it is, what it costs this player, how many there are, and whether it can be bought now. */
export function ProductCard({ product, onBuy }: { product: Product; onBuy: (product: Product) => void }) {
  const t = useTranslations('loyalty.shop')
  const image = useImage()
  const { description, price, full_price: fullPrice, type, state } = product
  return (
    <li
      data-product={product.id}
      className="grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-3 border border-line bg-surface-1"
    >
      <Picture
        src={image('product', description)}
        {...pictureShapes.card}
        className={`aspect-[8/5] w-full object-cover ${state === 'open' ? '' : 'opacity-60'}`}
      />
      <div className="grid content-start gap-2 p-5 pb-3">
        {type && (
          <div>
            <Badge>{t(`types.${type}`)}</Badge>
          </div>
        )}
        <h2 className="font-display text-22 text-balance">{description.title}</h2>
        <p className="text-14 text-chalk-2">{description.text}</p>
        <Terms product={product} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 pt-2">
        <p className="flex items-baseline gap-2">
          <Coin points={price} size={22} className="text-22 font-semibold" />
          {price < fullPrice && (
            <s aria-label={t('before')} className="figures text-14 text-chalk-3">
              {fullPrice}
            </s>
          )}
        </p>
        {state === 'open' ? (
          <Button look="plain" aria-label={t('buyNamed', { name: description.title })} onClick={() => onBuy(product)}>
            {t('buy')}
          </Button>
        ) : (
          <Badge>
            {state === 'level' ? t('states.level', { place: String(product.from_level) }) : t(`states.${state}`)}
          </Badge>
        )}
      </div>
    </li>
  )
}

function Terms({
  product: { left, left_for_player: own, state, starts_at: from, ends_at: until },
}: {
  product: Product
}) {
  const t = useTranslations('loyalty.shop')
  const { number } = useNumberText()
  const dateText = useDateText()
  const lines = [
    state === 'not_yet' && from ? t('from', { date: dateText(from, 'time') }) : '',
    left !== null && left > 0 ? t('left', { count: number(left) }) : '',
    own !== null && own > 0 ? t('leftForYou', { count: number(own) }) : '',
    until ? t('until', { date: dateText(until, 'time') }) : '',
  ].filter((line) => line !== '')
  return lines.length === 0 ? null : <p className="figures text-12 text-chalk-3">{lines.join(' · ')}</p>
}
