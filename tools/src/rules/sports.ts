import { type Rule, scanFiles } from '../rule.ts'
import { targetOf } from '../places.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

const sportOf = (path: string): string | undefined => /^product\/src\/sportsbook\/sports\/([^/]+)\//.exec(path)?.[1]
const partOf = (path: string): string => /\/sports\/[^/]+\/([^/]+?)(?:\.ts)?$/.exec(path)?.[1] ?? ''
/** What knows no sport: it works for each of them through the interface. */
const isNeutral = (path: string): boolean =>
  /^product\/src\/sportsbook\/(rules\/|sports\/(?!registry)[^/]+\.ts$)/.test(path)

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

export const sportsRule: Rule = {
  name: 'sports',
  statement:
    'A sport is one folder: outside of it only its index.ts is known, and what works for every sport knows none.',
  atLeast: 300,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && /^(product|web|server|bench)\//.test(path) && !isTest(path),
      (file, tell) => {
        for (const { specifier, line } of codeOf(file).imports) {
          const text = complaint(file.path, specifier)
          if (text) tell(line, text)
        }
      }
    ),
}
