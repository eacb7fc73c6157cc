import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Finding, type Rule, scanFiles, type Violation, combine } from '../rule.ts'
import { fileOf, type SourceFile, type Tree } from '../tree.ts'

/** Code blocks and code words hold no links. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`\n]*`/g, (word) => ' '.repeat(word.length))

/** As the hosts of Markdown make them from headings. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
const anchorsOf = (file: SourceFile): Set<string> =>
  new Set([...file.text.matchAll(/^#{1,6} +(.+?)\s*$/gm)].map(([, heading = '']) => anchor(heading)))

/** What an operator's page names is an address of the site, and no file. */
const isOfSite = (file: SourceFile, path: string): boolean =>
  file.path.startsWith('product/seeds/pages/') && path.startsWith('/')
const isAnswered = (tree: Tree, file: SourceFile, address: string): boolean =>
  fileOf(tree, 'web/src/routes.ts')?.text.includes(`route('${address}'`) === true ||
  tree.files.some(({ path }) => dirname(path) === dirname(file.path) && path.endsWith(`-${address}.md`))

const links = (tree: Tree): Finding =>
  scanFiles(
    tree,
    (path) => path.endsWith('.md'),
    (file, tell) => {
      const text = withoutCode(file.text)
      for (const match of text.matchAll(/\]\(([^()\s]+)(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm)) {
        const target = match[1] ?? match[2] ?? ''
        if (/^[a-z]+:/.test(target)) continue
        const [path = '', fragment] = target.split('#')
        if (isOfSite(file, path)) {
          const line = text.slice(0, match.index).split('\n').length
          if (!isAnswered(tree, file, path.slice(1))) tell(line, `no page of the site answers ${target}`)
          continue
        }
        const line = text.slice(0, match.index).split('\n').length
        const full =
          path === ''
            ? file.path
            : posix.normalize(path.startsWith('/') ? path.slice(1) : posix.join(dirname(file.path), path))
        if (!existsSync(join(tree.root, full))) tell(line, `the link to ${target} leads nowhere`)
        const page = fileOf(tree, full)
        if (fragment && page && !anchorsOf(page).has(fragment))
          tell(line, `there is no heading #${fragment} in ${full}`)
      }
    }
  )

/** Every end of every path, with and without the folder `src` of a package: `rules/play.ts`, `kit/money.ts`. */
function endsOfPaths(tree: Tree): Set<string> {
  const ends = new Set<string>()
  for (const { path } of tree.files)
    for (const one of [path, path.replace('/src/', '/')]) {
      const parts = one.split('/')
      for (const at of parts.keys()) ends.add(parts.slice(at).join('/'))
    }
  return ends
}

/** A file that a page names by its path, so that whoever reads it finds the file. What is not written as a path of this repository is not looked at. */
function namedFiles(tree: Tree): Finding {
  const ends = endsOfPaths(tree)
  return scanFiles(
    tree,
    (path) => path.endsWith('.md'),
    (file, tell) => {
      for (const [index, line] of file.text.split('\n').entries())
        for (const [, path = ''] of line.matchAll(/`(\w[\w@.-]*(?:\/[\w@.-]+)+\.(?:tsx?|mjs|sql|css|md))`/g))
          if (!ends.has(path)) tell(index + 1, `there is no file ${path}`)
    }
  )
}

/** Two files of a numbered folder may not have one number. */
function numbers(tree: Tree, folder: string, ending: string): Violation[] {
  const seen = new Map<string, string>()
  const violations: Violation[] = []
  for (const { path } of tree.files.filter((file) => file.path.startsWith(folder) && file.path.endsWith(ending))) {
    const number = path.slice(folder.length, folder.length + 4)
    const before = seen.get(number)
    if (before) violations.push({ path, line: 1, text: `${number} is the number of ${before} already` })
    seen.set(number, path)
  }
  return violations
}

const capabilities = (tree: Tree): Violation[] =>
  tree.files
    .filter(
      (file) =>
        /^product\/src\/[a-z]+\/contract\.ts$/.test(file.path) && !fileOf(tree, `${dirname(file.path)}/README.md`)
    )
    .map((file) => ({
      path: file.path,
      line: 1,
      text: 'a capability without a README: its promise, its words, its flows',
    }))

/** A table that its capability's README does not name. Partitions are made by the months, and are no tables of their own. */
const tables = (tree: Tree): Violation[] =>
  [
    ...(fileOf(tree, 'docs/generated/schema.sql')?.text ?? '').matchAll(/^create table ([a-z]+)\.([a-z_]+) \(/gm),
  ].flatMap(([, module = '', table = '']) => {
    const readme = fileOf(tree, `product/src/${module}/README.md`)
    if (!readme || new RegExp(`\`[^\`\\n]*\\b${table}\\b[^\`\\n]*\``).test(readme.text)) return []
    return [{ path: readme.path, line: 1, text: `does not name the table ${module}.${table}` }]
  })

export const documentsRule: Rule = {
  name: 'documents',
  statement:
    'Links resolve, files that are named by their path exist, decisions and migrations have numbers of their own, every capability has a README that names its tables.',
  atLeast: 5,
  check: (tree) =>
    combine(links(tree), namedFiles(tree), {
      violations: [
        ...numbers(tree, 'docs/decisions/', '.md'),
        ...numbers(tree, 'product/migrations/', '.sql'),
        ...capabilities(tree),
        ...tables(tree),
      ],
      read: 0,
    }),
}
