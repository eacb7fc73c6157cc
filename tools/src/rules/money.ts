import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isCode, isTest, memberOf } from '../tree.ts'

const banned = new Set(['parseFloat', 'toFixed', 'toPrecision'])

export const moneyRule: Rule = {
  name: 'money',
  statement:
    'Money is an opaque whole number that knows its currency: no parseFloat and no toFixed outside of the kit.',
  atLeast: 150,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && /^(texts|product|web|arcade|server|sandbox)\//.test(path) && !isTest(path),
      (file, tell) => {
        if (!/parseFloat|toFixed|toPrecision/.test(file.text)) return
        const { program, lineOf } = codeOf(file)
        new Visitor({
          CallExpression(node) {
            const { callee } = node
            const name = callee.type === 'Identifier' ? callee.name : memberOf(callee)
            if (banned.has(name)) tell(lineOf(node.start), `${name}: the kit reads and writes sums`)
          },
        }).visit(program)
      }
    ),
}
