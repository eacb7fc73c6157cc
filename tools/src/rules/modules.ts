import { type Rule, scanFiles } from '../rule.ts'
import { productPlace, type ProductPlace, targetOf } from '../places.ts'
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
  door: ['contract', 'rules', 'store', 'door', 'use-case', 'port'],
  'use-case': ['contract', 'rules', 'store', 'door', 'use-case', 'port', 'registry'],
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
  if (to.kind !== 'door') return `${to.module} has one door: its contract.ts or index.ts`
  return pure.has(from.kind) || from.kind === 'store' || from.kind === 'vendor' || from.kind === 'port'
    ? `a ${from.kind} may not call into ${to.module}`
    : undefined
}

function complaint(path: string, specifier: string, list: Map<string, readonly string[]>): string | undefined {
  const from = productPlace(path)
  if (!from) return undefined
  const target = targetOf(path, specifier)
  if ('external' in target) {
    return pure.has(from.kind) && !['zod', 'libphonenumber-js', 'ibantools', 'htmlparser2'].includes(target.external)
      ? `a ${from.kind} may not use ${target.external}: values in, values out`
      : undefined
  }
  if (target.owner !== 'product') return undefined
  const to = productPlace(target.path)
  if (!to) return /house|modules/.test(target.path) ? 'a capability does not know the list of all modules' : undefined
  return from.module === to.module ? within(from, to) : between(from, to, list)
}

/** Above itself in the list, known to itself: nothing. A module may name only those above it. */
function* orderSins(list: Map<string, readonly string[]>): Generator<string> {
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
        if (file.path === 'product/src/modules.ts') for (const violation of orderSins(list)) tell(1, violation)
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
