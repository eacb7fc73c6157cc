import { Suspense } from 'react'
import { laterPart } from '../../app/document/later-part.ts'
import type { BannersProps } from './banner-strip.tsx'

const Strip = laterPart<BannersProps>(() =>
  import('./banner-strip.tsx').then(({ BannerStrip }) => ({ default: BannerStrip }))
)

/** A position of banners. Their script comes after the page's own, and only where there is a banner; their words are in the page from the start. */
export const BannerPlace = (props: BannersProps) =>
  props.banners.length > 0 && (
    <Suspense>
      <Strip {...props} />
    </Suspense>
  )
