import { isoTime } from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'
import { isSlug } from './page-text.ts'

export const banner = z.object({
  id: z.string(),
  /** Title, text and button, the pictures under their alias names, and the position. Optional because `fields` picks. */
  description: description.optional(),
  /** It is gone after this moment; null stays. */
  finished_at: isoTime.nullable().optional(),
  leads_to: z.string().optional(),
})
export type Banner = z.output<typeof banner>

export const slug = z.string().refine(isSlug)
/** A stretch of a text that reads in one way; `to` makes it a link. */
const run = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  to: z.string().optional(),
})
/** CMS-18: texts, and where one is more than plain, how its stretches read. Never markup. */
export const block = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.enum(['paragraph', 'quote']), text: z.string(), runs: z.array(run).optional() }),
  z.object({
    kind: z.literal('picture'),
    src: z.string(),
    alt: z.string(),
    width: z.number().optional(),
    height: z.number().optional(),
  }),
  z.object({
    kind: z.literal('list'),
    items: z.array(z.string()),
    runs: z.array(z.array(run)).optional(),
    isOrdered: z.boolean().optional(),
  }),
])
export const pageTitle = z.object({ slug: z.string(), title: z.string() })
