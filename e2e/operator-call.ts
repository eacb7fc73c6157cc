import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** A staff call at the command line, as the operator makes the first of them. */
export const operatorCall = (key: string, input: object): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--conditions=ante-server',
        '--disable-warning=ExperimentalWarning',
        'server/src/db.ts',
        'call',
        key,
        JSON.stringify(input),
      ],
      { cwd: root, encoding: 'utf8' }
    )
  )
