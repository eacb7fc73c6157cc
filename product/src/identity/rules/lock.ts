import { minute } from '@ante/kit/instant'

/** So many tries in a row may fail; the next ones wait until the last of these is this old. */
export const failuresMax = 5
export const lockMs = 15 * minute
