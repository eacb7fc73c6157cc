import { defaultLocale } from '@ante/texts'
import { everyDomain } from '@ante/product/content/index'
import { ownBrand } from '@ante/product/identity/index'
import type { PlayerSession, Sessions } from '../sessions.ts'
import { type Settings, settingOf } from '../settings.ts'
import { brandIn } from './call.ts'

/** The session of a token that came to this host name. One that was opened under another name of the house is none here: it may be kept out of this one. */
export async function sessionAt(
  { hostname }: { readonly hostname: string },
  token: string | undefined,
  { sessions, settings }: { readonly sessions: Pick<Sessions, 'find'>; readonly settings: Settings }
): Promise<PlayerSession | undefined> {
  const session = token === undefined ? undefined : await sessions.find(token)
  if (!session || session.brand === null) return session
  return session.brand === (await brandAt(hostname, settings)) ? session : undefined
}

async function brandAt(hostname: string, settings: Settings): Promise<string> {
  const domain = await settings.domainOf(hostname)
  return domain === everyDomain ? ownBrand : brandIn(domain, settingOf(await settings.of(defaultLocale, domain)))
}
