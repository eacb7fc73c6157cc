import { sitePath } from '@ante/kit/contract'
import { describedInput } from '@ante/kit/description'
import { z } from 'zod'
import { budget } from '../../bonuses/contract.ts'
import { segment } from './segment.ts'

const sysname = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** What makes a campaign turn to a player. Each time once: a registration, one deposit, one level, a birthday each year, one absence, being in the segment. */
export const trigger = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('registration') }),
  z.strictObject({ on: z.literal('deposit'), number: z.number().int().min(1).max(1_000) }),
  z.strictObject({ on: z.literal('level'), level: z.number().int().min(2).max(1_000) }),
  z.strictObject({ on: z.literal('birthday') }),
  z.strictObject({ on: z.literal('inactivity'), days: z.number().int().min(1).max(366) }),
  z.strictObject({ on: z.literal('segment') }),
])
export type Trigger = z.output<typeof trigger>

/** A part of the players, and what they get: an offer, words, or both. */
export const arm = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9-]{1,30}$/),
    /** Hundredths of all players. */
    share: z.number().int().min(1).max(100),
    offer: sysname.optional(),
    /** The message, by language: in the reader’s own, or else in that of the house. */
    message: z
      .strictObject({
        texts: describedInput.texts,
        leads_to: sitePath.default('/profile/bonuses'),
        /** Its title and the link also by SMS, to who agreed to news by phone and has a confirmed number. */
        by_sms: z.boolean().default(false),
      })
      .optional(),
  })
  .refine(({ offer, message }) => offer !== undefined || message !== undefined, { error: 'must give or say something' })
export type Arm = z.output<typeof arm>
export const holdoutArm = 'holdout'

/** What an operator decides about a campaign before it starts. */
export const terms = z
  .strictObject({
    trigger,
    segment,
    arms: z.array(arm).min(1).max(5),
    /** Hundredths of all players who get nothing, so that the others can be compared with them. */
    holdout: z.number().int().min(0).max(90),
    /** The most that it gives to all players together, by currency: the face value of bonuses, the stakes of free spins and free bets. In another currency it gives nothing. */
    budget_minor: budget.default({}),
    /** What its words are about: only who agreed to news of that has them. */
    about: z
      .array(z.enum(['casino', 'betting']))
      .min(1)
      .max(2)
      .default(['casino']),
  })
  .refine(({ arms, holdout }) => arms.reduce((sum, { share }) => sum + share, holdout) === 100, {
    path: ['arms'],
    error: 'must be a hundred with the holdout',
  })
  .refine(
    ({ arms, budget_minor }) => Object.keys(budget_minor).length > 0 || arms.every(({ offer }) => offer === undefined),
    {
      path: ['budget_minor'],
      error: 'must be there for an offer',
    }
  )
  .refine(({ arms }) => new Set([...arms.map(({ name }) => name), holdoutArm]).size === arms.length + 1, {
    path: ['arms'],
    error: 'must have names of their own',
  })
export type Terms = z.output<typeof terms>

/** Who gets what, by a number from 0 to 9,999 that a player always has in this campaign. Undefined: the holdout. */
export function armAt({ arms }: Pick<Terms, 'arms'>, place: number): Arm | undefined {
  let until = 0
  return arms.find(({ share }) => place < (until += share * 100))
}

/** Whether it is the birthday of who wrote `yyyy-mm-dd` or `dd.mm.yyyy`. Who was born on the 29th of February has it on the 28th of other years. */
export function isBirthday(birthDate: string, today: string): boolean {
  const born = birthDate.includes('.') ? birthDate.split('.').toReversed().join('-') : birthDate
  if (!/^\d{4}-\d\d-\d\d$/.test(born)) return false
  const year = Number(today.slice(0, 4))
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const day = born.slice(5)
  return today.slice(5) === (day === '02-29' && !isLeap ? '02-28' : day)
}
