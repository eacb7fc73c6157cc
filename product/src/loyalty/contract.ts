import {
  eventGroup,
  group,
  linkTarget,
  offsetCount,
  settingGroup,
  sitePath,
  topicGroup,
  wholeNumber,
} from '@ante/kit/contract'
import { description } from '@ante/kit/description'
import { z } from 'zod'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)
export const program = z.object({ sysname, description })
export type Program = z.output<typeof program>
export const product = z.object({ id: z.string(), description, price: z.number().int() })
export type Product = z.output<typeof product>
/** Who goes with a player; the picture is `description.image`. */
export const character = z.object({ id: z.string(), description })
export type Character = z.output<typeof character>
export const info = z.object({
  /** The player's own: the same number as `uid`. */
  id: z.string(),
  uid: z.number(),
  /** Whether a programme counts for this player. None does yet: no points, no levels. */
  is_active: z.boolean(),
  points: z.number().int(),
  /** What a point is called; empty where it has no name of its own. */
  pointsAlias: z.string(),
  character: character.nullable(),
  levels: z.array(z.object({ id: z.string(), description })),
})
export type LoyaltyInfo = z.output<typeof info>

/** The specification's name for the length of these pages is `limit`; lists elsewhere call it `count`, which is taken too. */
const page = { ...offsetCount, limit: wholeNumber.pipe(z.number().min(1).max(200)).optional() }

export const endpoints = group({
  'loyalty.getPrograms': {
    method: 'GET',
    access: 'public',
    input: z.object(page),
    output: z.object({ items: z.array(program), count: z.number().int() }),
    errors: [],
  },
  'loyalty.getProgram': {
    method: 'GET',
    access: 'public',
    input: z.object({ sysname }),
    output: program,
    errors: ['InvalidRequest/not_found'],
  },
  /** The shop. Prices are points. */
  'loyalty.getproducts': {
    method: 'GET',
    access: 'public',
    input: z.object(page),
    output: z.object({ items: z.array(product), count: z.number().int() }),
    errors: [],
  },
  'loyalty.getinfo': { method: 'GET', access: 'account', input: z.object({}), output: info, errors: [] },
  /** API-92: a list in the shape of the specification. Empty where the site has no characters. */
  'loyalty.getcharacters': {
    method: 'GET',
    access: 'public',
    input: z.object(page),
    output: z.object({
      items: z.array(character),
      offset: z.number().int(),
      limit: z.number().int(),
      total: z.number().int(),
    }),
    errors: [],
  },
  'loyalty.setcharacter': {
    method: 'POST',
    access: 'account',
    input: z.object({ id: sysname }),
    output: info,
    errors: ['InvalidRequest/not_found'],
  },
})
export const topics = topicGroup({})
export const events = eventGroup({})
export const settings = settingGroup({
  /** By the names of the specification. Without points and levels only what an operator wrote about a programme is shown. */
  loyalty: z
    .object({
      /** The picture of a point. */
      coinIcon: sitePath.default(''),
      isEnableLoyalty: z.boolean().default(true),
      isEnableCharacters: z.boolean().default(true),
      placesWhereDisplayedCharacters: z.enum(['profile', 'loyalty', 'all']).default('all'),
      /** Where a player reads how the programme goes. */
      tutorialUrl: linkTarget.default(''),
      /** How news of loyalty are told: for how many seconds, and with which sound, if any. */
      notification: z
        .object({ duration: z.number().positive().max(60).default(5), sound: sitePath.default('') })
        .prefault({}),
    })
    .prefault({}),
})
