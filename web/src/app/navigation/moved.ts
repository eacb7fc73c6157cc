import { fits } from '@ante/product/content/rules/redirects'

let known: Promise<readonly string[]> | undefined

async function readPatterns(): Promise<readonly string[]> {
  const response = await fetch('/cms/redirects', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const redirects: readonly { from: string }[] = await response.json()
  return redirects.map(({ from }) => from)
}

/**
 * RTE-88: whether an address is a legacy one, before a link is followed. The document says whether there are any at all; the list comes with the first
 * link that is followed. Where it cannot be had, the address is taken as it is.
 */
export async function isMoved(pathname: string): Promise<boolean> {
  if (!('moved' in document.documentElement.dataset)) return false
  known ??= readPatterns()
  const patterns = await known.catch(() => {
    known = undefined
    return []
  })
  return patterns.some((pattern) => fits(pattern, pathname))
}
