import type { Context } from '@ante/kit/context'

/** The name of the house that is the house itself, and its mirrors. */
export const ownBrand = ''
/** Under which of the operator's names the caller plays. */
export const brandOf = ({ brand }: Pick<Context, 'brand'>): string => brand?.() ?? ownBrand
