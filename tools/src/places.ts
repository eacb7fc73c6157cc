import { dirname, posix } from 'node:path'

/** The packages, and what each may import from. One line in order; the sandbox is apart, and `testing` is for tests of all. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  texts: ['kit'],
  arcade: ['kit', 'texts'],
  product: ['kit', 'texts', 'arcade'],
  web: ['kit', 'texts', 'arcade', 'product'],
  operator: ['kit', 'texts', 'product', 'web'],
  server: ['kit', 'texts', 'arcade', 'product', 'web'],
  sandbox: ['kit'],
  testing: ['kit', 'texts', 'product', 'server', 'sandbox'],
  bench: ['kit', 'texts', 'arcade', 'product', 'web', 'server', 'sandbox', 'testing', 'e2e'],
  e2e: ['kit', 'texts', 'product', 'server', 'sandbox'],
  tools: ['kit', 'texts', 'arcade', 'product', 'server', 'testing'],
}

export const packageOf = (path: string): string | undefined => {
  const first = path.split('/')[0] ?? ''
  return path.includes('/') && first in packages ? first : undefined
}

/** Where an import leads: a file of ours (without certainty about its ending), or a package of somebody else. */
export type Target =
  | { readonly owner: string; readonly path: string; readonly isByName: boolean }
  | { readonly external: string }

export function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(dirname(from), specifier)
    return { owner: packageOf(path) ?? '', path, isByName: false }
  }
  if (specifier.startsWith('~/'))
    return { owner: packageOf(from) ?? '', path: `${packageOf(from) ?? ''}/src/${specifier.slice(2)}`, isByName: false }
  const ours = /^@ante\/([a-z0-9]+)(?:\/(.+))?$/.exec(specifier)
  if (ours) {
    const [, owner = '', inner = 'index'] = ours
    // The arcade has its folders at its top: a game is `arcade/games/<game>`.
    return { owner, path: owner === 'arcade' ? `arcade/${inner}` : `${owner}/src/${inner}`, isByName: true }
  }
  const parts = specifier.split('/')
  return { external: specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier) }
}

/** The pure part of the arcade: what games share, and what each one is without its client. */
export const isGameRules = (path: string): boolean =>
  /^arcade\/(rules\/|games\/[^/]+\/(rules|versions|proof|plays|hall)(\/|\.ts$|$))/.test(path)
/** The game in whose folder a file is. */
export const gameOf = (path: string): string | undefined => /^arcade\/games\/([^/]+)\//.exec(path)?.[1]

/** What a file of the product is within its capability. */
export interface ProductPlace {
  readonly module: string
  readonly kind: 'contract' | 'rules' | 'store' | 'public-api' | 'port' | 'registry' | 'vendor' | 'use-case'
  readonly vendor?: string
}

/** What connectors of all capabilities share, and the list of them. It is no capability. */
export const isSharedByConnectors = (path: string): boolean => path.startsWith('product/src/connectors/')

export function productPlace(path: string): ProductPlace | undefined {
  if (isSharedByConnectors(path)) return undefined
  const match = /^product\/src\/([a-z0-9-]+)\/(.+?)(?:\.tsx?)?$/.exec(path)
  if (!match) return undefined
  const [module = '', inner = ''] = match.slice(1)
  if (inner === 'contract' || inner === 'contract-staff') return { module, kind: 'contract' }
  if (inner === 'index') return { module, kind: 'public-api' }
  // A capability that has grown has folders of its own inside, each with its store.
  if (inner === 'rows' || inner.startsWith('store/') || /^([a-z-]+\/)?store(-[a-z-]+)?$/.test(inner))
    return { module, kind: 'store' }
  if (inner.startsWith('rules/') || inner.startsWith('sports/')) return { module, kind: 'rules' }
  const provider = /^connectors\/([^/]+)(\/.+)?$/.exec(inner)
  if (!provider) return { module, kind: 'use-case' }
  if (provider[2]) return { module, kind: 'vendor', vendor: provider[1] ?? '' }
  return { module, kind: provider[1] === 'registry' ? 'registry' : 'port' }
}
