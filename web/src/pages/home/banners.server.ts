import { bannersAtOnce } from '@ante/product/content/contract'
import { imageOf } from '@ante/product/content/rules/images'
import type { Site } from '../../app/document/context.ts'
import { readIfAllowed } from '../../app/api/load.server.ts'
import type { ShownBanner } from '../../features/banners/banner-strip.tsx'

/** JKP-08. */
const bannerFields = ['description', 'finished_at', 'leads_to']

/** What the operator shows at a position; nothing where it cannot be read. */
export async function readBanners(
  site: Site,
  position: 'home' | 'gamehall' | 'betting'
): Promise<{ banners: ShownBanner[]; made: string }> {
  const answer = await readIfAllowed(site, 'banners.get', {
    position,
    offset: 0,
    count: bannersAtOnce,
    fields: bannerFields,
  })
  const banners = (answer?.items ?? []).map(({ id, description, finished_at, leads_to }) => ({
    id,
    title: description?.title ?? '',
    text: description?.text ?? '',
    image: imageOf(site.settings.images, 'banner', description),
    until: finished_at ?? null,
    to: leads_to ?? '/',
  }))
  return { banners, made: new Date().toISOString() }
}
