import type { Rule, Violation } from '../rule.ts'
import { productPlace } from '../places.ts'
import { fileOf, type Tree } from '../tree.ts'

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

/** The twin that the connector names is a folder of the sandbox. */
function hasTwin(tree: Tree, index: string): boolean {
  const [, twin = ''] = /\n {2}twin: '([a-z0-9-]+)'/.exec(index) ?? []
  return twin !== '' && tree.files.some(({ path }) => path.startsWith(`sandbox/src/${twin}/`))
}

function vendorViolations(tree: Tree, folder: string, name: string): Violation[] {
  const index = fileOf(tree, `${folder}/${name}/index.ts`)
  const at = (text: string): Violation => ({ path: `${folder}/port.ts`, line: 1, text })
  if (!index) return [at(`the vendor ${name} has no index.ts that declares it`)]
  return [
    ...(index.text.includes(`\n  name: '${name}',`)
      ? []
      : [at(`the vendor ${name} goes by another name than its folder`)]),
    ...(hasTwin(tree, index.text) ? [] : [at(`the vendor ${name} has no twin in sandbox/src`)]),
    ...(fileOf(tree, `${folder}/${name}/world.fixture.ts`)
      ? []
      : [at(`the vendor ${name} has no world.fixture.ts, in which the suite of its port runs`)]),
  ]
}

function complaints(tree: Tree, module: string, names: ReadonlySet<string>): Violation[] {
  const folder = `product/src/${module}/connectors`
  const violations: Violation[] = []
  for (const file of ['port.ts', 'registry.ts', 'port.suite.ts']) {
    if (!fileOf(tree, `${folder}/${file}`))
      violations.push({ path: `${folder}/port.ts`, line: 1, text: `${module} has a port without its ${file}` })
  }
  for (const name of names) violations.push(...vendorViolations(tree, folder, name))
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

export const connectorsRule: Rule = {
  name: 'connectors',
  statement:
    'Every vendor is a folder with an index.ts that declares it; it passes the suite of its port in a world of its own and has a twin in the sandbox.',
  atLeast: 1,
  check(tree) {
    const all = vendors(tree)
    return { violations: [...all].flatMap(([module, names]) => complaints(tree, module, names)), read: all.size }
  },
}
