import { siteSettings } from '@ante/product/content/contract'
import { type Messages, messagesOf } from '@ante/texts'
import { withOwnWording } from '@ante/texts/own-wording'
import { type Settings, settingOf } from './settings.ts'

const known = new WeakMap<object, Messages>()

/** The messages of a locale with the operator's own wordings; made once for each version of the configuration. */
export async function messagesFor(settings: Settings, locale: string, domain?: string): Promise<Messages> {
  const config = await settings.of(locale, domain)
  const made = known.get(config)
  if (made) return made
  const messages = withOwnWording(messagesOf(locale), settingOf(config)('site', siteSettings).validators)
  known.set(config, messages)
  return messages
}
