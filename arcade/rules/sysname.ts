import { z } from 'zod'

/** The name of a game in addresses and calls. */
export const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
