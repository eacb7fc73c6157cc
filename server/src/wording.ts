import { siteSettings, systemPageSettings } from '@ante/product/content/contract'
import { type Messages, messagesOf } from '@ante/texts'
import { withOwnPages, withOwnWording } from '@ante/texts/own-wording'
import { type Settings, settingOf } from './settings.ts'

const known = new WeakMap<object, Messages>()

/** The messages of a locale with the operator's own wordings; made once for each version of the configuration. */
export async function messagesFor(settings: Settings, locale: string, domain?: string): Promise<Messages> {
  const config = await settings.of(locale, domain)
  const made = known.get(config)
  if (made) return made
  const setting = settingOf(config)
  const messages = withOwnPages(
    withOwnWording(messagesOf(locale), setting('site', siteSettings).validators),
    setting('systemPages', systemPageSettings)
  )
  known.set(config, messages)
  return messages
}
