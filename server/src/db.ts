import { runDatabaseCommand } from './database/command-line.ts'
import { migrate } from './database/migrate.ts'
import { localCall } from './staff/local-call.ts'

/** `npm run db -- <command>` */
runDatabaseCommand(process.argv.slice(2), {
  async call(tools, words) {
    await migrate(tools.db.pool)
    return localCall(tools, words)
  },
}).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
)
