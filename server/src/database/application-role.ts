import { createHash } from 'node:crypto'
import pg from 'pg'
import { openClient } from './many-hosts.ts'

/** The role that a host of the embedded database connects as. */
const applicationRole = 'ante_application'

const ourSchemas = `nspname !~ '^(pg_|information_schema$|public$|archive$)'`

/** What a trigger that refuses changes refuses, by the bits of pg_trigger.tgtype. */
const insertOnly = `
  select t.tgrelid::regclass::text as name, bit_or(t.tgtype::int) as events from pg_trigger t join pg_proc p on p.oid = t.tgfoid
   where p.proname = 'refuse_change' group by t.tgrelid`
const refusable = [
  [8, 'delete'],
  [16, 'update'],
  [32, 'truncate'],
] as const

/** What only migrations write. */
const ofMigrations = ['ante.migrations', 'ante.sql_sources']

/**
 * Gives a role all that a host needs of the database, and nothing with which it could change what is insert-only: it owns no table, so it can neither
 * alter, drop nor truncate one nor disable its triggers, and it may not update or delete where a trigger refuses that. To be called by the owner after each
 * migration; repeated it changes nothing.
 */
async function grantApplication(owner: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const { rows: schemas } = await owner.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where ${ourSchemas} order by nspname`
  )
  for (const { name } of schemas)
    await owner.query(
      `revoke create on schema ${name} from ${to};
       grant usage on schema ${name} to ${to};
       grant select, insert, update, delete on all tables in schema ${name} to ${to};
       grant usage, select, update on all sequences in schema ${name} to ${to};
       grant execute on all functions in schema ${name} to ${to}`
    )
  const { rows: tables } = await owner.query<{ name: string; events: number }>(insertOnly)
  for (const { name, events } of tables) {
    const rights = refusable.filter(([bit]) => (events & bit) !== 0).map(([, right]) => right)
    if (rights.length > 0) await owner.query(`revoke ${rights.join(', ')} on ${name} from ${to}`)
  }
  for (const name of ofMigrations) await owner.query(`revoke insert, update, delete on ${name} from ${to}`)
  await admitToRows(owner, role)
}

/** The queue's tables show their rows to nobody but their owner: the role gets a policy of its own. */
async function admitToRows(owner: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role)
  const { rows } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ourSchemas} and c.relrowsecurity and not exists (select 1 from pg_policy where polrelid = c.oid and polname = $1)`,
    [role]
  )
  for (const { name } of rows)
    await owner.query(`create policy ${to} on ${name} to ${to} using (true) with check (true)`)
}

/** Rights are given by one host at a time: two at once would write the same rows of the catalogue. */
const lockKey = 4207005

/** The same on a connection of its own, as the owner at `ownerUrl`. */
export async function grantApplicationAt(ownerUrl: string, role: string): Promise<void> {
  const client = openClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    await grantApplication(client, role)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * Makes the role of the embedded database where it is missing, and answers the address under which a host connects. Its password follows from the
 * administrator's, which cannot be found from it.
 */
export async function openApplicationRole(ownerUrl: string): Promise<string> {
  const address = new URL(ownerUrl)
  const password = createHash('sha256').update(`${applicationRole} ${address.password}`).digest('base64url')
  const client = openClient({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [applicationRole])
    const verb = rowCount === 0 ? 'create' : 'alter'
    await client.query(
      `${verb} role ${applicationRole} login nosuperuser nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`
    )
  } finally {
    await client.end()
  }
  address.username = applicationRole
  address.password = password
  return address.href
}

/** Whether the role of this connection could change the books: it owns them, or is a superuser. */
export async function ownsTheBooks(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await pool.query<{ owns: boolean }>(
    `select pg_has_role(c.relowner, 'member') as owns from pg_class c where c.oid = 'ledger.postings'::regclass`
  )
  return rows[0]?.owns === true
}
