import type { Currency } from '@ante/kit/money'

export type Stakes = Partial<Record<Currency, number>>

/** Tickets for a stake, with what is carried from earlier ones and carried on. At the most that a player may have nothing is carried any more. */
export function ticketsFor(
  carriedMinor: bigint,
  stakedMinor: bigint,
  perTicketMinor: bigint,
  left: number
): { readonly tickets: number; readonly carriedMinor: bigint } {
  const sum = carriedMinor + stakedMinor
  const whole = sum / perTicketMinor
  return whole >= BigInt(left)
    ? { tickets: left, carriedMinor: 0n }
    : { tickets: Number(whole), carriedMinor: sum % perTicketMinor }
}

/** What is left of tickets for stakes where stakes came back: never more than they were. */
export function ticketsLeft(
  had: number,
  stakedMinor: bigint,
  perTicketMinor: bigint
): { readonly tickets: number; readonly carriedMinor: bigint } {
  const whole = stakedMinor / perTicketMinor
  return whole >= BigInt(had)
    ? { tickets: had, carriedMinor: 0n }
    : { tickets: Number(whole), carriedMinor: stakedMinor % perTicketMinor }
}

/** What a prize that grows is at a moment: evenly from what it begins with to its whole sum. All moments in milliseconds. */
export function grownTo(
  { fromMinor, toMinor }: { readonly fromMinor: bigint | null; readonly toMinor: bigint },
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  at: number
): bigint {
  if (fromMinor === null) return toMinor
  const [all, gone] = [BigInt(endsAt - startsAt), BigInt(Math.min(Math.max(at, startsAt), endsAt) - startsAt)]
  return fromMinor + ((toMinor - fromMinor) * gone) / all
}

/** What a prize is worth in a winner's currency, by the stakes that count the same; never more. */
export function worthIn(currency: Currency, prizeMinor: bigint, own: Currency, stakes: Stakes): bigint {
  if (currency === own) return prizeMinor
  const [from, to] = [stakes[own], stakes[currency]]
  if (!from || !to) throw new Error(`there is no rate between ${own} and ${currency}`)
  return (prizeMinor * BigInt(to)) / BigInt(from)
}

export type DrawState = 'future' | 'active' | 'drawing' | 'finished'
/** `drawing`: the period is over, and the last rounds are still counted or a drop waits for the next round. */
export const drawState = (
  { startsAt, endsAt, isClosed }: { readonly startsAt: Date; readonly endsAt: Date; readonly isClosed: boolean },
  now: number
): DrawState =>
  isClosed ? 'finished' : now < startsAt.getTime() ? 'future' : now < endsAt.getTime() ? 'active' : 'drawing'
