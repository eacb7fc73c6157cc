import { createHash } from 'node:crypto'
import type { SourceFile, Tree } from './tree.ts'

/** Every migration that ever landed, with the hash of its text. Lines are added to it and never changed. */
export const historyPath = 'docs/generated/migrations.txt'
/** The shape of the database that the migrations make. */
export const schemaPath = 'docs/generated/schema.sql'

const migrationPath = /^product\/migrations\/(\d{4}_[a-z0-9_]+\.sql)$/

export interface Landed {
  readonly name: string
  readonly hash: string
  readonly line: number
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The migrations of a tree in their order. */
export const migrationsOf = (tree: Tree): { file: SourceFile; name: string; hash: string }[] =>
  tree.files.flatMap((file) => {
    const name = migrationPath.exec(file.path)?.[1]
    return name === undefined ? [] : [{ file, name, hash: sha256(file.text) }]
  })

/** What the list says. Lines that are no entry (a heading, the marks of a merge) are nobody's history. */
export const landedIn = (text: string): Landed[] =>
  text.split('\n').flatMap((entry, index) => {
    const [, hash = '', name = ''] = /^([0-9a-f]{64}) {2}(\d{4}_[a-z0-9_]+\.sql)$/.exec(entry) ?? []
    return name === '' ? [] : [{ name, hash, line: index + 1 }]
  })

const sourcePath = /^(?:product|server)\/src\/[a-z0-9-]+\/sql\/[a-z0-9_]+\.sql$/

/** One hash of all migrations and of all functions and views: it heads the schema that was made from them. */
export const historyHash = (tree: Tree): string =>
  sha256(
    [
      ...migrationsOf(tree),
      ...tree.files
        .filter((file) => sourcePath.test(file.path))
        .map((file) => ({ name: file.path, hash: sha256(file.text) })),
    ]
      .map(({ name, hash }) => `${hash}  ${name}\n`)
      .join('')
  )

/** The list with the new migrations added. What stands in it stays, also where a migration was edited: that is for the rule to say. */
export function historyDoc(tree: Tree, before: string): string {
  const landed = landedIn(before)
  const added = migrationsOf(tree).filter(({ name }) => !landed.some((entry) => entry.name === name))
  const entries = new Set([...landed, ...added].map(({ name, hash }) => `${hash}  ${name}`))
  const lines = [...entries].sort((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1))
  return [
    'Migrations as they landed (SHA-256 of each). `npm run check -- --write` adds new ones; what stands here is never changed.',
    '',
    ...lines,
    '',
  ].join('\n')
}

export const schemaHeading = (hash: string): string =>
  `-- The database as the migrations make it. Made by \`npm run check -- --write\`; not edited by hand.\n-- From the history ${hash}\n\n`
