import type { Messages } from '@ante/texts'
import { useSyncExternalStore } from 'react'
import { ApiError, post } from '../api/client.ts'
import { tellAnalytics } from './analytics.ts'
import type { Output } from '../api/endpoints.ts'

const promoCodeErrors = [
  'INVALID',
  'EXPIRED',
  'ALREADY_USED',
  'NOT_STARTED',
  'LIMIT_REACHED',
  'NOT_AVAILABLE',
] as const satisfies (keyof Messages['common']['promoCodeErrors'])[]
export type PromoCodeError = (typeof promoCodeErrors)[number]

/** ERR-58: which of the sentences about a refused code is meant; where the server gave none of these codes, that it is not valid. */
export const promoCodeError = (code: string): PromoCodeError => promoCodeErrors.find((one) => one === code) ?? 'INVALID'

/** BON-27: by the first code in `error_data.promo_code`. Undefined where the refusal is about something else. */
export function refusedCode(error: unknown): PromoCodeError | undefined {
  if (!(error instanceof ApiError) || error.type !== 'InvalidParameterException') return undefined
  const told = error.data['promo_code']
  const first: unknown = Array.isArray(told) ? told[0] : told
  const code: unknown = typeof first === 'object' && first !== null && 'code' in first ? first.code : first
  return promoCodeError(typeof code === 'string' ? code : '')
}

/** VAL-79, BON-29: the form takes every code for good; only an empty one is not sent. BON-21: spaces around it are none of it. */
export function readPromoCode(text: string): { value: string; isValid: boolean } {
  const value = text.trim()
  return { value, isValid: value.length >= 1 }
}

export type Campaign = Output<'campaigns.activateOffer'>

/** BON-24: the campaign that was activated last while this page is open. */
export function campaignStore() {
  let last: Campaign | undefined
  const listeners = new Set<() => void>()
  return {
    last: () => last,
    keep(campaign: Campaign) {
      last = campaign
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
const activated = campaignStore()
const none = () => undefined
export const useActivatedCampaign = (): Campaign | undefined =>
  useSyncExternalStore(activated.subscribe, activated.last, none)

/** BON-22, REG-46: activates a code and keeps what it led to; a refusal is thrown to whoever asked. */
export async function activatePromoCode(
  code: string,
  send: typeof post = post,
  store: Pick<ReturnType<typeof campaignStore>, 'keep'> = activated
): Promise<Campaign> {
  const campaign = await send('campaigns.activateOffer', { promo_code: code, fields: ['description'] })
  store.keep(campaign)
  tellAnalytics('promo_activation')
  return campaign
}
