import type { LocaleCode } from '@ante/texts'
import type { FastifyRequest } from 'fastify'
import type { HostServices } from '../http/call.ts'
import { type Place, resolveDomain } from '../http/domain.ts'
import { localesOn } from '../settings.ts'

/** The status of a site that cannot be shown at all. */
export interface StartFailure {
  readonly status: 404 | 500
}

/**
 * What every page needs before anything else: as which domain the host is asked, and the languages of the site. Content that was never read is a start-up
 * failure (CMS-03, ERR-36: 404); content that names no language is a failure of the languages (CMS-28, ERR-37: 500). Decision 0061.
 */
export async function startOf(
  request: FastifyRequest,
  options: Pick<HostServices, 'settings' | 'origin' | 'log'>
): Promise<{ readonly place: Place; readonly offered: readonly LocaleCode[] } | StartFailure> {
  try {
    const place = await resolveDomain(request, options)
    const offered = await localesOn(options.settings, place.domain)
    if (offered.length > 0) return { place, offered }
    options.log.error({ request: request.id, domain: place.domain }, 'the site has no language')
    return { status: 500 }
  } catch (error) {
    options.log.error(
      { request: request.id, error: error instanceof Error ? error.message : String(error) },
      'the content cannot be read'
    )
    return { status: 404 }
  }
}
