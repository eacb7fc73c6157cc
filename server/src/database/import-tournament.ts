import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { putTournamentInput, tournamentInput } from '@ante/product/tournaments/index'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

interface Tools {
  readonly db: OpenDatabase
  readonly say: (line: string) => void
}

/** `npm run db -- tournament`: one tournament from a file. A file that does not fit is refused whole, and one that has begun keeps the rules it began with. */
export async function importTournament({ db, say }: Tools, [file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0) {
    say('Say from where: npm run db -- tournament <file.json>')
    return 2
  }
  let value: unknown
  try {
    value = JSON.parse(await readFile(resolve(file), 'utf8'))
  } catch (error) {
    say(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  const read = tournamentInput.safeParse(value)
  if (!read.success) {
    for (const { path, message } of read.error.issues) say(`${path.join('.') || file}: ${message}`)
    say('Nothing was changed.')
    return 1
  }
  await migrate(db.pool)
  const id = await db.write((tx) => putTournamentInput(tx, read.data))
  say(id === undefined ? `${read.data.sysname} has begun: its rules stay as they are.` : `${read.data.sysname} is there: /tournaments/${id}`)
  return id === undefined ? 1 : 0
}
