import type { Output } from '../../app/api/endpoints.ts'

export type Offer = Output<'campaigns.getoffers'>['items'][number]

/** CASH-28, CASH-29, CASH-30: the offers of a deposit by this method that the player may have; one that was taken is given no second time. */
export const offersFor = (offers: readonly Offer[], method: string): Offer[] =>
  offers.filter(({ trigger, state }) => {
    if (state !== 'available' || trigger?.action !== 'deposit' || !trigger.user_satisfies_params) return false
    const { exclude_methods: excluded } = trigger.params
    return !(Array.isArray(excluded) && excluded.includes(method))
  })
