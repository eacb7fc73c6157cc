import { resolve } from 'node:path'
import { noteRewind } from '@ante/product/games/index'
import { audit } from '@ante/product/ledger/index'
import { listValues, valuesTable } from '@ante/product/values/index'
import pg from 'pg'
import { type DatabaseEnv, readDatabaseEnv } from '../env-schema.ts'
import { grantApplicationAt } from './application-role.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { startEmbedded } from './embedded.ts'
import { exportDatabase } from './export.ts'
import { importDatabase } from './import.ts'
import { migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { seed } from './seed.ts'
import { openClient } from './many-hosts.ts'

const usage = `npm run db -- <command>

  migrate                     bring the database to the present
  seed                        fill the demo world
  reset                       throw everything away, migrate and seed anew (asks for --yes)
  audit                       prove that the books balance
  values                      what each offer, reward and jackpot is worth at most to a player, against its budget
  export <file>               write all tables of one moment into a file
  import <file>               read such a file into an empty database
  call <group.action> [<json>]
                              make a staff call as the local operator; it stands in the audit log. Without a name: which there are
  rewound <reason>            after a restore that the database cannot see, as of a disk snapshot: new seeds for all games
`

interface Tools {
  readonly db: OpenDatabase
  readonly url: string
  readonly env: DatabaseEnv
  readonly say: (line: string) => void
}
/** Answers the exit code. */
type Command = (tools: Tools, words: readonly string[]) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  async migrate({ db, env, say }) {
    const done = await migrate(db.pool)
    // A host of the embedded database gives its role the rights when it starts.
    if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL !== undefined)
      await grantApplicationAt(env.DATABASE_OWNER_URL, decodeURIComponent(new URL(env.DATABASE_URL).username))
    say(done.length === 0 ? 'The database is up to date.' : done.map((name) => `applied ${name}`).join('\n'))
    return 0
  },
  async seed({ db, say }) {
    await migrate(db.pool)
    const done = await seed(db)
    say(done.length === 0 ? 'The demo world is there already.' : done.map((name) => `seeded ${name}`).join('\n'))
    return 0
  },
  async reset({ db, url, say }, words) {
    if (!words.includes('--yes')) {
      say('This deletes every table of Ante. Say it again with --yes.')
      return 2
    }
    await dropEverything(url)
    await migrate(db.pool)
    await seed(db)
    say('The database is as new.')
    return 0
  },
  async audit({ db, say }) {
    const problems = await db.read(audit)
    for (const { problem, account_id, expected, found } of problems)
      say(`${problem}: ${account_id ?? ''} expected ${expected}, found ${found}`)
    const { rows } = await db.pool.query<{ transactions: bigint; accounts: bigint }>(
      'select (select count(*) from ledger.transactions) as transactions, (select count(*) from ledger.accounts) as accounts'
    )
    say(`${rows[0]?.transactions} transactions, ${rows[0]?.accounts} accounts, ${problems.length} problems`)
    return problems.length === 0 ? 0 : 1
  },
  async values({ db, say }) {
    const lines = await db.read((tx) => listValues(tx, Date.now()))
    const above = lines.filter(({ isWithin }) => !isWithin).length
    say(valuesTable(lines).join('\n'))
    say(`${lines.length} values, ${above} above their budget`)
    return above === 0 ? 0 : 1
  },
  async rewound({ db, say }, words) {
    if (words.length === 0) {
      say('Say why: npm run db -- rewound <reason>')
      return 2
    }
    await db.write((tx) => noteRewind(tx, words.join(' ')))
    say('No seed from before is used any more.')
    return 0
  },
  async export({ url, say }, [file]) {
    if (file === undefined) {
      say('Say where to: npm run db -- export <file>')
      return 2
    }
    const { rows } = await exportDatabase(url, resolve(file))
    say(`${rows} rows are in ${file}.`)
    return 0
  },
  async import({ db, url, say }, [file]) {
    if (file === undefined) {
      say('Say what: npm run db -- import <file>')
      return 2
    }
    const { rows } = await importDatabase(url, resolve(file))
    const problems = await db.read(audit)
    say(`${rows} rows were read; the books ${problems.length === 0 ? 'balance' : `have ${problems.length} problems`}.`)
    return problems.length === 0 ? 0 : 1
  },
}

/** Drops the schemas of the product, the queue's too; nothing else in the database is touched. */
async function dropEverything(url: string): Promise<void> {
  const client = openClient({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)'`
    )
    for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`)
  } finally {
    await client.end()
  }
}

/** Runs one command of `npm run db`; answers the exit code. `more` adds commands that live elsewhere. */
export async function runDatabaseCommand(
  words: readonly string[],
  more: Readonly<Record<string, Command>> = {}
): Promise<number> {
  const [name = '', ...rest] = words
  const command = { ...commands, ...more }[name]
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (!command) {
    say(usage)
    return name === '' || name === 'help' ? 0 : 2
  }
  const env = readDatabaseEnv()
  const embedded =
    env.DATABASE_URL === undefined
      ? await startEmbedded({ directory: `${resolve(env.ANTE_DATA)}/postgres` })
      : undefined
  const url = env.DATABASE_OWNER_URL ?? env.DATABASE_URL ?? embedded?.url ?? ''
  const pool = createPool({ url, size: 4, statementTimeoutMs: 0 })
  try {
    return await command({ db: openDatabase(pool), url, env, say }, rest)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
