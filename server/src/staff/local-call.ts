import { isRecord } from '@ante/kit/record'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import type { Database, StaffMember } from '@ante/kit/context'
import { Refusal } from '@ante/kit/refusal'
import { defaultLocale } from '@ante/texts'
import { createPolicies } from '@ante/product/policies/index'
import { publicUrl } from '../env.ts'
import type { DatabaseEnv } from '../env-schema.ts'
import { contextFor, systemClock, withoutCookies } from '../http/call.ts'
import { renderRefusal } from '../http/envelope.ts'
import { createRegistry, type Registry } from '../registry.ts'
import { createLog } from '../operations/log.ts'
import { createSettings } from '../settings.ts'
import { performStaff } from './perform-staff.ts'
import { staffHost } from './staff-host.ts'

interface Tools {
  readonly db: Database
  readonly env: Pick<DatabaseEnv, 'PORT' | 'PUBLIC_URL'>
  readonly say: (line: string) => void
}

const usage = `npm run db -- call <group.action> [<json> | @<file.json>] [<key>]
A call that moves money is made once for each <key>, 8 to 128 signs: repeat an interrupted one with the key that it had. Without one each call is another.
In the JSON, {"@json": "<file>"} stands for what a JSON file holds, {"@file": "<file>"} for {path, text} of a file, and {"@folder": "<folder>"} for a
list of these of all files in it.`

async function filesIn(folder: string): Promise<{ path: string; text: string }[]> {
  const names = (await readdir(folder, { recursive: true })).sort()
  const files: { path: string; text: string }[] = []
  for (const path of names)
    if ((await stat(join(folder, path))).isFile())
      files.push({ path, text: await readFile(join(folder, path), 'utf8') })
  return files
}

/** Puts what files hold in the place of the references to them. */
export async function withFiles(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withFiles))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [only] = entries
  if (entries.length === 1 && only !== undefined && typeof only[1] === 'string') {
    const [kind, name] = only
    if (kind === '@json') return JSON.parse(await readFile(resolve(name), 'utf8')) as unknown
    if (kind === '@file') return { path: name, text: await readFile(resolve(name), 'utf8') }
    if (kind === '@folder') return filesIn(resolve(name))
  }
  const inner = await Promise.all(entries.map(async ([key, one]) => [key, await withFiles(one)] as const))
  return Object.fromEntries(inner)
}

const paramsOf = async (text: string): Promise<unknown> =>
  withFiles(JSON.parse(text.startsWith('@') ? await readFile(resolve(text.slice(1)), 'utf8') : text))

/** Whoever can reach the database is the operator: every permission, but no approval, and every call in the audit log under this name. */
const localMember = (): StaffMember => ({ name: `local:${userInfo().username}`, permissions: ['*'] })

/** One staff call from the command line, or of `staff`. Throws as `performStaff`. */
export async function callLocally(
  { db, env, staff = localMember() }: Omit<Tools, 'say'> & { readonly staff?: StaffMember },
  registry: Registry,
  key: string,
  params: unknown,
  idempotencyKey: string = randomUUID()
): Promise<unknown> {
  const call = registry.calls.get(key)
  if (!call) throw new Error(`there is no call ${key}`)
  const around = {
    db,
    clock: systemClock,
    log: createLog('silent'),
    // No vendor: what needs one is enqueued, and done by a running host.
    ports: {},
    settings: createSettings(db, registry.settings),
    policies: createPolicies(),
    origin: publicUrl(env),
  }
  const caller = { locale: defaultLocale, address: 'local', userAgent: 'command line' }
  const host = staffHost(registry, around, caller)
  const context = await contextFor(around, {
    ...caller,
    host,
    staff,
    handle: withoutCookies,
    idempotencyKey,
  })
  return performStaff(call, { ...context, host }, params)
}

function refusedLines(refusal: Refusal): string[] {
  const { type, code, message, invalid_parameters: wrong } = renderRefusal(refusal, defaultLocale)
  const { issues } = refusal.data
  const details = Array.isArray(issues)
    ? issues.map((issue: unknown) => {
        return isRecord(issue) ? `${String(issue.path)}: ${String(issue.message)}` : String(issue)
      })
    : Object.entries(wrong).map(([field, text]) => `${field}: ${text}`)
  return [`refused: ${type} ${code}: ${message}`, ...details.map((line) => `  ${line}`)]
}

/** `npm run db -- call`: answers 0 when done, 1 when refused, 2 when there is no such call. */
export async function localCall(
  { db, env, say }: Tools,
  [key = '', text = '{}', idempotencyKey, ...more]: readonly string[]
): Promise<number> {
  const registry = createRegistry()
  const calls = [...registry.calls.values()].filter(({ endpoint }) => endpoint.access.startsWith('staff:'))
  if (more.length > 0 || !calls.some((call) => call.key === key)) {
    say(usage)
    say(
      `There is: ${calls
        .map((call) => call.key)
        .toSorted()
        .join(', ')}.`
    )
    return 2
  }
  let params: unknown
  try {
    params = await paramsOf(text)
  } catch (error) {
    say(`The input cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
  try {
    say(JSON.stringify(await callLocally({ db, env }, registry, key, params, idempotencyKey), null, 2))
    return 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const line of refusedLines(error)) say(line)
    return 1
  }
}
