import { type Rule, scanFiles } from '../rule.ts'
import { isCode, isTest, type Tree } from '../tree.ts'

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(function\*?|const|let|class|interface|type) ([\w$]+)/gm
const isShape = (kind: string | undefined): boolean => kind === 'interface' || kind === 'type'

/** React Router asks a module of the site for these by name. */
const askedByName = new Set(['clientMiddleware', 'shouldRevalidate', 'Layout', 'streamTimeout'])

interface Use {
  readonly times: number
  readonly files: number
}

/** How often each word stands in the code, and in how many files. */
function usesOf(tree: Tree): Map<string, Use> {
  const uses = new Map<string, Use>()
  for (const { path, text } of tree.files) {
    if (!isCode(path)) continue
    const counts = new Map<string, number>()
    for (const [word] of text.matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) {
      const { times, files } = uses.get(word) ?? { times: 0, files: 0 }
      uses.set(word, { times: times + count, files: files + 1 })
    }
  }
  return uses
}

export const exportsRule: Rule = {
  name: 'exports',
  statement: 'What a file exports is named by another one: what only it uses is its own, and what nobody uses goes.',
  atLeast: 1000,
  check(tree) {
    const uses = usesOf(tree)
    return scanFiles(
      tree,
      (path) => isCode(path) && !isTest(path),
      ({ text }, report) => {
        for (const { 1: kind, 2: name = '', index } of text.matchAll(declaration)) {
          const { times = 0, files = 0 } = uses.get(name) ?? {}
          const line = text.slice(0, index).split('\n').length
          if (askedByName.has(name) || files > 1) continue
          if (times === 1) report(line, `nobody uses ${name}`)
          // A shape may be the type of something that is exported.
          else if (!isShape(kind)) report(line, `${name} is used in this file only: it is no export`)
        }
      }
    )
  },
}
