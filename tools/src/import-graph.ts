import { packageOf, targetOf } from './places.ts'
import { codeOf, isCode, isTest, type SourceFile, type Tree } from './tree.ts'

export interface Edge {
  readonly to: string
  readonly line: number
}

/** Which of our files imports which, tests left out; imports of types only and those at a later time are imports too. */
export function importGraph(tree: Tree): Map<string, Edge[]> {
  const files = new Map(
    tree.files
      .filter(({ path }) => isCode(path) && !isTest(path) && packageOf(path) !== undefined)
      .map((file): [string, SourceFile] => [file.path, file])
  )
  const found = (path: string): string | undefined =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => files.has(one))
  return new Map(
    [...files].map(([path, file]) => [
      path,
      codeOf(file).imports.flatMap(({ specifier, line }) => {
        const target = targetOf(path, specifier)
        const to = 'path' in target ? found(target.path) : undefined
        return to === undefined || to === path ? [] : [{ to, line }]
      }),
    ])
  )
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components of more than one file). */
export function circlesOf(graph: ReadonlyMap<string, readonly Edge[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    lowest.set(file, own)
    open.push(file)
    for (const { to } of graph.get(file) ?? []) {
      const below = order.has(to) ? (open.includes(to) ? (order.get(to) ?? own) : own) : visit(to)
      lowest.set(file, Math.min(lowest.get(file) ?? own, below))
    }
    if (lowest.get(file) === own) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return lowest.get(file) ?? own
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
