import { kept } from '../../app/session/storage.ts'

/** REG-15, REG-16: the code of the address, its last one where there are several, else the one that was kept before. */
export const promoCodeFrom = (query: URLSearchParams, stored: string): string =>
  query.getAll('promo_code').at(-1)?.trim() || stored

export const startingPromoCode = (): string =>
  promoCodeFrom(new URLSearchParams(window.location.search), kept('promoCode'))
