import { gamstopApp } from '@ante/sandbox/gamstop/app'
import Fastify, { type FastifyInstance } from 'fastify'
import { seedGames } from '../../seeds/games.ts'
import type { Verification } from '../verification/contract.ts'
import { gamstop } from '../registers/connectors/gamstop/adapter.ts'
import { createMarks } from '../verification/marks.ts'
import { receiveNotice } from '../verification/receive-notice.ts'
import { sumsub } from '../verification/connectors/sumsub/adapter.ts'
import { openTwin } from '../verification/connectors/sumsub/world.fixture.ts'
import { openCashier, type Player } from './cashier.fixture.ts'

/** Who was verified, unless a test says otherwise: whom `player()` registers. */
const ada = { firstName: 'Ada', lastName: 'Lovelace', dob: '1985-12-10', number: 'L01', validUntil: '2035-01-01' }

/** The cashier, games, and Sumsub's twin over HTTP, whose webhooks reach the server by its own address. */
export async function openIdentityWorld({ settings }: { settings: Record<string, unknown> }) {
  const servers: FastifyInstance[] = []
  let url = ''
  const twin = await openTwin((server) => void servers.push(server), { hears: () => `${url}/callbacks/sumsub` })
  // Great Britain opens no account without its register.
  const register = Fastify({ forceCloseConnections: true })
  await register.register(gamstopApp({ apiKey: 'g' }))
  const registerUrl = await register.listen({ port: 0, host: '127.0.0.1' })
  servers.push(register)
  const line = { isUp: true }
  const vendor = sumsub(twin.options)
  const away = sumsub({ ...twin.options, url: 'http://127.0.0.1:9', timeoutMs: 100 })
  const ports = {
    identity: {
      ...vendor,
      standing: (check: Parameters<typeof vendor.standing>[0]) => (line.isUp ? vendor : away).standing(check),
      createApplicant: (request: Parameters<typeof vendor.createApplicant>[0]) =>
        (line.isUp ? vendor : away).createApplicant(request),
    },
    identityName: 'sumsub',
    marks: createMarks([{ key: new Uint8Array(32).fill(9) }]),
    registers: new Map([['gamstop', gamstop({ url: `${registerUrl}/v2`, apiKey: 'g', timeoutMs: 5000 })]]),
  }
  const world = await openCashier({
    settings,
    role: 'all',
    more: ['policies', 'registers', 'protection', 'verification', 'jackpots', 'games'],
    alsoPorts: ports,
    async alsoReceive(context, callback) {
      if (callback.provider !== 'sumsub') return false
      await receiveNotice({ ...context, ports }, callback)
      return true
    },
  })
  url = world.server.url
  await world.db.write(seedGames)

  const states = async (player: Player): Promise<Verification> =>
    (await player.call<Verification>('account.getVerification')).data
  const { server } = world
  const identity = {
    ...world,
    /** Its players are whom `ada` shows, unless a test says otherwise. */
    server: Object.assign(Object.create(server) as typeof server, {
      player: (fields: Record<string, unknown> = {}) => server.player({ birth_date: '10.12.1985', ...fields }),
    }),
    twin,
    line,
    ports,
    url: () => url,
    states,
    identityOf: async (player: Player) => (await states(player)).checks.find(({ step }) => step === 'identity'),
    info: async (player: Player) =>
      (
        await player.call<{ is_verified: boolean; is_on_verification: boolean; is_kyc_block_enabled: boolean }>(
          'account.getInfo'
        )
      ).data,
    confirmEmail: (player: Player) =>
      world.db.pool.query('update identity.users set email_confirmed_at = now() where uid = $1', [player.uid]),
    start: async (player: Player): Promise<string> =>
      (await player.post<{ applicant_id: string }>('sumsub.createApplicant')).data.applicant_id,
    /** Hands a document in, and has the vendor tell what it decides. */
    async handIn(applicant: string, person: Partial<typeof ada> = {}): Promise<void> {
      const { number, validUntil, ...names } = { ...ada, number: `L${applicant.slice(0, 8)}`, ...person }
      const idDocs = [{ idDocType: 'PASSPORT', country: 'GBR', number, validUntil }]
      await twin.control(`/${applicant}/submit`, { info: { ...names, idDocs } })
      await twin.control('/tick')
    },
    async decide(reference: string, result: object, step: 'applicant' | 'action' = 'applicant'): Promise<void> {
      await twin.control(`/${reference}/decide`, { step, result })
      await twin.control('/tick')
    },
    /** From nothing to approved. */
    async verify(player: Player, person: Partial<typeof ada> = {}): Promise<string> {
      const applicant = await identity.start(player)
      await identity.handIn(applicant, person)
      await identity.decide(applicant, { reviewAnswer: 'GREEN' })
      return applicant
    },
    /** A game whose round ends at once: free spins would leave one open, which is refused before anything that these tests ask. */
    play: (player: Player) =>
      player.post('games.play', { sysname: 'deep-seam', stake: '1' }, { idempotencyKey: crypto.randomUUID() }),
    async close() {
      await world.close()
      await Promise.all(servers.map((server) => server.close()))
    },
  }
  return identity
}
export type IdentityChecks = Awaited<ReturnType<typeof openIdentityWorld>>
