import type { TestServer } from '@ante/testing/server'
import { en } from '@ante/texts/en/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerWithLetters, serverWithLetters, wrongOf } from './letters.fixture.ts'

let world: ServerWithLetters
let server: TestServer
beforeAll(async () => {
  world = await serverWithLetters()
  server = world.server
})
afterAll(() => world.close())

type Player = Awaited<ReturnType<TestServer['player']>>
const lettersTo = (email: string) => world.lettersTo(email)
/** Asks for a letter and reads the code of the newest. */
async function codeFor(player: Player, email: string, nth = 1): Promise<string> {
  expect((await player.post('account.sendconfirmationtocontact', { contact: email })).data).toBe(1)
  await expect.poll(async () => (await lettersTo(email)).length).toBe(nth)
  return /code=(\d{6})/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
}
const confirm = (player: Player, contact: string, code: string) =>
  player.post('account.confirmContact', { contact, code })
const isConfirmed = async (player: Player) =>
  (await player.call<{ contacts: { is_confirmed: boolean }[] }>('account.getprofileinfo')).data.contacts.map(
    (one) => one.is_confirmed
  )

describe('confirming a contact', () => {
  it('API-21 API-23 PROF-26 PROF-27 PROF-31 the code of the letter confirms its address, once', async () => {
    const email = 'confirm@example.com'
    const player = await server.player({ email })
    expect(await isConfirmed(player)).toEqual([false])
    const code = await codeFor(player, email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await lettersTo(email))[0]?.text).toContain('/confirmation?contact=confirm%40example.com&code=')
    expect((await confirm(player, email, code)).data).toBe(1)
    expect(await isConfirmed(player)).toEqual([true])
    expect((await confirm(player, email, code)).status).toBe(400)
  })

  it('PROF-31 a code is good for ten minutes', async () => {
    const email = 'late@example.com'
    const player = await server.player({ email })
    const code = await codeFor(player, email)
    const pass = (seconds: number) =>
      server.database.db.pool.query(
        `update identity.confirmations set expires_at = expires_at - $2 * interval '1 second' where uid = $1`,
        [player.uid, seconds]
      )
    await pass(600)
    expect((await confirm(player, email, code)).status).toBe(400)
    await pass(-60)
    expect((await confirm(player, email, code)).data).toBe(1)
  })

  it('PROF-28 PROF-31 ERR-60 a wrong code is refused at the code, and after five the right one is too; the next letter waits a minute', async () => {
    const email = 'guesses@example.com'
    const player = await server.player({ email })
    const code = await codeFor(player, email)
    for (let n = 0; n < 5; n++) {
      const answer = await confirm(player, email, wrongOf(code))
      expect([answer.status, answer.error.invalid_parameters]).toEqual([400, { code: en.fields.wrongCode }])
    }
    expect((await confirm(player, email, code)).status).toBe(400)
    expect(await isConfirmed(player)).toEqual([false])
    expect((await player.post('account.sendconfirmationtocontact', { contact: email })).status).toBe(429)
    await server.database.db.pool.query(
      `update identity.confirmations set created_at = created_at - interval '2 minutes'`
    )
    expect((await confirm(player, email, await codeFor(player, email, 2))).data).toBe(1)
  })

  it('PROF-28 PROF-31 wrong codes are counted over all letters: a new one brings no new tries for ever', async () => {
    const email = 'patient.guesser@example.com'
    const player = await server.player({ email })
    let code = ''
    for (let letter = 1; letter <= 3; letter++) {
      code = await codeFor(player, email, letter)
      if (letter < 3) for (let n = 0; n < 5; n++) expect((await confirm(player, email, wrongOf(code))).status).toBe(400)
      await server.database.db.pool.query(
        `update identity.confirmations set created_at = created_at - interval '2 minutes'`
      )
    }
    // The third letter's code is right, and too late: nobody who guesses learns whether it is.
    const refused = await confirm(player, email, code)
    expect([refused.status, refused.error.type]).toEqual([429, 'TooManyRequestsException'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await isConfirmed(player)).toEqual([false])
    // The lock is over, and whoever has the letter has lost nothing.
    await server.database.db.pool.query(`update identity.login_failures set last_at = last_at - interval '61 minutes'`)
    expect((await confirm(player, email, await codeFor(player, email, 4))).data).toBe(1)
  })

  it('PROF-26 PROF-31 thirty wishes at once are one letter, and its code is the one that counts', async () => {
    const email = 'hurried@example.com'
    const player = await server.player({ email })
    const wishes = await Promise.all(
      Array.from({ length: 30 }, () => player.post('account.sendconfirmationtocontact', { contact: email }))
    )
    expect(wishes.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 29 }, () => 429)])
    expect(
      (
        await server.database.db.pool.query(
          `select 1 from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1`,
          [email]
        )
      ).rowCount
    ).toBe(1)
  })

  it('no letter goes to an address of somebody else, and a code opens its own account only', async () => {
    const [ada, eve] = [
      await server.player({ email: 'ada1@example.com' }),
      await server.player({ email: 'eve1@example.com' }),
    ]
    expect((await eve.post('account.sendconfirmationtocontact', { contact: 'ada1@example.com' })).status).toBe(400)
    const code = await codeFor(ada, 'ada1@example.com')
    expect((await confirm(eve, 'ada1@example.com', code)).status).toBe(400)
    await server.database.db.pool.query(`update identity.confirmations set expires_at = now() - interval '1 second'`)
    expect((await confirm(ada, 'ada1@example.com', code)).status).toBe(400)
  })
})
