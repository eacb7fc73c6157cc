import { z } from 'zod'

/** A value of a custom property: colours, lengths, curves. No sign that would end it, and nothing that fetches. */
const tokenValue = z
  .string()
  .regex(/^[\w\s#%.,()/+*-]{1,160}$/)
  .refine((value) => !/url/i.test(value))
const tokens = (house: Readonly<Record<string, string>> = {}) =>
  z.record(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/), tokenValue).default(house)

/** CMS-46: the look in the operator's own values, by the names of `web/src/styles/tokens.css`; for both themes, or for one. Left alone, its accent is the house's. */
export const tokenSettings = z.object({
  all: tokens(),
  dark: tokens({ ember: 'oklch(75% 0.148 56)' }),
  light: tokens({ ember: 'oklch(54.8% 0.157 42)' }),
})

/** CMS-15: `sizes` of an icon to its address on this site. */
export const webSettings = z.object({
  favicon: z
    .record(z.string().regex(/^(?:any|\d{1,4}x\d{1,4})$/), z.string().startsWith('/'))
    .default({ any: '/favicon.svg' }),
})

const alias = z.string().min(1).default('tile')
const picture = (path: string) => z.string().min(1).default(path)

/** CMS-16, CMS-17: under which alias name each kind of thing has its picture, and what is shown where it has none. */
export const imageSettings = z.object({
  aliases: z
    .object({
      banner: alias,
      offer: alias,
      promotion: alias,
      jackpot: alias,
      tournament: alias,
      program: alias,
      product: alias,
    })
    .prefault({}),
  defaults: z
    .object({
      banner: picture('/art/heroes/card-room.svg'),
      offer: picture('/art/promotions/free-spins.svg'),
      promotion: picture('/art/heroes/card-room.svg'),
      jackpot: picture('/art/jackpots/moonwell.svg'),
      tournament: picture('/art/tournaments/night-race.svg'),
      program: picture('/art/heroes/night-garden.svg'),
      product: picture('/art/promotions/top-up.svg'),
    })
    .prefault({}),
})
