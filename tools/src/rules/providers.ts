import { type Rule, type Violation } from '../rule.ts'
import { productPlace } from '../places.ts'
import { codeOf, fileOf, type Tree } from '../tree.ts'

/** Capabilities that have vendors, with the vendors' folders. */
function vendors(tree: Tree): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path } of tree.files) {
    const place = productPlace(path)
    if (place?.kind === 'vendor' && place.vendor)
      found.set(place.module, (found.get(place.module) ?? new Set()).add(place.vendor))
    else if (place?.kind === 'port' && !found.has(place.module)) found.set(place.module, new Set())
  }
  return found
}

/** A folder of the vendor's name, or one that says whose protocol it speaks. */
function hasTwin(tree: Tree, vendor: string): boolean {
  const folder = `sandbox/src/${vendor.replace(/^sandbox-/, '')}/`
  const named = new RegExp(`\\b${vendor}\\b`, 'i')
  return tree.files.some(
    (file) => file.path.startsWith(folder) || (file.path.startsWith('sandbox/src/') && named.test(file.text))
  )
}

function complaints(tree: Tree, module: string, names: ReadonlySet<string>): Violation[] {
  const folder = `product/src/${module}/providers`
  const violations: Violation[] = []
  for (const file of ['port.ts', 'registry.ts', 'port.suite.ts']) {
    if (!fileOf(tree, `${folder}/${file}`))
      violations.push({ path: `${folder}/port.ts`, line: 1, text: `${module} has a port without its ${file}` })
  }
  const registry = fileOf(tree, `${folder}/registry.ts`)
  const registered = registry ? codeOf(registry).imports.map(({ specifier }) => specifier) : []
  for (const name of names) {
    if (!registered.some((specifier) => specifier.startsWith(`./${name}/`)))
      violations.push({ path: `${folder}/registry.ts`, line: 1, text: `the vendor ${name} is not in the registry` })
    if (!hasTwin(tree, name))
      violations.push({ path: `${folder}/registry.ts`, line: 1, text: `the vendor ${name} has no twin in sandbox/src` })
  }
  const suite = tree.files.some(
    (file) =>
      file.path.startsWith(`product/src/${module}/`) &&
      file.path.endsWith('.test.ts') &&
      file.text.includes('port.suite.ts')
  )
  if (!suite)
    violations.push({
      path: `${folder}/port.ts`,
      line: 1,
      text: `no test runs the suite of ${module} over its registry`,
    })
  return violations
}

export const providersRule: Rule = {
  name: 'providers',
  statement:
    'Every vendor has a port, stands in the registry, passes the suite of the port and has a twin in the sandbox.',
  atLeast: 1,
  check(tree) {
    const all = vendors(tree)
    return { violations: [...all].flatMap(([module, names]) => complaints(tree, module, names)), read: all.size }
  },
}
