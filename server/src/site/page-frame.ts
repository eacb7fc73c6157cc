import type { HostServices } from '../http/call.ts'
import { joinedSources, noSources, type PageSources } from '@ante/kit/page-sources'
import { isRecord } from '@ante/kit/record'
import { isFreeOfCode } from '@ante/product/content/index'
import { authSettings } from '@ante/product/identity/contract'
import type { ChatPorts } from '@ante/product/support/connectors/port'
import { chosenWidget } from '@ante/product/support/index'
import { type TrackingPorts, vendorSources } from '@ante/product/tracking/index'
import { defaultLocale } from '@ante/texts'
import { settingOf } from '../settings.ts'
import { isFormPage } from './addresses.ts'

type Asked = Pick<HostServices, 'settings' | 'ports'>

/** SOC-14: who may hold the forms of sign-in; every other page stands alone. */
export async function framedBy({ settings }: Asked, domain: string, path: string): Promise<readonly string[]> {
  if (!isFormPage(path)) return []
  const { partnerOrigins } = settingOf(await settings.of(defaultLocale, domain))('auth', authSettings)
  return [`'self'`, ...partnerOrigins]
}

/** The pages are open to the vendors that this domain has chosen, and to no other one's. */
export async function sourcesOfVendors({ settings, ports }: Asked, domain: string, path: string): Promise<PageSources> {
  // Where cards are named no script of theirs runs, the chat's neither (docs/decisions/0021, 0481).
  if (isFreeOfCode(path)) return noSources
  const setting = settingOf(await settings.of(defaultLocale, domain))
  const given = { ports: hasVendors(ports) ? ports : {}, setting }
  return joinedSources([chosenWidget(given)?.sources() ?? noSources, vendorSources(given)])
}
const hasVendors = (ports: unknown): ports is ChatPorts & TrackingPorts =>
  isRecord(ports) && ports['chats'] instanceof Map
