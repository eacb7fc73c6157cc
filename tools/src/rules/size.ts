import { Visitor } from 'rolldown/utils'
import { type Finding, type Rule, scanFiles, combine } from '../rule.ts'
import { codeOf, isCode, isTest, type Tree } from '../tree.ts'

const mostLines = 250
/** A test file tells a longer story. */
const mostLinesOfTest = 350
const mostLinesOfFunction = 70

/** Lists of words and prices are data: long, but nothing to understand. */
const isData = (path: string): boolean =>
  /^(texts\/src\/[a-z]{2}|arcade\/games\/[^/]+\/texts)\/|^arcade\/registry\//.test(path)

const files = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && !isData(path),
    (file, tell) => {
      const lines = file.text.trimEnd().split('\n').length
      const most = isTest(file.path) ? mostLinesOfTest : mostLines
      if (lines > most) tell(1, `${lines} lines, at most ${most}`)
    }
  )

const functions = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && !isTest(path),
    (file, tell) => {
      const { program, lineOf } = codeOf(file)
      const measure = (node: { start: number; end: number }) => {
        const lines = lineOf(node.end) - lineOf(node.start) + 1
        if (lines > mostLinesOfFunction)
          tell(lineOf(node.start), `a function of ${lines} lines, at most ${mostLinesOfFunction}`)
      }
      new Visitor({
        FunctionDeclaration: measure,
        FunctionExpression: measure,
        ArrowFunctionExpression: measure,
      }).visit(program)
    }
  )

export const sizeRule: Rule = {
  name: 'size',
  statement: `Files have at most ${mostLines} lines, functions at most ${mostLinesOfFunction}.`,
  atLeast: 200,
  check: (tree) => combine(files(tree), functions(tree)),
}
