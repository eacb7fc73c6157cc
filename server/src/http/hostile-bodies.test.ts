import { createVault } from '@ante/product/cashier/vault'
import { isStaffAccess } from '@ante/kit/contract'
import { errorTypes } from '@ante/kit/refusal'
import { isRecord } from '@ante/kit/record'
import { audit } from '@ante/product/ledger/index'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Call, createRegistry } from '../registry.ts'
import { knownPermissions } from '../staff/perform-staff.ts'

const registry = createRegistry()
/** The fields of a call. */
function shapeOf({ endpoint }: Pick<Call, 'endpoint'>): Readonly<Record<string, z.ZodType>> {
  const { shape } = endpoint.input as { shape?: Record<string, z.ZodType> }
  return shape ?? {}
}
/** These end the session that the others are tried with. */
const endsSession = new Set(['auth.logout', 'staff.signout', 'privacy.erase', 'account.setSelfExclusion'])
const calls = [...registry.calls.values()].filter(
  ({ key, endpoint }) =>
    endpoint.method === 'POST' && Object.keys(shapeOf({ endpoint })).length > 0 && !endsSession.has(key)
)

const deep = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times)
/** What may stand in JSON in the place of any value, as it is written there; what a form can carry too is tried by every-call.test.ts. */
const hostile = [
  'null',
  'true',
  '-1',
  '1e400',
  '9007199254740993',
  '1'.repeat(400),
  '"\\ud800"',
  `"${'a'.repeat(50_000)}"`,
  '[null]',
  `[${'0,'.repeat(5000)}0]`,
  '{"__proto__":{"a":1},"toString":1}',
  '{"amount":1e400,"currency":"USD"}',
  deep('[', ']', 10_000),
] as const

/** The first of these that a field takes stands in it while another one is tried. */
const harmless: readonly unknown[] = [
  '1',
  1,
  true,
  'x',
  '10.00',
  'USD',
  'en',
  '2026-01-01',
  '2026-01-01T00:00:00.000Z',
  'dicebox',
  'a@example.com',
  [],
  {},
  ['1'],
  { en: 'x' },
  'a-reason-to-do-it',
]
const fillingOf = (field: z.ZodType): string | undefined => {
  const options: unknown = 'options' in field ? field.options : []
  const all = [...(Array.isArray(options) ? options.filter((one) => typeof one === 'string') : []), ...harmless]
  const found = all.find((one) => field.safeParse(one).success)
  return found === undefined ? undefined : JSON.stringify(found)
}

let server: TestServer
let member: Member
let player: Visitor | undefined
beforeAll(async () => {
  server = await testServer({
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
    env: { ANTE_ROLE: 'web' },
  })
  member = await staffMember(server, knownPermissions(registry))
})
afterAll(() => server.stop())

/** One body as it is written. */
function send({ key }: Call, cookie: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const pairs = Object.entries(fields).map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  return fetch(`${server.url}/api/${key.replace('.', '/')}?locale=en&version=1`, {
    method: 'POST',
    headers: {
      cookie,
      origin: server.url,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    },
    body: `{${pairs.join(',')}}`,
  })
}

/** One who is signed in: what is tried may have ended the session of the one before. */
async function someone(): Promise<Visitor> {
  if (!player || (await player.call('account.getBalance')).status === 401) player = await server.player()
  return player
}

const known = new Set(Object.keys(errorTypes).map((type) => `${type}Exception`))
async function wrongWith(answer: Response): Promise<string | undefined> {
  const text = await answer.text()
  if (/\bat .*\.ts:\d|node_modules|"stack"/.test(text)) return `how we are made: ${text.slice(0, 300)}`
  const body: unknown = JSON.parse(text)
  if (!isRecord(body)) return `no envelope: ${text.slice(0, 100)}`
  if (answer.status === 200) return 'data' in body ? undefined : 'no data'
  const { error } = body
  if (answer.status >= 500 && !(isRecord(error) && typeof error['code'] === 'string'))
    return `failed: ${text.slice(0, 300)}`
  return isRecord(error) && known.has(String(error['type'])) ? undefined : `no refusal: ${text.slice(0, 200)}`
}

describe('a hostile value in the place of each field of each call', () => {
  it.each(calls)('ERR-06 $key answers it, or refuses it with a code', async (call) => {
    const shape = shapeOf(call)
    const filled = Object.entries(shape).flatMap(([name, field]) => {
      const text = fillingOf(field)
      return text === undefined ? [] : [[name, text] as const]
    })
    const { cookie } = isStaffAccess(call.endpoint.access) ? member : await someone()
    const found: string[] = []
    for (const name of Object.keys(shape))
      for (const text of hostile) {
        const answer = await send(call, cookie, {
          ...Object.fromEntries(filled),
          [name]: text,
        })
        const wrong = await wrongWith(answer)
        if (wrong) found.push(`${name} = ${text.slice(0, 60)}: ${wrong}`)
      }
    expect(found).toEqual([])
  })

  it('MON-7 leaves the books as they were', async () => {
    expect(await server.database.db.read(audit)).toEqual([])
  })
})
