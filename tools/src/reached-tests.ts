import { productPlace, targetOf } from './places.ts'
import { codeOf, isCode, type Tree } from './tree.ts'

/** Names every capability: through it each test of the host would reach each file of the product. */
const listOfAll = 'product/src/capabilities.ts'

/** The files that run at once with a file, itself left out. What is imported for its types alone does not run. */
function importsOf(tree: Tree): Map<string, string[]> {
  const files = tree.files.filter(({ path }) => isCode(path))
  const known = new Set(files.map(({ path }) => path))
  const found = (path: string): string | undefined =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => known.has(one))
  return new Map(
    files.map((file) => [
      file.path,
      codeOf(file).imports.flatMap(({ specifier, isType }) => {
        const target = targetOf(file.path, specifier)
        const to = isType || !('path' in target) ? undefined : found(target.path)
        return to === undefined || to === listOfAll ? [] : [to]
      }),
    ])
  )
}

/**
 * The test files that a change reaches, changed ones with them: those that import what was changed, directly or not, but not by way of the list of all
 * capabilities; and all of a capability in which something was changed, for its tests reach it through the host. A change of a migration reaches all tests.
 */
export function reachedTests(tree: Tree, changed: readonly string[]): string[] {
  const tests = tree.files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path))
  if (changed.some((path) => path.startsWith('product/migrations/') || path === listOfAll)) return tests
  const importers = new Map<string, string[]>()
  for (const [file, imports] of importsOf(tree))
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), file])
  const reached = new Set(changed)
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  const modules = new Set(changed.map((path) => productPlace(path)?.module))
  return tests.filter((path) => {
    const module = productPlace(path)?.module
    return reached.has(path) || (module !== undefined && modules.has(module))
  })
}
