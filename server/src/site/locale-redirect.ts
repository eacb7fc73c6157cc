import { defaultLocale, type LocaleCode } from '@ante/texts'
import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { localeCookie } from '../http/cookies.ts'
import { localised, preferredLocale, type SiteAddress } from './addresses.ts'

/** The default locale's own prefix leads to the bare path; a bare path leads a reader of another language to theirs. Bots stay. */
export function localeRedirect(
  request: FastifyRequest,
  url: URL,
  { locale, path, hasPrefix }: SiteAddress,
  offered: readonly LocaleCode[]
): string | undefined {
  if (hasPrefix && locale === defaultLocale) return path + url.search
  if (hasPrefix || isbot(request.headers['user-agent'] ?? '')) return undefined
  const wanted = preferredLocale(request.cookies[localeCookie], request.headers['accept-language'], offered)
  return wanted === defaultLocale ? undefined : localised(path, wanted) + url.search
}
