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

const stepsMax = 100

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
/** The site puts a reader's language in front of a path and takes that of the house away: in a circle, such addresses are one. */
const bare = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
const meets = ({ from_url }: LegacyRedirect, path: string): boolean =>
  fits(from_url, path) || fits(bare(from_url), bare(path))

/** Whether who follows an entry comes back to it. A target is one address, whatever an asterisk stood for, so one walk tells all. */
function leadsInCircle(list: readonly LegacyRedirect[], entry: LegacyRedirect): boolean {
  let at = pathOf(entry.to_url)
  const seen = new Set<string>()
  for (let step = 0; step < stepsMax; step++) {
    if (!at.startsWith('/') || seen.has(at)) return false
    if (meets(entry, at)) return true
    seen.add(at)
    const next = list.find((one) => meets(one, at))
    if (!next) return false
    at = pathOf(next.to_url)
  }
  return true
}

/** The list without the entries that lead in circles: a browser would go round and show nothing. */
export function withoutLoops<R extends LegacyRedirect>(
  list: readonly R[]
): { readonly kept: readonly R[]; readonly circles: readonly R[] } {
  const circles = new Set(list.filter((entry) => leadsInCircle(list, entry)))
  return { kept: list.filter((entry) => !circles.has(entry)), circles: [...circles] }
}
