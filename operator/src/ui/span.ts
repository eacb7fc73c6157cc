const dayMs = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const asDay = (text: string | null): string | undefined => /^\d{4}-\d\d-\d\d$/.exec(text ?? '')?.[0]

/** The days that an address asks for, or the last thirty until today (UTC). */
export function spanOf(search: URLSearchParams, now: number): { from: string; to: string } {
  const to = asDay(search.get('to')) ?? dayOf(now)
  const from = asDay(search.get('from')) ?? dayOf(Date.parse(to) - 29 * dayMs)
  return { from, to }
}
