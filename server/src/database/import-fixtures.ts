import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { instant } from '@ante/kit/instant'
import { type FileReport, importFixtures } from '@ante/product/sportsbook/import-fixtures'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** `npm run db -- import-fixtures <file…>`: says for each file what was taken, and line by line what was refused and why. */
export async function importFixtureFiles({ db, say }: { db: OpenDatabase; say: (line: string) => void }, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) {
    say('Say which: npm run db -- import-fixtures <file…>')
    return 2
  }
  await migrate(db.pool)
  const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(resolve(path), 'utf8') })))
  const reports = await importFixtures(db, instant(Date.now()), files)
  for (const report of reports) for (const line of linesOf(report)) say(line)
  const coming = reports.reduce((sum, report) => sum + report.coming, 0)
  if (coming > 0)
    say(
      `${coming} matches will be replayed; a running server orders them from the feed. Their results are known: the setting sportsbook.replayBets says whether bets on them are taken.`
    )
  return 0
}

export function linesOf({ path, league, finished, coming, listed, changed, unchanged, remarks }: FileReport): string[] {
  const taken = [
    [finished, 'as history'],
    [coming, 'to be replayed'],
    [listed, 'listed without prices'],
    [changed, 'changed'],
    [unchanged, 'known already'],
  ] as const
  const counts = taken
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`)
    .join(', ')
  const refused = remarks.filter((remark) => remark.kind === 'refused').length
  return [
    `${path}: ${league === undefined ? 'nothing was taken' : `${league}: ${counts === '' ? 'nothing was taken' : counts}`}${refused > 0 ? `; ${refused} refused` : ''}`,
    ...remarks.map(({ line, kind, text }) => `  ${line === 0 ? 'file' : `match ${line}`}: ${kind === 'refused' ? 'refused: ' : ''}${text}`),
  ]
}
