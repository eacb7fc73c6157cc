import { circlesOf, importGraph } from '../import-graph.ts'
import type { Rule } from '../rule.ts'

export const circlesRule: Rule = {
  name: 'circles',
  statement: 'No files import each other in a circle: neither for types nor at a later time.',
  atLeast: 1000,
  check: (tree) => {
    const graph = importGraph(tree)
    const violations = circlesOf(graph).flatMap((circle) =>
      circle.flatMap((path) =>
        (graph.get(path) ?? [])
          .filter(({ to }) => circle.includes(to))
          .map(({ to, line }) => ({ path, line, text: `imports ${to}, which leads back to it` }))
      )
    )
    return { violations, read: graph.size }
  },
}
