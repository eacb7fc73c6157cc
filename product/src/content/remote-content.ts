import { outsideTransactions } from '@ante/kit/connector'
import type { z } from 'zod'
import type { ConfiguredContent, RemoteContent } from './connectors/port.ts'

/**
 * Content from a CMS elsewhere, with the groups of settings that are taken from there. `inTransaction` tells whether the running code is inside a
 * database transaction: there the CMS must not be asked, so the call throws.
 */
export const remoteContent = (
  { provider, source, freshMs, webhookSecret }: Omit<ConfiguredContent, 'groups'>,
  schemas: Readonly<Record<string, z.ZodType>>,
  inTransaction: () => boolean
): RemoteContent => ({
  ...outsideTransactions(provider, 'the CMS', inTransaction),
  source,
  freshMs,
  webhookSecret,
  schemas,
})
