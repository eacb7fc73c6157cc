import { randomUUID } from 'node:crypto'
import { instant } from '@ante/kit/instant'
import { markets, type Policy } from '@ante/kit/policy'
import { recordOf } from '@ante/kit/record'
import { gamstopApp } from '@ante/sandbox/gamstop/app'
import { spelpausApp } from '@ante/sandbox/spelpaus/app'
import { anotherBirthDate, type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { type Member, staffMember } from '@ante/testing/staff'
import { type TcpProxy, tcpProxy, through } from '@ante/testing/tcp-proxy'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createPolicies, policyFiles } from '../policies/index.ts'
import type { SelfExclusion } from '../protection/contract.ts'
import { gamstop } from '../registers/connectors/gamstop/adapter.ts'
import { spelpaus, subjectOf } from '../registers/connectors/spelpaus/adapter.ts'

// A whole server between two registers: what tests of asking them share.

const files = createPolicies()
/** The rules of each market, by its file. */
export const of = recordOf(markets, (market) => files.of(instant(Date.now()), [market]))
let inForce: Policy = of.default
/** Whose rules hold until the end of the test. */
export const under = (policy: Policy): void => {
  inForce = policy
}
let server: TestServer
let clerk: Member
let proxy: TcpProxy
const password = 'correct-horse-9'

let isCut = false
export const cut = async () => {
  isCut = true
  await proxy.cut()
}
export const mend = async () => {
  if (isCut) await proxy.mend()
  isCut = false
}

/** Opens the server and both registers for the tests of the file that calls it, and closes them after the last one. */
export function useRegisters(): void {
  const twins = Fastify({ forceCloseConnections: true })
  beforeAll(async () => {
    await twins.register(gamstopApp({ apiKey: 'g', slowMs: 20_000 }), { prefix: '/gamstop' })
    await twins.register(spelpausApp({ actorId: 'ante', apiKey: 's', slowMs: 20_000 }), { prefix: '/spelpaus' })
    const url = await twins.listen({ port: 0, host: '127.0.0.1' })
    proxy = await tcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) })
    const near = through(url, proxy).replace(/\/$/, '')
    server = await testServer({
      only: ['ledger', 'content', 'policies', 'messages', 'identity', 'staff', 'registers', 'players', 'protection'],
      env: { ANTE_ROLE: 'web' },
      policies: { files: policyFiles, of: () => inForce },
      ports: {
        registers: new Map<string, unknown>([
          ['gamstop', gamstop({ url: `${near}/gamstop/v2`, apiKey: 'g', timeoutMs: 2_000 })],
          ['spelpaus', spelpaus({ url: `${near}/spelpaus`, actorId: 'ante', apiKey: 's', timeoutMs: 2_000 })],
        ]),
      },
    })
    clerk = await staffMember(server, ['players:*'])
  })
  afterEach(async () => {
    inForce = of.default
    await mend()
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all([proxy.close().catch(() => undefined), twins.close()])
  })
}

export const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.database.db.pool.query(text, values)).rows as Row[]
export const details = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  birth_date: '10.12.1985',
  country: 'GB',
  postcode: 'SW1A 1AA',
  currency: 'USD',
  terms: '1',
  notify: '1',
  password,
}
/** A Swedish personal number with these three digits before its last one. */
export const numbered = (three: string) =>
  [...'0123456789'].map((last) => `19851210${three}${last}`).find((number) => subjectOf(number)) ?? ''
export const swede = { ...details, country: 'SE', postcode: '11122', document_number: numbered('239') }
export const register = async (fields: Record<string, unknown>) => {
  const visitor = server.visitor()
  const email = `reg-${randomUUID().slice(0, 8)}@example.com`
  return {
    visitor,
    email,
    answer: await visitor.post<{ uid: number }>('auth.register', {
      ...details,
      email,
      birth_date: anotherBirthDate(),
      ...fields,
    }),
  }
}
export async function member(fields: Record<string, unknown> = {}) {
  const { visitor, email, answer } = await register(fields)
  expect(answer.error).toBeUndefined()
  const signIn = async (): Promise<Visitor> => {
    const other = server.visitor()
    expect((await other.post('auth.login', { login: email, password })).status).toBe(200)
    return other
  }
  return { visitor, email, uid: BigInt(answer.data.uid), signIn }
}
export const stateOf = async (visitor: Visitor) => (await visitor.call<SelfExclusion>('account.getSelfExclusion')).data
/** A call that only who may play may make. */
export const plays = async (visitor: Visitor) => {
  const { status, error } = await visitor.post('account.changefakename', {
    fakename: `Lark${randomUUID().slice(0, 4)}`,
  })
  return status === 200 ? 'plays' : `${error.code}: ${String(error.error_data['state'])}`
}
export const takesStakes = async (uid: bigint) => {
  const rows = await query<{ open: boolean }>(
    `select coalesce(stakes_from, '-infinity') <= now() as open from ledger.accounts where path = $1`,
    [`player:${uid}:main`]
  )
  return rows.every(({ open }) => open)
}
/** As if the person had become somebody else for the register meanwhile. */
export const becomes = (uid: bigint, field: string, value: string) =>
  query(`update players.profiles set fields = fields || jsonb_build_object($2::text, $3::text) where uid = $1`, [
    uid,
    field,
    value,
  ])
export const later = (uid: bigint, interval: string) =>
  query(`update registers.checks set at = at - $2::interval where uid = $1`, [uid, interval])
export const answersOf = async (uid: bigint) =>
  (
    await clerk.get<{ answers: { register: string; moment: string; word: string; reference: string | null }[] }>(
      'registers.getanswers',
      { uid: String(uid) }
    )
  ).data.answers
/** What staff find of one player by this login. */
export const listed = async (query: string) =>
  (await clerk.get<{ items: { exclusion: string | null; register: string | null }[] }>('players.list', { query })).data
    .items
export const visitor = (): Visitor => server.visitor()
export const context = () => server.context()
