export interface LegacyRedirect {
  readonly from_url: string
  readonly to_url: string
}

/** Whether a path fits a pattern in which `*` stands for any run of characters. Linear in the path: no pattern can be slow. */
export function fits(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return pattern === path
  const last = rest.pop() ?? ''
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last)) return false
  const end = path.length - last.length
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/**
 * Where a legacy address leads, the first entry that fits (RTE-84 to RTE-88): the query goes along, before the target's own hash. A hash of the
 * original address never reaches the server; browsers carry it over by themselves.
 */
export function legacyTarget(list: readonly LegacyRedirect[], path: string, query: string): string | undefined {
  const target = list.find((entry) => fits(entry.from_url, path))?.to_url
  if (target === undefined || query === '') return target
  const [address = '', hash] = target.split('#', 2)
  return `${address}${address.includes('?') ? `&${query.slice(1)}` : query}${hash === undefined ? '' : `#${hash}`}`
}
