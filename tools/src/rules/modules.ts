import { type Rule, scanFiles } from '../rule.ts'
import { isSharedByConnectors, productPlace, type ProductPlace, targetOf } from '../places.ts'
import { codeOf, fileOf, isCode, isTest, type Tree } from '../tree.ts'

/** The list of `product/src/modules.ts`, read as text so that a planted tree has its own. */
function moduleList(tree: Tree): Map<string, readonly string[]> {
  const text = fileOf(tree, 'product/src/modules.ts')?.text ?? ''
  const entries = [...text.matchAll(/^ {2}([a-z]+): \[([^\]]*)\]/gm)]
  if (entries.length === 0) throw new Error('product/src/modules.ts holds no list of modules')
  return new Map(
    entries.map(([, name = '', named = '']) => [
      name,
      [...named.matchAll(/'([a-z]+)'/g)].map(([, other = '']) => other),
    ])
  )
}

/** What a kind of file may know within its own capability. */
const own: Readonly<Record<ProductPlace['kind'], readonly ProductPlace['kind'][]>> = {
  contract: ['contract', 'rules'],
  rules: ['contract', 'rules'],
  store: ['store', 'contract', 'rules'],
  port: ['port', 'contract', 'rules'],
  // Its words only: a vendor translates into them.
  vendor: ['port', 'vendor', 'rules'],
  registry: ['port', 'vendor'],
  'public-api': ['contract', 'rules', 'store', 'public-api', 'use-case', 'port'],
  'use-case': ['contract', 'rules', 'store', 'public-api', 'use-case', 'port', 'registry'],
}
const pure = new Set<ProductPlace['kind']>(['contract', 'rules'])

function within(from: ProductPlace, to: ProductPlace): string | undefined {
  if (from.kind === 'vendor' && to.kind === 'vendor')
    return from.vendor === to.vendor ? undefined : `the vendor ${from.vendor} may not know the vendor ${to.vendor}`
  return own[from.kind].includes(to.kind) ? undefined : `a ${from.kind} may not know its own ${to.kind}`
}

function between(from: ProductPlace, to: ProductPlace, list: Map<string, readonly string[]>): string | undefined {
  if (!(list.get(from.module) ?? []).includes(to.module))
    return `${from.module} does not name ${to.module} in modules.ts`
  if (to.kind === 'contract') return from.kind === 'vendor' ? 'a vendor knows its port and the kit only' : undefined
  if (to.kind !== 'public-api') return `${to.module} is known by its contract.ts or index.ts alone`
  return pure.has(from.kind) || from.kind === 'store' || from.kind === 'vendor' || from.kind === 'port'
    ? `a ${from.kind} may not call into ${to.module}`
    : undefined
}

/** What connectors share knows no capability; the list of all connectors knows the list of each. */
function sharedComplaint(path: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  const to = 'external' in target || target.owner !== 'product' ? undefined : productPlace(target.path)
  if (!to || (path === 'product/src/connectors/registry.ts' && to.kind === 'registry')) return undefined
  return 'what connectors share knows no capability'
}

function complaint(path: string, specifier: string, list: Map<string, readonly string[]>): string | undefined {
  if (isSharedByConnectors(path)) return sharedComplaint(path, specifier)
  const from = productPlace(path)
  if (!from) return undefined
  const target = targetOf(path, specifier)
  if ('external' in target) {
    return pure.has(from.kind) && !['zod', 'libphonenumber-js', 'ibantools', 'htmlparser2'].includes(target.external)
      ? `a ${from.kind} may not use ${target.external}: values in, values out`
      : undefined
  }
  if (target.owner !== 'product') return undefined
  if (isSharedByConnectors(target.path))
    return from.kind === 'vendor' || from.kind === 'port' ? undefined : 'only connectors know what connectors share'
  const to = productPlace(target.path)
  if (!to)
    return /capabilities|modules/.test(target.path) ? 'a capability does not know the list of all modules' : undefined
  return from.module === to.module ? within(from, to) : between(from, to, list)
}

/** Above itself in the list, known to itself: nothing. A module may name only those above it. */
function* orderViolations(list: Map<string, readonly string[]>): Generator<string> {
  const names = [...list.keys()]
  for (const [name, named] of list)
    for (const other of named)
      if (names.indexOf(other) === -1 || names.indexOf(other) >= names.indexOf(name))
        yield `${name} names ${other}, which is not above it`
}

export const modulesRule: Rule = {
  name: 'modules',
  statement:
    'A capability knows only those that modules.ts names for it, by their contract or their index.ts; inside, pure files stay pure.',
  atLeast: 100,
  check(tree) {
    const list = moduleList(tree)
    const finding = scanFiles(
      tree,
      (path) => isCode(path) && path.startsWith('product/src/') && !isTest(path),
      (file, tell) => {
        if (file.path === 'product/src/modules.ts') for (const violation of orderViolations(list)) tell(1, violation)
        const place = productPlace(file.path)
        if (place && !list.has(place.module) && place.module !== 'seeds')
          tell(1, `${place.module} is not in modules.ts`)
        for (const { specifier, line } of codeOf(file).imports) {
          const violation = place?.module === 'seeds' ? undefined : complaint(file.path, specifier, list)
          if (violation) tell(line, violation)
        }
      }
    )
    return finding
  },
}
