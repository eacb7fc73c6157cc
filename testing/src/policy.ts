import { instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { createPolicies } from '@ante/product/policies/index'

/** The rules of a domain without a licence, for contexts that no server made. */
export const defaultPolicy = (): Policy => createPolicies().of(instant(Date.now()), ['default'])
