import { consentCategories, type ConsentCategory } from '@ante/kit/consent'
import type { Context } from '@ante/kit/context'
import { joinedSources, noSources, type PageSources, sourcesOf } from '@ante/kit/page-sources'
import { customCodeSettings, generalSettings, siteSettings } from '../content/contract.ts'
import { supportSettings } from '../support/contract.ts'
import { chosenWidget, type ChatPorts } from '../support/index.ts'
import type { TrackingPorts } from './connectors/port.ts'
import { type TrackingPageSettings, trackingSettings } from './contract.ts'

type Asks = Pick<Context<TrackingPorts & ChatPorts>, 'ports' | 'setting'>

/** Where the script of Google Tag Manager is; undefined where no container is named. */
function tagManager({ gtm = '', url = '' }: Readonly<Record<string, string>>): string | undefined {
  if (!/^GTM-[A-Z0-9]{4,12}$/.test(gtm)) return undefined
  // It becomes a part of a header: nothing but a host and its port.
  return /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(url) ? url : 'https://www.googletagmanager.com'
}

/** For what the operator's own code waits, and whom it may tell: where it names nobody it is the site's own. */
function usedByCode({ setting }: Pick<Asks, 'setting'>): Map<ConsentCategory, string[]> {
  const { list, hosts } = setting('customCode', customCodeSettings)
  const names = hosts.map((host) => host.replace('https://', ''))
  const told = names.length > 0 ? names : [setting('site', siteSettings).name]
  const waits = list.flatMap(({ isEnabled, consent }) => (isEnabled && consent !== 'necessary' ? [consent] : []))
  return new Map(waits.map((category) => [category, told]))
}

/** What is used here that people may say no to, by kind. What is ours alone names no vendor. */
function usedOf({ ports, setting }: Asks): { category: ConsentCategory; vendors: string[] }[] {
  const { analytic, is_seon_enabled: isMarked } = setting('general', generalSettings)
  const { chat } = setting('support', supportSettings)
  const { publishers } = setting('tracking', trackingSettings)
  const vendors: Readonly<Record<ConsentCategory, readonly string[] | undefined>> = {
    functional: chosenWidget({ ports, setting }) === undefined ? undefined : [chat],
    analytics: tagManager(analytic) === undefined ? [] : ['Google Tag Manager'],
    marketing: ports.marketing ? ['Bloomreach Engagement'] : publishers.isEnabled ? [] : undefined,
    security: isMarked ? (ports.fraud ? ['SEON'] : []) : undefined,
  }
  const byCode = usedByCode({ setting })
  return consentCategories.flatMap((category) => {
    const [own, code] = [vendors[category], byCode.get(category)]
    return own || code ? [{ category, vendors: [...new Set([...(own ?? []), ...(code ?? [])])] }] : []
  })
}

/** TRK-01, TRK-13, TRK-16: what the page may begin, and what it has to ask before. */
export async function readPageSettings(context: Asks & Pick<Context, 'policy'>): Promise<TrackingPageSettings> {
  const { ports, setting } = context
  const { analytic, is_seon_enabled: isMarked } = setting('general', generalSettings)
  const { consent, publishers } = setting('tracking', trackingSettings)
  const fraud = ports.fraud?.config()
  return {
    consent: {
      used: usedOf(context),
      asked_first: context.policy().consent.askedFirst,
      version: consent.version,
      is_asked_at_once: consent.isAskedAtOnce,
    },
    analytic,
    marketing: ports.marketing?.config() ?? null,
    fingerprint: isMarked ? { src: fraud?.src ?? '', host: fraud?.host ?? '' } : null,
    is_followed: publishers.isEnabled,
  }
}

/** Of vendors whose scripts a page begins after a yes: its policy is open to them, and to no other. */
export function vendorSources({ ports, setting }: Asks): PageSources {
  const { analytic, is_seon_enabled: isMarked } = setting('general', generalSettings)
  const manager = tagManager(analytic)
  const google = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  const ofManager = manager === undefined ? noSources : sourcesOf(manager, google)
  return joinedSources([
    ports.marketing?.sources() ?? noSources,
    isMarked && ports.fraud ? ports.fraud.sources() : noSources,
    ofManager,
  ])
}
