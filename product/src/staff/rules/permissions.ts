/** Whether one of these grants a permission: itself, `content:*` for all of an area, `*` for all there are. */
export const grants = (held: readonly string[], wanted: string): boolean =>
  held.some((one) => one === '*' || one === wanted || (one.endsWith(':*') && wanted.startsWith(one.slice(0, -1))))

/** Whether `held` covers all of `others`: nobody gives away, or rules over, more than they have. */
export const covers = (held: readonly string[], others: readonly string[]): boolean =>
  others.every((one) => grants(held, one))

/** What a role may name: a permission that some call asks for, an area of them, or all. */
export function isPermission(text: string, known: readonly string[]): boolean {
  if (text === '*' || known.includes(text)) return true
  return text.endsWith(':*') && known.some((one) => one.startsWith(text.slice(0, -1)))
}
