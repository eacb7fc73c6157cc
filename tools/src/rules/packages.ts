import { type Rule, scanFiles } from '../rule.ts'
import { gameOf, isGameRules, packageOf, packages, type Target, targetOf } from '../places.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

/** The host and the built site must hold one and the same of these, so the site asks for it as the host does. */
const sharedInstances = new Set(['@ante/web/context'])

/** Packages that a package without side effects may use; every other package is bound by its own package.json. */
const externals: Readonly<Record<string, readonly string[]>> = { kit: ['zod'], texts: [] }

/** What tests of a package may use beside what the package may. */
const testsMayUse: Readonly<Record<string, readonly string[]>> = {
  product: ['sandbox', 'testing'],
  server: ['testing'],
}

/** What the sites know of the product. */
const knownOfProduct: Readonly<Record<string, RegExp>> = {
  web: /^product\/src\/[^/]+\/(contract|rules\/.+|sports\/.+)$/,
  operator: /^product\/src\/[^/]+\/(contract|contract-staff|rules\/.+)$/,
}

/** The verifier and the rules written for it: what they use of ours would share our mistakes. */
const isVerifier = (path: string): boolean =>
  /^arcade\/(games\/[^/]+\/verifier\.ts|verifier\/(hash|numbers|reading|verifier|verify|verify-draw|video-poker)\.ts)$/.test(
    path
  )

/** A game is a folder that can be taken out: it knows what all games share, and nobody else knows it but the lists of all games. */
function withinArcade(path: string, target: Extract<Target, { owner: string }>): string | undefined {
  if (isGameRules(path) && !isTest(path) && !isGameRules(target.path) && !target.path.startsWith('arcade/registry/'))
    return 'rules of a game may not know its client'
  const [from, to] = [gameOf(path), gameOf(target.path)]
  if (!to || from === to) return undefined
  if (from) return `the game ${from} may not know the game ${to}`
  return path.startsWith('arcade/registry/') || isTest(path) ? undefined : `only the lists of all games know ${to}`
}

function complaint(path: string, specifier: string): string | undefined {
  const owner = packageOf(path) ?? ''
  const target = targetOf(path, specifier)
  if (isVerifier(path) && ('external' in target || !isVerifier(target.path)))
    return 'the verifier may know nothing but itself'
  if ('external' in target) {
    const allowed = externals[owner]
    return allowed && !isTest(path) && !allowed.includes(target.external)
      ? `${owner} may not use the package ${target.external}`
      : undefined
  }
  if (owner === 'arcade' && target.owner === owner) {
    const violation = withinArcade(path, target)
    if (violation) return violation
  }
  if (target.owner === owner)
    return target.isByName && !sharedInstances.has(specifier) ? `${owner} names itself: use a relative path` : undefined
  if (!target.isByName) return `${specifier} leaves its package: use @ante/<package>`
  // Tests share the package `testing`; those of a capability speak to the outside world in miniature as well.
  if (isTest(path) && testsMayUse[owner]?.includes(target.owner)) return undefined
  if (!(packages[owner] ?? []).includes(target.owner)) return `${owner} may not import from ${target.owner}`
  if (target.owner === 'product') {
    const known = knownOfProduct[owner]
    if (known && !known.test(target.path)) return `${owner} may know only contracts and rules of the product`
  }
  if (owner === 'operator' && target.owner === 'web' && !target.path.startsWith('web/src/ui/'))
    return 'operator may know only the parts of web/src/ui'
  if (target.owner === 'arcade' && (owner === 'product' || owner === 'web') && !isGameRules(target.path))
    return `${owner} may know only the rules of the arcade`
  if (owner === 'server' && /^product\/src\/[^/]+\/rules\//.test(target.path))
    return 'the host may not decide: rules belong to use cases'
  return undefined
}

export const packagesRule: Rule = {
  name: 'packages',
  statement: 'Packages stand in a line and each imports only from those on its left; the sandbox stands apart.',
  atLeast: 150,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && packageOf(path) !== undefined,
      (file, tell) => {
        for (const { specifier, line } of codeOf(file).imports) {
          const violation = complaint(file.path, specifier)
          if (violation) tell(line, violation)
        }
      }
    ),
}
