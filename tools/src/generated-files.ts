import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const staleDocs = (root: string, docs: ReadonlyMap<string, string>): string[] =>
  [...docs]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path)

export function writeDocs(root: string, docs: ReadonlyMap<string, string>): void {
  for (const [path, text] of docs) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
