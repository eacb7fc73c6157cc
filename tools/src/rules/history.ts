import type { Finding, Rule, Violation } from '../rule.ts'
import { historyHash, historyPath, landedIn, migrationsOf, schemaPath } from '../migration-history.ts'
import { fileOf, type Tree } from '../tree.ts'

const write = 'run "npm run check -- --write"'

function check(tree: Tree): Finding {
  const migrations = migrationsOf(tree)
  const landed = landedIn(fileOf(tree, historyPath)?.text ?? '')
  const violations: Violation[] = []
  for (const { file, name, hash } of migrations) {
    const entry = landed.find((other) => other.name === name)
    if (!entry) violations.push({ path: file.path, line: 1, text: `is not in ${historyPath}: ${write}` })
    else if (entry.hash !== hash)
      violations.push({
        path: file.path,
        line: 1,
        text: 'was edited after it had landed: databases that have it will not get the change; write a new migration',
      })
  }
  for (const { name, line } of landed)
    if (!migrations.some((migration) => migration.name === name))
      violations.push({
        path: historyPath,
        line,
        text: `${name} landed and is gone: databases that have it cannot be made anew`,
      })
  const last = new Map<string, number>()
  for (const { name, line } of landed) {
    if (last.has(name)) violations.push({ path: historyPath, line, text: `${name} stands here twice: it landed once` })
    last.set(name, line)
  }
  const schema = fileOf(tree, schemaPath)
  if (migrations.length > 0 && !schema?.text.includes(`-- From the history ${historyHash(tree)}\n`))
    violations.push({
      path: schema?.path ?? schemaPath,
      line: 2,
      text: `is not the schema of these migrations: ${write}`,
    })
  return { violations, read: migrations.length }
}

/** Together with the test that compares the file with a database that was migrated: a fresh database equals a migrated one. */
export const historyRule: Rule = {
  name: 'history',
  statement:
    'Migrations are history: none is edited or taken away, and the schema that stands in docs/generated is the one they make.',
  atLeast: 10,
  check,
}
