import { pictureShapes } from '@ante/kit/picture'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Carousel } from '../../ui/carousel.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Picture } from '../../ui/picture.tsx'

export interface ShownBanner {
  id: string
  title: string
  text: string
  image: string
  /** Gone after this moment. */
  until: string | null
  to: string
}

const hourMs = 3_600_000

/** JKP-11: those whose moment has not come. The server left out the others; while the page stays open, the browser does. */
function useCurrent(banners: readonly ShownBanner[], made: string): readonly ShownBanner[] {
  const [now, setNow] = useState(() => Date.parse(made))
  const next = Math.min(
    ...banners.flatMap(({ until }) => (until !== null && Date.parse(until) > now ? [Date.parse(until)] : []))
  )
  useEffect(() => {
    if (!Number.isFinite(next)) return
    // A timer far away would not hold: it is set again on the way.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, next - Date.now()), hourMs))
    return () => clearTimeout(timer)
  }, [next, now])
  return banners.filter(({ until }) => until === null || Date.parse(until) > now)
}

export interface BannersProps {
  banners: readonly ShownBanner[]
  made: string
  look?: 'large' | 'low'
  /** Nothing larger is seen at once on this page. */
  first?: boolean
}

/** The banners of a position of the page (JKP-10): one at a time, moved by whoever reads them and by nobody else. */
export function BannerStrip({ banners, made, look = 'large', first = false }: BannersProps) {
  const t = useTranslations('common')
  const current = useCurrent(banners, made)
  if (current.length === 0) return null
  return (
    <Carousel label={t('announcements')}>
      {current.map((banner, index) => (
        <Banner key={banner.id} banner={banner} made={made} look={look} first={first && index === 0} />
      ))}
    </Carousel>
  )
}

function Banner({
  banner,
  made,
  look,
  first,
}: {
  banner: ShownBanner
  made: string
  look: 'large' | 'low'
  first: boolean
}) {
  const { title, text, image, until, to } = banner
  return (
    <div
      className={`relative isolate grid overflow-hidden rounded-3 bg-surface-1 ring-1 ring-line ${look === 'large' ? 'tablet:min-h-56' : 'tablet:min-h-36'}`}
    >
      <div className={`area-art ${first ? '' : 'picture-waits'}`}>
        <Picture
          src={image}
          {...pictureShapes.area}
          phone={pictureShapes.areaOnPhone}
          first={first}
          className="size-full object-cover"
        />
      </div>
      <div className="grid content-center justify-items-start gap-1.5 p-5 tablet:w-[58%] tablet:p-7">
        <p className={`font-display text-balance ${look === 'large' ? 'text-28' : 'text-22'}`}>
          <Link to={to} className="after:absolute after:inset-0 after:rounded-3">
            {title}
          </Link>
        </p>
        <p className="line-clamp-2 max-w-[52ch] text-14 text-chalk-2">{text}</p>
        {until !== null && <Countdown to={until} made={made} className="mt-1" />}
      </div>
    </div>
  )
}
