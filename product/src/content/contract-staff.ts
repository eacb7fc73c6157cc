import { flag, group } from '@ante/kit/contract'
import { json } from '@ante/kit/json'
import { z } from 'zod'

/** A file as somebody has it: `<locale>/<order>-<slug>.md`. */
const pageFile = z.strictObject({ path: z.string().max(300), text: z.string().max(500_000) })

export const staffEndpoints = group({
  /**
   * Sets a group of settings, for all or for a language or a domain, in place of what was set there before. A value that does not fit is refused
   * whole, and `issues` says where. A group whose name begins with `staff` says what members may do alone: it needs another member's approval.
   */
  'content.putsetting': {
    method: 'POST',
    access: 'staff:settings:write',
    input: z.strictObject({
      group: z.string().max(60),
      value: json,
      locale: z.string().max(20).default('*'),
      domain: z
        .string()
        .toLowerCase()
        .regex(/^(?:\*|[a-z0-9.-]{1,253})$/)
        .default('*'),
    }),
    output: z.object({ group: z.string(), locale: z.string(), domain: z.string() }),
    errors: ['InvalidParameter'],
  },
  /** Takes pages, all or, where one cannot be read, none. Drafts are read by content tools only, until the page itself takes their place. */
  'content.putpages': {
    method: 'POST',
    access: 'staff:content:pages',
    input: z.strictObject({ files: z.array(pageFile).min(1).max(500), is_draft: flag.default(false) }),
    output: z.object({ pages: z.number().int() }),
    errors: ['InvalidParameter'],
  },
})
