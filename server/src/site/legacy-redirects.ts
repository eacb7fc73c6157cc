import { redirectSettings } from '@ante/product/content/contract'
import { legacyTarget } from '@ante/product/content/index'
import { defaultLocale } from '@ante/texts'
import { type Settings, settingOf } from '../settings.ts'

/** RTE-88: where a legacy address leads; asked before every other rule about addresses. */
export async function legacyRedirect(
  settings: Settings,
  { pathname, search }: URL,
  domain: string
): Promise<string | undefined> {
  const { list } = settingOf(await settings.of(defaultLocale, domain))('redirects', redirectSettings)
  return legacyTarget(list, pathname, search)
}
