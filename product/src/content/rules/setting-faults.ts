import type { z } from 'zod'
import { legacyRedirects, redirectSettings } from '../contract.ts'
import { withoutLoops } from './redirects.ts'

/** What is wrong with a value of a group of settings, a line each; nothing where it fits. Redirects that lead in circles are wrong too: the site would leave them out. */
export function settingFaults(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  if (!result.success) return result.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
  if (schema !== redirectSettings) return []
  return withoutLoops(legacyRedirects.parse(value).list).circles.map(
    ({ from_url, to_url }) => `${from_url} leads in a circle, over ${to_url}`
  )
}
