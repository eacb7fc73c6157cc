import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isCode, isTest, memberOf } from '../tree.ts'

interface Part {
  readonly type: string
  readonly name?: unknown
}

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
        const isMeta = (node: Part | null): boolean => node?.type === 'MetaProperty'
        const isProcess = (node: Part | null): boolean => node?.type === 'Identifier' && node.name === 'process'
        new Visitor({
          MemberExpression(node) {
            if (memberOf(node) === 'env' && isProcess(node.object))
              tell(lineOf(node.start), 'process.env: ask the env schema')
            if (memberOf(node) === 'env' && isMeta(node.object))
              tell(lineOf(node.start), 'import.meta.env: what a page is set to comes with its document')
          },
          VariableDeclarator({ id, init, start }) {
            if (id.type === 'ObjectPattern' && isProcess(init) && /\benv\b/.test(file.text.slice(id.start, id.end)))
              tell(lineOf(start), 'env of process: ask the env schema')
            if (id.type === 'ObjectPattern' && isMeta(init) && /\benv\b/.test(file.text.slice(id.start, id.end)))
              tell(lineOf(start), 'env of import.meta: what a page is set to comes with its document')
          },
          ImportSpecifier({ imported, start }) {
            if (imported.type === 'Identifier' && imported.name === 'env' && /from '(node:)?process'/.test(file.text))
              tell(lineOf(start), 'env of process: ask the env schema')
          },
        }).visit(program)
      }
    ),
}
