import type { ConsentCategory } from '@ante/kit/consent'
import type { Context } from '@ante/kit/context'
import { joinedSources, noSources, type PageSources, sourcesOf } from '@ante/kit/page-sources'
import { generalSettings } from '../content/contract.ts'
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

/** What is used here that people may say no to, by kind. What is ours alone names no vendor. */
function usedOf({ ports, setting }: Asks): { category: ConsentCategory; vendors: string[] }[] {
  const { analytic, is_seon_enabled: isMarked } = setting('general', generalSettings)
  const { chat } = setting('support', supportSettings)
  const { publishers } = setting('tracking', trackingSettings)
  const isChat = chosenWidget({ ports, setting }) !== undefined
  return [
    ...(isChat ? [{ category: 'functional' as const, vendors: [chat] }] : []),
    { category: 'analytics', vendors: tagManager(analytic) === undefined ? [] : ['Google Tag Manager'] },
    ...(ports.marketing || publishers.isEnabled
      ? [{ category: 'marketing' as const, vendors: ports.marketing ? ['Bloomreach Engagement'] : [] }]
      : []),
    ...(isMarked ? [{ category: 'security' as const, vendors: ports.fraud ? ['SEON'] : [] }] : []),
  ]
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
