import { Visitor } from 'rolldown/utils'
import { type Finding, type Rule, scanFiles, combine } from '../rule.ts'
import { isGameRules } from '../places.ts'
import { codeOf, isCode, isTest, type Tree } from '../tree.ts'

const isPure = (path: string): boolean =>
  /^(kit|texts)\/src\//.test(path) ||
  /^product\/src\/[^/]+\/(contract(-staff)?\.ts|rules\/|sports\/)/.test(path) ||
  isGameRules(path)

/** `Math.random`, `Date.now`, `performance.now`, `crypto.anything`. */
const clocksAndDice: Readonly<Record<string, RegExp>> = {
  Math: /^random$/,
  Date: /^now$/,
  performance: /./,
  crypto: /./,
  process: /./,
}

const insideFunctions = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && isPure(path) && !isTest(path),
    (file, tell) => {
      const { program, lineOf } = codeOf(file)
      new Visitor({
        MemberExpression(node) {
          if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return
          if (clocksAndDice[node.object.name]?.test(node.property.name))
            tell(lineOf(node.start), `${node.object.name}.${node.property.name}: time and chance come in as values`)
        },
        NewExpression(node) {
          if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
            tell(lineOf(node.start), 'new Date(): the time comes in as a value')
        },
        AwaitExpression(node) {
          tell(lineOf(node.start), 'await: values in, values out')
        },
      }).visit(program)
    }
  )

/** Chance that decides about money must be strong and provable, so weak randomness is nowhere. */
const weakRandomness = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && !isPure(path),
    (file, tell) => {
      if (!file.text.includes('Math.random')) return
      const { program, lineOf } = codeOf(file)
      new Visitor({
        MemberExpression(node) {
          if (
            node.object.type === 'Identifier' &&
            node.object.name === 'Math' &&
            node.property.type === 'Identifier' &&
            node.property.name === 'random'
          ) {
            tell(lineOf(node.start), 'Math.random: the random source of the context is the only one')
          }
        },
      }).visit(program)
    }
  )

export const purityRule: Rule = {
  name: 'purity',
  statement:
    'The kit, the texts, contracts and rules know no clock, no randomness and no waiting; weak randomness is nowhere.',
  atLeast: 60,
  check: (tree) => combine(insideFunctions(tree), weakRandomness(tree)),
}
