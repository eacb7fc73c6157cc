import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

/** The world is read once in each program: these are the places. */
const readers =
  /^(server\/src\/env-schema\.ts|sandbox\/src\/main\.ts|bench\/|e2e\/|tools\/|start\.mjs|vitest\.config\.ts)/

export const environmentRule: Rule = {
  name: 'environment',
  statement: 'The environment is read in one place of each program.',
  atLeast: 150,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && !readers.test(path) && !isTest(path),
      (file, tell) => {
        if (!/process|import\.meta/.test(file.text)) return
        const { program, lineOf } = codeOf(file)
        new Visitor({
          MemberExpression(node) {
            if (node.property.type !== 'Identifier' || node.property.name !== 'env') return
            const isProcess = node.object.type === 'Identifier' && node.object.name === 'process'
            if (isProcess) tell(lineOf(node.start), 'process.env: ask the env schema')
          },
        }).visit(program)
      }
    ),
}
