import { endpoints as campaigns } from '@ante/product/campaigns/contract'
import { endpoints as cashier } from '@ante/product/cashier/contract'
import { endpoints as jackpots } from '@ante/product/jackpots/contract'
import { endpoints as loyalty } from '@ante/product/loyalty/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { Output } from './endpoints.ts'

/** The fields of the items of a list, as the server checks them. */
const fieldsOf = ({ output }: { output: { shape: object } }, list = 'items'): string[] => {
  const items = (output.shape as Readonly<Record<string, { element: { shape: object } }>>)[list]
  return Object.keys(items?.element.shape ?? {})
}

describe('API-141 entities whose fields the specification does not show are written down once, in the contracts', () => {
  it.each([
    ['products', loyalty['loyalty.getproducts'], 'items', ['id', 'description', 'price', 'type', 'left', 'state']],
    ['quests', loyalty['loyalty.getinfo'], 'quests', ['id', 'description', 'goal', 'done', 'reward', 'state']],
    ['transactions', cashier['cashier.gethistory'], 'items', ['id', 'type', 'time', 'method', 'amount', 'status']],
    ['jackpots', jackpots['Jackpots.get'], 'items', ['id', 'description', 'levels', 'games', 'last_win']],
    ['promotions', campaigns['campaigns.getpromotions'], 'items', ['id', 'description', 'started_at', 'finished_at']],
    ['popups', campaigns['popups.get'], 'items', ['id', 'description', 'button', 'leads_to']],
    ['winners', jackpots['Jackpots.getWinners'], 'items', ['id', 'name', 'amount', 'won_at', 'jackpot']],
  ] as const)('API-141 %s', (_, endpoint, list, fields) => {
    expect(fieldsOf(endpoint, list)).toEqual(expect.arrayContaining([...fields]))
  })

  it('API-141 the page knows them by the very types that the server answers with', () => {
    // Each of these lines does not compile where the two differ.
    expectTypeOf<Output<'loyalty.getproducts'>>().toEqualTypeOf<
      z.output<(typeof loyalty)['loyalty.getproducts']['output']>
    >()
    expectTypeOf<Output<'loyalty.getinfo'>>().toEqualTypeOf<z.output<(typeof loyalty)['loyalty.getinfo']['output']>>()
    expectTypeOf<Output<'cashier.gethistory'>>().toEqualTypeOf<
      z.output<(typeof cashier)['cashier.gethistory']['output']>
    >()
    expectTypeOf<Output<'Jackpots.get'>>().toEqualTypeOf<z.output<(typeof jackpots)['Jackpots.get']['output']>>()
    expectTypeOf<Output<'popups.get'>>().toEqualTypeOf<z.output<(typeof campaigns)['popups.get']['output']>>()
    // And the keys are there for a page that asks by them.
    expect(Object.keys(loyalty)).toEqual(expect.arrayContaining(['loyalty.getproducts', 'loyalty.getinfo']))
  })
})
