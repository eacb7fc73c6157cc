import { day, hour, minute } from '@ante/kit/instant'

/** So many tries are free; each after them waits twice as long as the one before. */
export interface TryLimit {
  readonly free: number
  readonly firstMs: number
  readonly longestMs: number
}
/** For one name, or one account, from one network. */
export const narrowLimit: TryLimit = { free: 5, firstMs: minute, longestMs: hour }
/** From one network for all names. */
export const networkLimit: TryLimit = { free: 100, firstMs: minute, longestMs: hour }
/** For one account from all networks together: only those wait that are new to it. */
export const accountLimit: TryLimit = { free: 50, firstMs: minute, longestMs: hour }

/** After so long without a try counting begins again. */
export const triesKeptMs = day
/** How long a network stays known to an account. */
export const networkKnownMs = 90 * day

/** How long the next try has to wait when `failures` were counted and the last of them is `ageMs` old; 0 when it may be made now. */
export function waitMs(
  { failures, ageMs }: { failures: number; ageMs: number },
  { free, firstMs, longestMs }: TryLimit
): number {
  if (failures < free || ageMs >= triesKeptMs) return 0
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(failures - free, 20))
  return Math.max(0, Math.ceil(delay - ageMs))
}
