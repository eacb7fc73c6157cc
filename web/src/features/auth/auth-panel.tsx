import { pictureSet } from '@ante/kit/picture'
import type { AuthBanner } from '@ante/product/identity/contract'
import { useTranslations } from 'use-intl'
import type { AuthView } from './auth-view.ts'
import { useSettings } from '../../app/document/site-data.ts'
import { Picture } from '../../ui/picture.tsx'

/** AUTH-20..22: 360 × 240 on a phone, a compact one 148 high; from a tablet on 376 × 624 beside the form, in sight while a long form scrolls. */
const sizes = { default: 'max-tablet:h-60', compact: 'max-tablet:h-37' }
const bannerFrame =
  'max-tablet:mx-auto max-tablet:w-full max-tablet:max-w-90 tablet:sticky tablet:top-0 tablet:h-156 tablet:w-94 tablet:self-start'
const frame = 'isolate content-end overflow-hidden bg-surface-2'

/** AUTH-17: what stands beside the form: the operator's banner of this view, else our own panel. On a phone ours is left out, the form has the room. */
export function AuthPanel({ view }: { view: AuthView }) {
  const banner = useSettings('auth').banners[view]
  return banner ? <Banner banner={banner} /> : <OwnPanel />
}

/** AUTH-19: label, value and addition over the picture of the screen's size. */
function Banner({ banner: { label, value, addition, images, banner_type } }: { banner: AuthBanner }) {
  const [small, large] = [images.mobile ?? images.tablet, images.tablet ?? images.mobile]
  const isCompact = banner_type === 'compact'
  return (
    <aside
      data-banner={banner_type}
      className={`${frame} ${bannerFrame} ${sizes[banner_type]} grid p-4 max-tablet:relative tablet:p-8`}
    >
      {small && <BannerPicture small={small} large={large ?? small} isCompact={isCompact} />}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-3/4 bg-linear-to-t from-[oklch(10%_0.02_170/0.9)] to-transparent"
      />
      <div className="grid gap-1 text-[oklch(95%_0.013_92)] text-shadow-sm tablet:gap-1.5">
        {label && <p className="kicker text-[oklch(84%_0.06_70)]!">{label}</p>}
        {value && (
          <p className={`font-display text-balance tablet:text-28 ${isCompact ? 'text-18' : 'text-22'}`}>{value}</p>
        )}
        {addition && (
          <p className={`text-14 text-[oklch(84%_0.014_105)] ${isCompact ? 'max-tablet:hidden' : ''}`}>{addition}</p>
        )}
      </div>
    </aside>
  )
}

/** Each screen's picture in its frame's size (AUTH-20 to AUTH-22). */
function BannerPicture({ small, large, isCompact }: { small: string; large: string; isCompact: boolean }) {
  return (
    <picture>
      <source media="(min-width: 48rem)" srcSet={pictureSet(large, { width: 376, height: 624 })} />
      <Picture
        src={small}
        width={360}
        height={isCompact ? 148 : 240}
        eager
        className="absolute inset-0 -z-10 size-full object-cover"
      />
    </picture>
  )
}

function OwnPanel() {
  const t = useTranslations('auth.panel')
  return (
    <aside data-banner="own" className={`${frame} relative hidden min-h-156 p-8 tablet:grid`}>
      <svg
        viewBox="0 0 376 624"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 -z-10 size-full"
      >
        <rect width="376" height="624" fill="oklch(21% 0.03 175)" />
        <circle cx="262" cy="150" r="64" fill="oklch(82% 0.11 68)" />
        <circle cx="262" cy="150" r="112" fill="oklch(82% 0.11 68)" opacity="0.07" />
        <circle cx="262" cy="150" r="168" fill="oklch(82% 0.11 68)" opacity="0.05" />
        <path d="M0 330c60-36 104-22 150-58s112-30 226 22v330H0z" fill="oklch(27% 0.04 172)" />
        <path d="M0 388c48 0 92-46 150-40s96 52 226 14v262H0z" fill="oklch(24% 0.038 168)" />
        <path d="M188 300l-92 214h52l22-54h38l22 54h52z" fill="oklch(93% 0.018 90)" opacity="0.94" />
        <path d="M188 300l92 214h-46l-64-150z" fill="oklch(78% 0.03 90)" opacity="0.5" />
        <circle cx="189" cy="470" r="27" fill="oklch(75% 0.148 56)" />
        <circle
          cx="189"
          cy="470"
          r="15"
          fill="none"
          stroke="oklch(24% 0.04 50)"
          strokeWidth="3"
          strokeDasharray="6 4"
        />
        <path d="M0 470c70-24 120 10 188 6s130-34 188-10v158H0z" fill="oklch(17% 0.024 170)" />
        <path d="M0 520c90-20 200 22 376-8v112H0z" fill="oklch(14.500% 0.018 170)" />
      </svg>
      <div className="grid gap-1.5 text-[oklch(95%_0.013_92)]">
        <p className="kicker text-[oklch(80%_0.05_80)]!">{t('label')}</p>
        <p className="font-display text-28 text-balance">{t('value')}</p>
        <p className="text-14 text-[oklch(82%_0.014_105)]">{t('addition')}</p>
      </div>
    </aside>
  )
}
