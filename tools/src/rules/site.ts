import { type Rule, scanFiles } from '../rule.ts'
import { targetOf } from '../places.ts'
import { codeOf, isCode, isTest } from '../tree.ts'

const partOf = (path: string): string => /^web\/src\/([a-z-]+)\//.exec(path)?.[1] ?? ''
const featureOf = (path: string): string => /^web\/src\/features\/([^/]+)/.exec(path)?.[1] ?? ''

/** Parts of the site, and what each may import from within it. Pages compose; features do not know each other. */
const parts: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  ui: ['ui', 'styles'],
  app: ['app', 'ui', 'styles'],
  features: ['features', 'app', 'ui', 'styles'],
  pages: ['pages', 'features', 'app', 'ui', 'styles'],
}

function complaint(path: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  if ('external' in target) return undefined
  const part = partOf(path)
  if (target.owner === 'product') return part === 'ui' ? 'a part of the look may not know the product' : undefined
  if (target.owner !== 'web') return undefined
  const other = partOf(target.path)
  if (other !== '' && !(parts[part] ?? []).includes(other)) return `${part} may not import from ${other}`
  const [mine, theirs] = [featureOf(path), featureOf(target.path)]
  return mine !== '' && theirs !== '' && mine !== theirs
    ? `the feature ${mine} may not know the feature ${theirs}: pages compose`
    : undefined
}

export const siteRule: Rule = {
  name: 'site',
  statement: 'The look knows no product, features do not know each other, pages compose.',
  atLeast: 30,
  check: (tree) =>
    scanFiles(
      tree,
      (path) => isCode(path) && !isTest(path) && partOf(path) in parts,
      (file, tell) => {
        for (const { specifier, line } of codeOf(file).imports) {
          const violation = complaint(file.path, specifier)
          if (violation) tell(line, violation)
        }
      }
    ),
}
