/**
 * RTE-05, RTE-06: a route's stable name is its path segments joined by `-`, parameters by their name: `/cashier/deposit/:sysname` is
 * `cashier-deposit-sysname`. Client rules test these names, never addresses.
 */
export function routeName(pattern: string): string {
  const segments = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/^:/, '').replace('*', 'all'))
  return segments.join('-') || 'index'
}

/** A name may carry a language suffix, `betting___de`, which these tests ignore. */
const bareName = (name: string): string => name.replace(/___.*$/, '')

const withoutChat = new Set(['betting', 'game-index-sysname', 'game-sysname'])
export const hidesChat = (name: string): boolean => withoutChat.has(bareName(name))
export const isEmbeddedForm = (name: string): boolean =>
  bareName(name).includes('forms-sign_in') || bareName(name).includes('forms-sign_up')
