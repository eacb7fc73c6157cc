/** BON-28: what can be wrong with a code, as `error_data.promo_code` says it. */
export const promoCodeRefusals = [
  'INVALID',
  'EXPIRED',
  'ALREADY_USED',
  'NOT_STARTED',
  'LIMIT_REACHED',
  'NOT_AVAILABLE',
] as const
export type PromoCodeRefusal = (typeof promoCodeRefusals)[number]

export interface Period {
  readonly enabled: boolean
  readonly is_early: boolean
  readonly is_over: boolean
}
export interface CodeFacts {
  readonly code: (Period & { readonly uses: number; readonly uses_max: number | null }) | undefined
  readonly offer: Period | undefined
  readonly isTaken: boolean
  /** The player meets the conditions, and there is something in it for their currency. */
  readonly isOpenToPlayer: boolean
}

/** May this player use this code now? What a player has used already is said before anything else is: it is what they know of it. */
export function validateCode({ code, offer, isTaken, isOpenToPlayer }: CodeFacts): PromoCodeRefusal | undefined {
  if (!code?.enabled || !offer) return 'INVALID'
  if (isTaken) return 'ALREADY_USED'
  if (code.is_over || offer.is_over) return 'EXPIRED'
  if (code.is_early || offer.is_early) return 'NOT_STARTED'
  if (!offer.enabled || !isOpenToPlayer) return 'NOT_AVAILABLE'
  return code.uses_max !== null && code.uses >= code.uses_max ? 'LIMIT_REACHED' : undefined
}
