import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rule, Violation } from '../rule.ts'
import { fileOf, type Tree } from '../tree.ts'

/** What a browser is given. */
const served = ['web/build/client', 'arcade/build']

/** Names of the server's variables, and the defaults of those that are secrets. */
function guarded(tree: Tree): string[] {
  const env = fileOf(tree, 'server/src/env-schema.ts')?.text ?? ''
  const lines = env.split('\n').filter((line) => /^ {2}[A-Z][A-Z0-9_]+:/.test(line))
  // Those of vendors stand in the document that is made of them.
  const documented = fileOf(tree, 'docs/generated/env.md')?.text ?? ''
  const vendors = [...documented.matchAll(/^\| `([A-Z0-9]+_[A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
  const own = lines.flatMap((line) => {
    const name = /^ {2}([A-Z0-9_]+):/.exec(line)?.[1] ?? ''
    const secret = /KEY|SECRET|TOKEN|PASSWORD/.test(name) ? (/\.default\('([^']+)'\)/.exec(line)?.[1] ?? '') : ''
    // One plain word (HOST, PORT) says nothing about us.
    return [name.includes('_') ? name : '', secret].filter(Boolean)
  })
  return [...new Set([...own, ...vendors])]
}

/** Text that only server code holds. */
const marks = ['node:crypto', 'node:fs', '@ante/server', 'ledger.post', 'select set_config']

/** What reads shapes weighs as much as a whole page, and only the page that checks what somebody else wrote of a round has a use for it. */
const reader = '__zod_globalConfig'
const readers = /^fairness-/

/** Parts of the site that bring the reader of shapes with them, and may not. */
function bringers(texts: ReadonlyMap<string, string>): string[] {
  const holder = [...texts].find(([, text]) => text.includes(reader))
  if (!holder) return []
  const named = `"./${basename(holder[0])}"`
  return [...texts]
    .filter(([path, text]) => text.includes(named) && !readers.test(basename(path)))
    .map(([path]) => path)
}

function* scripts(folder: string): Generator<string> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* scripts(join(folder, entry.name))
    else if (/\.(m?js|html|json)$/.test(entry.name)) yield join(folder, entry.name)
  }
}

export const bundleRule: Rule = {
  name: 'bundle',
  statement:
    'What a browser is given holds no name of a server variable, no secret and no server code, and zod only where it is needed.',
  atLeast: 3,
  check(tree) {
    const words = [...guarded(tree), ...marks]
    const violations: Violation[] = []
    const texts = new Map<string, string>()
    for (const folder of served) {
      for (const path of scripts(join(tree.root, folder))) {
        const text = readFileSync(path, 'utf8')
        texts.set(path, text)
        for (const word of words)
          if (text.includes(word))
            violations.push({ path: path.slice(tree.root.length + 1), line: 1, text: `holds "${word}"` })
      }
    }
    for (const path of bringers(texts))
      violations.push({ path: path.slice(tree.root.length + 1), line: 1, text: 'brings the reader of shapes (zod)' })
    return { violations, read: texts.size }
  },
}
