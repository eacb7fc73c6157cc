import { money } from '@ante/kit/money'
import { testServer, type TestServer } from '@ante/testing/server'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { houseAccount, post } from '../ledger/index.ts'
import type { Jackpot } from './contract.ts'
import { meterAccount } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ only: ['ledger', 'content', 'jackpots'], env: { ANTE_ROLE: 'web' } })
})
afterAll(() => server.stop())

const reason = 'the jackpots of this year'
const put = (more: Record<string, unknown> = {}) =>
  operatorCall<{ id: string }>(server.database.db, 'jackpots.put', {
    sysname: 'night',
    texts: { en: { title: 'Night', text: '' } },
    currency: 'USD',
    levels: ['small', 'large'],
    reason,
    ...more,
  })
const close = (sysname: string) => operatorCall(server.database.db, 'jackpots.close', { sysname, reason })
const shown = async () =>
  (await server.visitor().call<{ items: Jackpot[] }>('Jackpots.get')).data.items.map(({ levels }) =>
    levels.map(({ name }) => name)
  )

describe('a jackpot that staff put', () => {
  it('JKP-01 is shown with its meters, changed and closed under its name', async () => {
    const { id } = await put()
    expect(await shown()).toEqual([['small', 'large']])
    expect((await put({ levels: ['small', 'middle', 'large'] })).id).toBe(id)
    expect(await shown()).toEqual([['small', 'middle', 'large']])
    await close('night')
    await close('night')
    expect(await shown()).toEqual([])
    await expect(close('never-was')).rejects.toThrow('not_found')
    for (const wrong of [{ levels: [] }, { levels: ['small', 'small'] }, { currency: 'XXX' }])
      await expect(put(wrong), JSON.stringify(wrong)).rejects.toThrow('InvalidParameter')
  })

  it('JKP-01 a meter that holds money cannot go, nor its jackpot, nor change its currency', async () => {
    const { id } = await put()
    // A platform account is a row for each connection: another one pays in than the one that looks.
    const usual = await server.database.db.pool.connect()
    await server.database.db.write((tx) =>
      post(tx, {
        key: 'a contribution',
        kind: 'opening',
        postings: [
          { from: houseAccount('opening'), to: meterAccount(BigInt(id), 'large'), amount: money(1n), code: 'opening' },
        ],
      })
    )
    usual.release()
    await expect(put({ levels: ['small'] })).rejects.toThrow('conflict')
    await expect(put({ currency: 'EUR' })).rejects.toThrow('conflict')
    await expect(close('night')).rejects.toThrow('conflict')
    await put({ levels: ['large'] })
    expect(await shown()).toEqual([['large']])
  })
})
