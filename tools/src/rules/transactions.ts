import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

/** A call that reaches outside: of a vendor behind a port, of the network, of a clock, of a publisher. */
const outside =
  /\b(?:ports|provider|vendor)\b(?:\??\.\w+|\??\.?\[[^\]]+\])+\s*\(|\bfetch\s*\(|\bsleep\s*\(|\bpublish\s*\(/

export const transactionsRule: Rule = {
  name: 'transactions',
  statement: 'A transaction reaches nothing outside of it: no vendor, no network, no waiting, no publishing.',
  atLeast: 60,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && path.startsWith('product/src/') && !isTest(path),
      (file, tell) => {
        if (!/\.(write|read)\s*\(/.test(file.text)) return
        const { program, lineOf } = codeOf(file)
        new Visitor({
          CallExpression(node) {
            const { callee } = node
            if (
              callee.type !== 'MemberExpression' ||
              callee.property.type !== 'Identifier' ||
              !['write', 'read'].includes(callee.property.name)
            )
              return
            const work = node.arguments[0]
            if (work?.type !== 'ArrowFunctionExpression' && work?.type !== 'FunctionExpression') return
            const found = outside.exec(file.text.slice(work.start, work.end))
            if (found) tell(lineOf(work.start + found.index), `${found[0].trim()} inside of a transaction`)
          },
        }).visit(program)
      }
    ),
}
