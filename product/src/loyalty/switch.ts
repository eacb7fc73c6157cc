import type { Context } from '@ante/kit/context'
import { settings } from './contract.ts'

/** LOY-01: the site has a programme: without it no call shows, counts or sells anything of it. What players hold stays theirs. */
export const hasLoyalty = (context: Pick<Context, 'setting'>): boolean =>
  context.setting('loyalty', settings.loyalty).isEnableLoyalty
