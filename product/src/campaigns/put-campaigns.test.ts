import { testServer, type TestServer } from '@ante/testing/server'
import { type Member, operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Promotion } from './contract.ts'

let server: TestServer
let writer: Member
let chief: Member
beforeAll(async () => {
  server = await testServer({
    only: ['ledger', 'content', 'messages', 'identity', 'staff', 'players', 'bonuses', 'cashier', 'campaigns'],
    env: { ANTE_ROLE: 'web' },
  })
  writer = await staffMember(server, ['campaigns:write', 'promotions:write'])
  chief = await staffMember(server, ['campaigns:write'])
})
afterAll(() => server.stop())

const reason = 'the campaign of this month'
const texts = { en: { title: 'Ten for you', text: 'Ten to start with.' } }
const bonus = { type: 'bonus', amounts_minor: { USD: 1000 }, wager_times: 2, days: 7, weights: { slot: 100 } }
const match = {
  type: 'match',
  steps: [{ percent: 100, most_minor: { USD: 1000 } }],
  wager_times: 2,
  days: 7,
  weights: { slot: 100 },
}
const spins = { type: 'free_spins', game: 'threshold', count: 5, stakes_minor: { USD: 100 }, days: 7 }
interface Offer {
  id: string
  description: { title: string }
  finished_at: string | null
}
const offers = async () => (await server.visitor().call<{ items: Offer[] }>('campaigns.getoffers')).data.items
const promotions = async () =>
  (await server.visitor().call<{ items: Promotion[] }>('campaigns.getpromotions')).data.items
const put = (sysname: string, more: Record<string, unknown> = {}) =>
  writer.call<{ id: string }>('campaigns.putoffer', {
    sysname,
    texts,
    trigger: { action: 'promo_code' },
    reason,
    ...more,
  })
/** Proposed by one, approved by the other. */
async function putApproved(sysname: string, more: Record<string, unknown> = {}): Promise<void> {
  const asked = await put(sysname, { promotions: [bonus], ...more })
  expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
  const { request } = asked.error.error_data as { request: string }
  expect(await chief.call('staff.approverequest', { id: request })).toMatchObject({
    status: 200,
    data: { state: 'done' },
  })
}

describe('an offer that staff put', () => {
  it('BON-15 one that gives something needs another member; it is there, changed and closed under its name', async () => {
    await putApproved('ten')
    expect((await offers()).map(({ description }) => description.title)).toEqual(['Ten for you'])
    expect((await put('words-only')).status).toBe(200)
    const [before] = await offers()
    await putApproved('ten', { texts: { en: { title: 'Still ten', text: '' } }, ends_at: '2099-01-01T00:00:00Z' })
    const after = (await offers()).find(({ description }) => description.title === 'Still ten')
    expect(after?.finished_at).toBe('2099-01-01T00:00:00.000Z')
    expect(await offers()).toHaveLength(2)
    expect(before).toBeDefined()
    for (const sysname of ['ten', 'ten', 'words-only'])
      expect((await writer.call('campaigns.closeoffer', { sysname, reason })).status).toBe(200)
    expect(await offers()).toEqual([])
    expect((await writer.call('campaigns.closeoffer', { sysname: 'never-was', reason })).status).toBe(404)
    await putApproved('ten')
    expect(await offers()).toHaveLength(1)
  })

  it('BON-15 a condition that is not known, a period that ends before it begins, no words and an amount of nothing are refused', async () => {
    const wrong: Record<string, unknown>[] = [
      { trigger: { action: 'deposit', params: { min_deposit: 1 } } },
      { trigger: { action: 'gift' } },
      { texts: {} },
      { promotions: [{ ...bonus, amounts_minor: { USD: 0 } }] },
      { promotions: [{ type: 'freespins' }] },
      // Nothing to match, no deposit to follow, no such game, none of its levels.
      { promotions: [match] },
      { trigger: { action: 'deposit' }, promotions: [{ ...match, steps: [] }] },
      { promotions: [{ ...spins, step: 2 }] },
      { promotions: [{ ...spins, game: 'no-such-game' }] },
      { promotions: [{ ...spins, stakes_minor: { USD: 7 } }] },
      { starts_at: '2099-01-02T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
      { ends_at: '2020-01-01T00:00:00Z' },
      { sysname: 'Not A Name' },
    ]
    for (const one of wrong) expect((await put('wrong', one)).status, JSON.stringify(one)).toBe(400)
  })
})

describe('a code and a promotion that staff put', () => {
  it('BON-22 a code gives what its offer gives until it is closed; a smaller number of uses counts those that were', async () => {
    await putApproved('coded')
    const code = (more: Record<string, unknown>) =>
      writer.call('campaigns.putpromocode', { promo_code: 'spring', offer: 'coded', reason, ...more })
    expect((await code({ uses_max: 2 })).data).toEqual({ promo_code: 'SPRING' })
    const use = async () => {
      const answer = await (await server.player()).post('campaigns.activateOffer', { promo_code: 'Spring' })
      const data = answer.error?.error_data as { promo_code?: string[] } | undefined
      return answer.status === 200 ? 'taken' : data?.promo_code?.[0]
    }
    expect(await use()).toBe('taken')
    expect((await code({ uses_max: 1 })).status).toBe(200)
    expect(await use()).toBe('LIMIT_REACHED')
    expect((await code({})).status).toBe(200)
    expect(await use()).toBe('taken')
    expect((await writer.call('campaigns.closepromocode', { promo_code: 'spring', reason })).status).toBe(200)
    expect(await use()).not.toBe('taken')
    expect((await code({ starts_at: '2099-01-01T00:00:00Z' })).status).toBe(200)
    expect(await use()).toBe('NOT_STARTED')
    expect((await code({ ends_at: '2098-01-01T00:00:00Z' })).status).toBe(400)
    expect((await code({ offer: 'never-was' })).status).toBe(404)
    expect((await writer.call('campaigns.closepromocode', { promo_code: 'NOTHING', reason })).status).toBe(404)
  })

  it('BON-22 a code for what is given for a deposit needs another member', async () => {
    await putApproved('first-deposit', { trigger: { action: 'deposit' } })
    const asked = await writer.call('campaigns.putpromocode', { promo_code: 'free', offer: 'first-deposit', reason })
    expect(asked).toMatchObject({ status: 409, error: { code: 'approval_needed' } })
    const use = async () =>
      (await (await server.player()).post('campaigns.activateOffer', { promo_code: 'free' })).status
    expect(await use()).not.toBe(200)
    const { request } = asked.error.error_data as { request: string }
    expect((await chief.call('staff.approverequest', { id: request })).status).toBe(200)
    expect(await use()).toBe(200)
  })

  it('BON-18 a promotion is shown, changed and closed under its name, and leads nobody elsewhere', async () => {
    const promote = (more: Record<string, unknown> = {}) =>
      writer.call('campaigns.putpromotion', { sysname: 'hall', texts, leads_to: '/gamehall', reason, ...more })
    expect((await promote()).status).toBe(200)
    expect((await promote({ leads_to: '/betting' })).status).toBe(200)
    expect((await promotions()).map(({ leads_to }) => leads_to)).toEqual(['/betting'])
    for (const leads_to of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await promote({ leads_to })).status, leads_to).toBe(400)
    expect((await promote({ offer: 'never-was' })).status).toBe(404)
    expect((await writer.call('campaigns.closepromotion', { sysname: 'hall', reason })).status).toBe(200)
    expect(await promotions()).toEqual([])
    await expect(
      operatorCall(server.database.db, 'campaigns.closepromotion', { sysname: 'never-was', reason })
    ).rejects.toThrow('not_found')
  })
})
