import { siteSettings } from '@ante/product/content/contract'
import { defaultLocale } from '@ante/texts'
import type { FastifyRequest } from 'fastify'
import { themeCookie } from '../http/cookies.ts'
import { type Settings, settingOf } from '../settings.ts'
import type { Visit } from './visit.ts'

/** The theme that a visitor chose, as their cookie says it. */
export function chosenTheme(request: FastifyRequest): Visit['theme'] | undefined {
  const chosen = request.cookies[themeCookie]
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined
}

/** CMS-45: what the visitor chose, else what the operator set. */
export async function themeFor(request: FastifyRequest, settings: Settings, domain: string): Promise<Visit['theme']> {
  const chosen = chosenTheme(request)
  if (chosen) return chosen
  return settingOf(await settings.of(defaultLocale, domain))('site', siteSettings).theme.default
}

/** The time zone that the browser named; UTC where it named none that there is. */
export function timeZoneOf(given: string | undefined): string {
  if (given === undefined || given.length > 60) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
