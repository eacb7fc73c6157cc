import { describe, expect, it } from 'vitest'
import { endpoints as bonuses } from '../bonuses/contract.ts'
import { endpoints as campaigns } from './contract.ts'

describe('who may call', () => {
  it('API-48 API-49 API-50 API-51 API-53 RG-11 a self-excluded player takes and activates nothing, and can still read, put back and give up what there is', () => {
    const accessOf = (group: Readonly<Record<string, { access: string; method: string }>>) =>
      Object.fromEntries(Object.entries(group).map(([key, { access, method }]) => [key, `${method} ${access}`]))
    expect(accessOf(bonuses)).toEqual({
      'BettingBonuses.get': 'GET account',
      'BettingBonuses.activate': 'POST player',
      'BettingBonuses.remove': 'POST account',
      'bonuses.get': 'GET account',
      'bonuses.activate': 'POST player',
      'bonuses.getmeter': 'GET account',
      'bonuses.deactivate': 'POST account',
      'bonuses.remove': 'POST account',
      'cashbacks.get': 'GET account',
      'cashbacks.payout': 'POST account',
      'cashbacks.remove': 'POST account',
    })
    expect(accessOf(campaigns)).toMatchObject({
      'campaigns.activateOffer': 'POST player',
      'campaigns.takepromotions': 'POST player',
    })
    const { input } = campaigns['campaigns.activateOffer']
    expect(input.parse({ promo_code: 'FIRSTLIGHT', fields: 'email' })).toEqual({
      promo_code: 'FIRSTLIGHT',
      fields: ['email'],
    })
    expect(input.safeParse({ promo_code: 'A'.repeat(61) }).success).toBe(false)
    for (const key of [
      'bonuses.activate',
      'bonuses.deactivate',
      'bonuses.remove',
      'BettingBonuses.activate',
      'BettingBonuses.remove',
    ] as const)
      for (const wrong of [{}, { bonus_id: '' }, { bonus_id: '1 or 1=1' }, { bonus_id: -1 }])
        expect(bonuses[key].input.safeParse(wrong).success).toBe(false)
  })
})
