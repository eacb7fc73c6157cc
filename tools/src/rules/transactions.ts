import { Visitor } from 'rolldown/utils'
import { type Rule, scanFiles } from '../rule.ts'
import { codeOf, isCode, isTest, type SourceFile } from '../tree.ts'

/** A call that reaches outside: of a vendor behind a port, of the network, of a clock, of a publisher. */
const outside =
  /\b(?:ports|port|provider|vendor)\b(?:\??\.\w+|\??\.?\[[^\]]+\])+\s*\(|\bfetch\s*\(|\bsleep\s*\(|\bpublish\s*\(/

/** What has a vendor behind it: `ports`, `context.ports.payments`, `port`. */
const isPort = (text: string): boolean => /^(?:await\s+)?(?:\w+\??\.)*(?:ports|port|provider|vendor)\b/.test(text)

/** Ports that are our own: keys of this host, no vendor. */
const own = new Set(['vault', 'secrets', 'marks'])

type Visits = ConstructorParameters<typeof Visitor>[0]
type Pattern = Parameters<NonNullable<Visits['VariableDeclarator']>>[0]['id']

/** The names that a pattern binds to parts of a port: `charge` and `pay` of `{ charge, refund: pay }`, `bank` of `{ db, ports: { bank } }`. */
function namesIn(pattern: Pattern, isOfPort: boolean): string[] {
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left, isOfPort)
  if (pattern.type === 'Identifier') return isOfPort ? [pattern.name] : []
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const key = property.key.type === 'Identifier' ? property.key.name : ''
    if (own.has(key)) return []
    const isPorts = key === 'ports' && property.value.type !== 'Identifier'
    return namesIn(property.value, isOfPort || isPorts)
  })
}

/** Calls of what was taken out of a port, under whatever name: `const { charge } = port`, `({ db, ports: { bank } })`. */
function takenOut(file: SourceFile): RegExp | undefined {
  const names: string[] = []
  const ofParameters = (parameters: Parameters<NonNullable<Visits['FunctionExpression']>>[0]['params']) => {
    for (const one of parameters) if (one.type === 'ObjectPattern') names.push(...namesIn(one, false))
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'ObjectPattern')
        names.push(...namesIn(id, init !== null && isPort(file.text.slice(init.start, init.end))))
    },
    ArrowFunctionExpression: ({ params }) => ofParameters(params),
    FunctionExpression: ({ params }) => ofParameters(params),
    FunctionDeclaration: ({ params }) => ofParameters(params),
  }).visit(codeOf(file).program)
  return names.length === 0 ? undefined : new RegExp(`(?<![.\\w])(?:${names.join('|')})(?:\\??\\.\\w+)*\\s*\\(`)
}

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
        const taken = takenOut(file)
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
            const text = file.text.slice(work.start, work.end)
            for (const found of [outside.exec(text), taken?.exec(text)])
              if (found) tell(lineOf(work.start + found.index), `${found[0].trim()} inside of a transaction`)
          },
        }).visit(program)
      }
    ),
}
