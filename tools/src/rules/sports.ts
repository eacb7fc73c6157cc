import { Visitor } from 'rolldown/utils'
import { combine, type Rule, scanFiles } from '../rule.ts'
import { targetOf } from '../places.ts'
import { codeOf, isCode, isTest, type Tree } from '../tree.ts'

const sportOf = (path: string): string | undefined => /^product\/src\/sportsbook\/sports\/([^/]+)\//.exec(path)?.[1]
const partOf = (path: string): string => /\/sports\/[^/]+\/([^/]+?)(?:\.ts)?$/.exec(path)?.[1] ?? ''
/** What knows no sport: it works for each of them through the interface. A connector speaks of the sports of its vendor, the registry lists them. */
const isNeutral = (path: string): boolean =>
  /^product\/src\/sportsbook\/(?!connectors\/|sports\/registry\.ts$|sports\/[^/]+\/)/.test(path)

function complaint(path: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  if ('external' in target) return undefined
  const [from, to] = [sportOf(path), sportOf(target.path)]
  if (!to || from === to) return undefined
  if (from) return `${from} may not know ${to}`
  const part = partOf(target.path)
  if (isNeutral(path))
    return part === 'market-types'
      ? undefined
      : `what works for every sport may not know ${to}: ask the interface of sport.ts`
  if (path.startsWith('web/') && part === 'market-types') return undefined
  return part === 'index' || path.startsWith('bench/') ? undefined : `${to} is known by its index.ts only`
}

const imports = (tree: Tree) =>
  scanFiles(
    tree,
    (path) => isCode(path) && /^(product|web|server|bench)\//.test(path) && !isTest(path),
    (file, tell) => {
      for (const { specifier, line } of codeOf(file).imports) {
        const text = complaint(file.path, specifier)
        if (text) tell(line, text)
      }
    }
  )

/** A sport's name in a file's own name, or as a text: a condition on one sport needs no import. */
function names(tree: Tree) {
  const sports = new Set(tree.files.flatMap(({ path }) => sportOf(path) ?? []))
  return scanFiles(
    tree,
    (path) => isCode(path) && isNeutral(path) && !isTest(path),
    (file, tell) => {
      const named = /([^/]+)\.ts$/
        .exec(file.path)?.[1]
        ?.split('-')
        .find((word) => sports.has(word))
      if (named) tell(1, `the name of a file says ${named}: what works for every sport names none`)
      const { program, lineOf } = codeOf(file)
      new Visitor({
        Literal({ value, start }) {
          if (typeof value === 'string' && sports.has(value))
            tell(lineOf(start), `'${value}': what works for every sport names none`)
        },
      }).visit(program)
    }
  )
}

export const sportsRule: Rule = {
  name: 'sports',
  statement:
    'A sport is one folder: the sportsbook around it names no sport and asks the interface, others know its index.ts only.',
  atLeast: 300,
  check: (tree) => combine(imports(tree), names(tree)),
}
