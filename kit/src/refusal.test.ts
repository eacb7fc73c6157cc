import { describe, expect, it } from 'vitest'
import type { Context, Handlers, RefusesAs } from './context.ts'
import { groupWith } from './contract.ts'
import { orRefuse, partsOf, Refusal, type RefusalCode, refuse, type Refused, refused, type Refuses } from './refusal.ts'
import { z } from 'zod'

const reasons = { bonus_active: 409, bonus_over: undefined } as const
const endpoints = groupWith(reasons, {
  'bonuses.activate': {
    method: 'POST',
    access: 'public',
    input: z.object({}),
    output: z.number(),
    errors: ['UserBanned', 'InvalidRequest/bonus_active'],
  },
})
const misspelt = {
  method: 'POST',
  access: 'public',
  input: z.object({}),
  output: z.number(),
  errors: ['InvalidRequest/bonus_actve'],
} as const
type Declared = RefusesAs<(typeof endpoints)['bonuses.activate']>

/** Type checks only: nothing of it runs. */
export function notCompiling(context: Context & Declared): Handlers<typeof endpoints>[] {
  // @ts-expect-error a reason that the endpoint does not declare
  if (context.locale === 'a') context.refuse('InvalidRequest/not_found')
  // @ts-expect-error a type alone, where only one of its reasons is declared
  if (context.locale === 'b') context.refuse('InvalidRequest')
  // @ts-expect-error a reason that neither the module nor the kit declares
  groupWith(reasons, { 'bonuses.remove': misspelt })
  const planned = (): number | Refused<'InvalidRequest/bonus_over' | 'UserBanned'> => refused('UserBanned')
  // @ts-expect-error a rule that refuses with what the endpoint does not declare
  orRefuse(context, planned())
  const fits = async (given: Context & Refuses<'UserBanned'>): Promise<number> => given.refuse('UserBanned')
  const asksForMore = async (given: Context & Refuses<'AccessDenied' | 'UserBanned'>): Promise<number> =>
    given.refuse('AccessDenied')
  return [
    { 'bonuses.activate': fits },
    // @ts-expect-error a use case that refuses with what its endpoint does not declare
    { 'bonuses.activate': asksForMore },
  ]
}

describe('a refusal by its code', () => {
  const refusalOf = (code: RefusalCode): Refusal => {
    try {
      return refuse(code, { fields: { id: 'wrong' } })
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
  }
  it('API-12 has the type and the reason of the code', () => {
    expect(refusalOf('InvalidRequest/bonus_active')).toMatchObject({
      type: 'InvalidRequest',
      reason: 'bonus_active',
      fields: { id: 'wrong' },
    })
    expect(refusalOf('UserBanned')).toMatchObject({ type: 'UserBanned', reason: undefined })
  })
  it('API-12 names a code that there is not', () => {
    expect(() => partsOf('Nothing/at_all' as never)).toThrow('there is no refusal Nothing/at_all')
  })
})
