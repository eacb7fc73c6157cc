import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import type { Answer } from '@ante/testing/client'
import { anotherBirthDate, registrationOf } from '@ante/testing/server'
import { expect } from 'vitest'
import { openCashier, type World } from '../cashier/cashier.fixture.ts'
import { type AccountPath, playerAccount, post } from '../ledger/index.ts'
import { FraudVendorUnavailable, NetworkUnavailable, type TrackingPorts } from './connectors/port.ts'
import type { FraudAnswer, Postback } from './rules/words.ts'

/** What the network of publishers has heard. */
export const told: Postback[] = []
/** The network refuses the next one. */
export const network = { isDown: false }
/** What the fraud vendor answers, and what it was asked. */
const approved: FraudAnswer = { state: 'APPROVE', score: 425, reasons: [] }
export const fraud: { answer: FraudAnswer | undefined; asked: { action: string; session: string }[] } = {
  answer: approved,
  asked: [],
}
export const config = {
  provider: 'exponea',
  target: 'https://t.example',
  token: 'k',
  site_group: 'g',
  src: 's',
} as const
const none = { script: [], connect: [], frame: [], image: [], style: [] }
const ports: TrackingPorts = {
  marketing: { config: () => config, sources: () => none },
  affiliates: {
    send: async (postback) => {
      if (network.isDown) {
        network.isDown = false
        throw new NetworkUnavailable('down')
      }
      told.push(postback)
    },
  },
  fraud: {
    config: () => ({ provider: 'seon', src: 'https://s.example/a.js', host: '' }),
    sources: () => none,
    check: async ({ action, session }) => {
      fraud.asked.push({ action, session })
      if (!fraud.answer) throw new FraudVendorUnavailable('down')
      return fraud.answer
    },
  },
}

export let world: World
/** A name of the house where the fraud vendor is switched on, though the house itself may have it off. */
export const guarded = 'guarded.test'
export async function openTracking(general: object = { is_seon_enabled: true }): Promise<void> {
  // Another file of the same process may have left another answer.
  fraud.answer = approved
  network.isDown = false
  world = await openCashier({
    domains: { [guarded]: { general: { is_seon_enabled: true } } },
    more: ['tracking'],
    role: 'all',
    alsoPorts: ports,
    settings: { general: { ...general, analytic: { gtm: 'GTM-ABCD12' } } },
  })
}
export async function closeTracking(): Promise<void> {
  expect(await world.problems()).toEqual([])
  await world.close()
}

export const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await world.db.pool.query(text, values)).rows as Row[]

/** So much of the player's own is at stake; answers the number of the posting. */
export async function staked(uid: bigint, house: AccountPath, amount: number): Promise<bigint> {
  const sum = money(BigInt(amount) * 100n, 'USD')
  const posting = { from: playerAccount(uid, 'main'), to: house, amount: sum, code: 'stake' } as const
  return (await world.db.write((tx) => post(tx, { key: randomUUID(), kind: 'bet', postings: [posting] }))).id
}

/** A browser with all its cookies. */
export function browser() {
  const visitor = world.server.visitor()
  const jar = new Map<string, string>()
  const headers = () => {
    const own = [...jar].map(([name, value]) => `${name}=${value}`)
    return { headers: { cookie: [...(visitor.cookie ? [visitor.cookie] : []), ...own].join('; ') } }
  }
  const keep = <T>(answer: Answer<T>): Answer<T> => {
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=')
      if (name === 'ante_session') continue
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const tab = {
    jar,
    call: async <T>(key: string, params: Record<string, unknown> = {}) =>
      keep(await visitor.call<T>(key, params, headers())),
    post: async <T>(key: string, params: Record<string, unknown> = {}) =>
      keep(await visitor.post<T>(key, params, headers())),
    answer: (answers: Record<string, boolean>) => tab.post<{ consent: string }>('tracking.setConsent', answers),
    hit: async (query: Record<string, string>) =>
      (await tab.call<{ is_kept: boolean }>('tracking.hit', query)).data.is_kept,
    async register() {
      const email = `by-link-${randomUUID().slice(0, 8)}@example.com`
      const { status, data } = await tab.post<{ uid: number }>(
        'auth.register',
        registrationOf({ email, birth_date: anotherBirthDate() })
      )
      expect(status).toBe(200)
      return Object.assign(visitor, { uid: BigInt(data.uid) })
    },
  }
  return tab
}
