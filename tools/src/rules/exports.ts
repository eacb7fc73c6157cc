import { type Rule, scanFiles } from '../rule.ts'
import { isCode, isTest, type Tree } from '../tree.ts'

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm

/** React Router asks a module of the site for these by name. */
const askedByName = new Set(['clientMiddleware', 'shouldRevalidate', 'Layout'])

/** How often each word stands in the code. */
function countWords(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { path, text } of tree.files)
    if (isCode(path)) for (const [word] of text.matchAll(/[\w$]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export const exportsRule: Rule = {
  name: 'exports',
  statement: 'What a file exports is named somewhere else: what nobody uses goes.',
  atLeast: 1000,
  check(tree) {
    const counts = countWords(tree)
    return scanFiles(
      tree,
      (path) => isCode(path) && !isTest(path),
      ({ text }, report) => {
        for (const { 1: name = '', index } of text.matchAll(declaration))
          if (counts.get(name) === 1 && !askedByName.has(name))
            report(text.slice(0, index).split('\n').length, `nobody uses ${name}`)
      }
    )
  },
}
