import { Visitor } from 'rolldown/utils'
import { type Finding, type Rule, scanFiles, combine } from '../rule.ts'
import { isGameRules } from '../places.ts'
import { codeOf, isCode, isTest, memberOf, type Tree } from '../tree.ts'

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
          if (node.object.type !== 'Identifier') return
          const name = memberOf(node)
          if (clocksAndDice[node.object.name]?.test(name))
            tell(lineOf(node.start), `${node.object.name}.${name}: time and chance come in as values`)
        },
        VariableDeclarator({ id, init, start }) {
          if (id.type === 'ObjectPattern' && init?.type === 'Identifier' && init.name in clocksAndDice)
            tell(lineOf(start), `parts of ${init.name}: time and chance come in as values`)
        },
        CallExpression({ callee, start }) {
          if (callee.type === 'Identifier' && callee.name === 'Date')
            tell(lineOf(start), 'Date(): the time comes in as a value')
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
      if (!file.text.includes('random')) return
      const { program, lineOf } = codeOf(file)
      new Visitor({
        MemberExpression(node) {
          if (node.object.type === 'Identifier' && node.object.name === 'Math' && memberOf(node) === 'random') {
            tell(lineOf(node.start), 'Math.random: the random source of the context is the only one')
          }
        },
      }).visit(program)
    }
  )

const isSecretName = /(token|secret|ticket|nonce|challenge|cookie|proof)$/i
const bitsLeast = 128

/** Of how many random bits an expression is made; undefined where nothing in it is random. A UUID has 122 that are, and is a name. */
function randomBitsIn(text: string): number | undefined {
  if (/\brandomUUID\(/.test(text)) return 122
  const [, bytes] = /\brandomBytes\((\d+)\)/.exec(text) ?? []
  return bytes === undefined ? undefined : Number(bytes) * 8
}

/** What opens something cannot be guessed. The vendors of the sandbox have their own spellings. */
const shortSecrets = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => isCode(path) && !isTest(path) && !/^(sandbox|tools)\//.test(path),
    (file, tell) => {
      if (!/randomUUID|randomBytes/.test(file.text)) return
      const { program, lineOf } = codeOf(file)
      const judge = (name: string, value: { type: string; start: number; end: number } | null): void => {
        // What a longer function makes is judged where it makes it.
        const text = value === null ? '' : file.text.slice(value.start, value.end)
        if (value === null || (/Function/.test(value.type) && /\}\)?$/.test(text))) return
        const bits = isSecretName.test(name) ? randomBitsIn(text) : undefined
        if (bits !== undefined && bits < bitsLeast)
          tell(lineOf(value.start), `${name}: ${bits} random bits, and a secret has ${bitsLeast} or more`)
      }
      new Visitor({
        VariableDeclarator: (node) => node.id.type === 'Identifier' && judge(node.id.name, node.init),
        Property: (node) => node.key.type === 'Identifier' && judge(node.key.name, node.value),
      }).visit(program)
    }
  )

export const purityRule: Rule = {
  name: 'purity',
  statement:
    'The kit, the texts, contracts and rules know no clock, no randomness and no waiting; weak randomness is nowhere, and no secret has fewer than 128 random bits.',
  atLeast: 60,
  check: (tree) => combine(insideFunctions(tree), weakRandomness(tree), shortSecrets(tree)),
}
