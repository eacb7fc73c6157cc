import { hour, type Instant, instantOf, minute } from '@ante/kit/instant'

/** CONST-19. */
export const registrationHintMs = 2 * hour

/** REG-54: how long the hint is still shown; 0 when it is over or was never due. A first deposit ends it (CASH-58). */
export function hintLeftMs(registered: string, deposits: number, now: Instant): number {
  if (registered === '' || deposits > 0) return 0
  return Math.max(0, Math.min(registrationHintMs, instantOf(registered) + registrationHintMs - now))
}

/** The time left in whole hours and minutes; the last minute is still one. */
export function hoursAndMinutes(milliseconds: number): { hours: number; minutes: number } {
  const all = Math.ceil(milliseconds / minute)
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
