import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseResult, parseSync, Visitor } from 'rolldown/utils'

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

/** A copy of the repository, or a planted piece of one. */
export interface Tree {
  readonly root: string
  readonly files: readonly SourceFile[]
}

const ignored = new Set([
  'node_modules',
  '.git',
  '.data',
  'build',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.react-router',
  '.vite',
])
const readable = /\.(tsx?|mjs|sql|md|json|css|svg|html|txt)$|(^|\/)(run|LICENSE)$/

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) {
      if (!ignored.has(entry.name) && path !== 'tools/fixtures') yield* walk(root, path)
    } else if (entry.isFile() && readable.test(path)) yield path
  }
}

/** All text of a repository except what is installed, built or planted. */
export function readTree(root: string): Tree {
  const files = [...walk(root, '')].sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return { root, files }
}

export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')
export const isTest = (path: string): boolean =>
  /\.(test|e2e|suite|fixture)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path)
export const fileOf = (tree: Tree, path: string): SourceFile | undefined =>
  tree.files.find((file) => file.path === path)

export interface Import {
  readonly specifier: string
  /** Only types: gone at run time, but still knowledge of the other file. */
  readonly isType: boolean
  readonly line: number
}
export interface Code {
  readonly program: ParseResult['program']
  readonly comments: ParseResult['comments']
  readonly imports: readonly Import[]
  lineOf(position: number): number
}

interface Member {
  readonly type: string
  readonly property?: { readonly type: string; readonly name?: unknown; readonly value?: unknown }
  readonly computed?: boolean
}
/** The name behind the dot, `toFixed` of `sum.toFixed` and of `sum['toFixed']`; empty where it is worked out, and for what is no member. */
export function memberOf({ type, property, computed = false }: Member): string {
  if (type !== 'MemberExpression' || !property) return ''
  const name = property.type === 'Literal' ? property.value : computed ? '' : property.name
  return typeof name === 'string' ? name : ''
}

const parsed = new WeakMap<SourceFile, Code>()

function lineFinder(text: string): (position: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (position) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= position) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

/** Parsed once for all rules. A file that does not parse is an error: a rule that cannot read must not say that all is well. */
export function codeOf(file: SourceFile): Code {
  const known = parsed.get(file)
  if (known) return known
  const { program, module, comments, errors } = parseSync(file.path, file.text)
  if (errors.length > 0) throw new Error(`${file.path} does not parse: ${errors[0]?.message ?? ''}`)
  const lineOf = lineFinder(file.text)
  const imports: Import[] = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    isType:
      file.text.slice(found.start).startsWith('import type') ||
      (found.entries.length > 0 && found.entries.every((entry) => entry.isType)),
    line: lineOf(found.start),
  }))
  for (const found of module.staticExports) {
    const request = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (request)
      imports.push({
        specifier: request.value,
        isType: found.entries.every((entry) => entry.isType),
        line: lineOf(found.start),
      })
  }
  for (const found of module.dynamicImports) {
    const request = file.text.slice(found.moduleRequest.start, found.moduleRequest.end)
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(request)
    if (literal) imports.push({ specifier: literal[2] ?? '', isType: false, line: lineOf(found.start) })
  }
  // `import('./other.ts').Shape`, as a type.
  if (/\bimport\(/.test(file.text))
    new Visitor({
      TSImportType({ source, start }) {
        imports.push({ specifier: source.value, isType: true, line: lineOf(start) })
      },
    }).visit(program)
  const code = { program, comments, imports, lineOf }
  parsed.set(file, code)
  return code
}
