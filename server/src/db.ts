import { runDatabaseCommand } from './database/command-line.ts'
import { correctByHand } from './database/correct-result.ts'
import { importFixtureFiles } from './database/import-fixtures.ts'
import { importPages } from './database/import-pages.ts'
import { importSetting } from './database/import-setting.ts'
import { importTournament } from './database/import-tournament.ts'
import { openHouse } from './house.ts'

/** `npm run db -- <command>` */
runDatabaseCommand(process.argv.slice(2), {
  'import-fixtures': importFixtureFiles,
  'correct-result': correctByHand,
  pages: importPages,
  setting: importSetting(openHouse().settings),
  tournament: importTournament,
}).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
)
