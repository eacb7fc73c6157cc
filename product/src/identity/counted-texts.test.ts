import { hour } from '@ante/kit/instant'
import { testDatabase, type TestDatabase } from '@ante/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textsTo } from './rules/lock.ts'
import { countText, type TextReason } from './send-texts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const text = (to: string, network?: string, reason: TextReason = 'code') =>
  database.db.write((tx) => countText(tx, network === undefined ? { to, reason } : { to, reason, network }))
/** All that was counted was counted so much earlier. */
const pass = (ms: number) =>
  database.db.pool.query(`update identity.login_failures set last_at = last_at - $1 * interval '1 millisecond'`, [ms])

describe('text messages to one number', () => {
  it('2FA-01 never end for who signs in by one each day', async () => {
    for (let nth = 1; nth <= 40; nth++) {
      expect(await text('447700900001'), `the message of day ${nth}`).toBe(true)
      await pass(20 * hour)
    }
  })

  it('PROF-26 end after five in an hour, and after fifteen in a day', async () => {
    const { numberInAnHour, numberInADay } = textsTo
    for (let sent = 0; sent < numberInADay.max;) {
      for (let n = 0; n < numberInAnHour.max; n++, sent++) expect(await text('447700900002')).toBe(true)
      expect(await text('447700900002')).toBe(false)
      await pass(hour)
    }
    expect(await text('447700900002')).toBe(false)
    await pass(numberInADay.lockMs)
    expect(await text('447700900002')).toBe(true)
  })

  it('AUTH-50 ERR-16 of a code for a login are kept from nobody by who asks for a new password or names the number as their own', async () => {
    const to = '447700900003'
    for (const reason of ['recovery', 'confirmation', 'news'] as const)
      for (let nth = 0; nth <= textsTo.numberInAnHour.max; nth++)
        expect(await text(to, `198.51.100.${20 + nth}`, reason)).toBe(nth < textsTo.numberInAnHour.max)
    expect(await text(to, '198.51.100.4', 'code')).toBe(true)
  })

  it('AUTH-50 PROF-26 at the wish of strangers in one network leave some to the owner of the number in another', async () => {
    const to = '447700900004'
    const { numberInAnHour, numberOfNetworkInAnHour } = textsTo
    for (const reason of ['recovery', 'confirmation'] as const) {
      // What is refused takes nothing away.
      for (let nth = 0; nth < 3 * numberInAnHour.max; nth++)
        expect(await text(to, '198.51.100.30', reason)).toBe(nth < numberOfNetworkInAnHour.max)
      for (let left = numberInAnHour.max - numberOfNetworkInAnHour.max; left >= 0; left--)
        expect(await text(to, '198.51.100.31', reason)).toBe(left > 0)
    }
  })

  it('PROF-26 go to many numbers at the wish of one network for days, and forty in an hour', async () => {
    const { network } = textsTo
    for (let nth = 1; nth <= 2 * network.max; nth++) {
      expect(await text(`4477009${10_000 + nth}`, '198.51.100.1'), `the message ${nth}`).toBe(true)
      await pass(hour / 2)
    }
    for (let nth = 1; nth <= network.max; nth++) expect(await text(`4477009${20_000 + nth}`, '198.51.100.2')).toBe(true)
    expect(await text('447700930000', '198.51.100.2')).toBe(false)
  })
})
