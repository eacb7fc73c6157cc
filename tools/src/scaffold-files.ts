import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a scaffold wrote, and what is left to a person. */
export interface Scaffolded {
  readonly written: readonly string[]
  readonly next: readonly string[]
}
export class ScaffoldError extends Error {}

/** Makes files; refuses to touch one that is there. */
export function writer(root: string) {
  const written: string[] = []
  return {
    written,
    read: (path: string): string => readFileSync(join(root, path), 'utf8'),
    create(path: string, text: string): void {
      if (existsSync(join(root, path))) throw new ScaffoldError(`${path} is there already.`)
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
      written.push(path)
    },
    /** Puts text after the last match, which must be there. */
    insert(path: string, after: RegExp, text: string): void {
      const before = readFileSync(join(root, path), 'utf8')
      const last = [...before.matchAll(after)].at(-1)
      if (!last) throw new ScaffoldError(`${path} is not as expected: nothing matches ${String(after)}.`)
      const at = last.index + last[0].length
      writeFileSync(join(root, path), before.slice(0, at) + text + before.slice(at))
      written.push(path)
    },
  }
}

/** The spellings of one name: `deep-seam`, `deepSeam`, `DeepSeam`. */
export function spellings(name: string): { kebab: string; camel: string; pascal: string } {
  const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '')
  return { kebab: name, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal }
}
export const isKebab = (name: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(name)
