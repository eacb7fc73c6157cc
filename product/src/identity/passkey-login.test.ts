import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPasskeys, type PasskeyWorld } from './passkey.fixture.ts'
import { type CeremonyOptions, SoftAuthenticator } from './soft-authenticator.fixture.ts'

let world: PasskeyWorld
beforeAll(async () => {
  world = await openPasskeys()
})
afterAll(() => world.close())

describe('a login by a passkey', () => {
  it('SEC-24 opens the session of its account, in place of password and second factor', async () => {
    const { player, email, key } = await world.withPasskey()
    await world.query('update identity.users set second_step = true where uid = $1', [player.uid])
    const { visitor, options, logIn } = await world.browser()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const { status, data } = await logIn(key.get(options, { origin: world.origin, counter: 2 }))
    expect([status, BigInt(data.uid)]).toEqual([200, player.uid])
    expect((await visitor.call('account.getBalance')).status).toBe(200)
    // It counts as the second factor: nothing is asked again.
    const fresh = await visitor.post('account.changepassword', {
      old_password: 'correct-horse-9',
      new_password: 'plum-Lantern-91',
    })
    expect(fresh.data).toBe(1)
    expect(email).toContain('@')
  })

  it('a challenge is used once, by the browser that asked for it, and not for long', async () => {
    const { key } = await world.withPasskey()
    const one = await world.browser()
    const response = key.get(one.options, { origin: world.origin, counter: 5 })
    const other = await world.browser()
    expect((await one.logIn(response, other.device)).error.code).toBe('passkey_failed')
    // That try has not used it up for its own browser.
    expect((await one.logIn(response)).status).toBe(200)
    expect((await one.logIn(response)).error.code).toBe('passkey_failed')
    const late = await world.browser()
    await world.query(`update identity.passkey_challenges set expires_at = now() - interval '1 second'`)
    expect((await late.logIn(key.get(late.options, { origin: world.origin, counter: 6 }))).error.code).toBe(
      'passkey_failed'
    )
  })

  it('of five logins with one answer at once one succeeds', async () => {
    const { key } = await world.withPasskey()
    const { options, logIn } = await world.browser()
    const response = key.get(options, { origin: world.origin, counter: 2 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(response)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  it('a counter that goes back is a copy: it opens nothing', async () => {
    const { key } = await world.withPasskey()
    const answer = async (counter: number) => {
      const { options, logIn } = await world.browser()
      return (await logIn(key.get(options, { origin: world.origin, counter }))).status
    }
    expect(await answer(7)).toBe(200)
    expect(await answer(7)).toBe(401)
    expect(await answer(6)).toBe(401)
    expect(await answer(8)).toBe(200)
  })

  it('opens nothing for another origin, unverified, with another’s key or handle, and when it was removed', async () => {
    const { player, key } = await world.withPasskey()
    const other = await world.withPasskey()
    const answer = async (make: (options: CeremonyOptions) => object) => {
      const { options, logIn } = await world.browser()
      const { status, error } = await logIn(make(options))
      return [status, error?.code]
    }
    const no = [401, 'passkey_failed']
    expect(await answer((options) => key.get(options, { origin: 'https://evil.test', counter: 2 }))).toEqual(no)
    expect(
      await answer((options) => key.get(options, { origin: world.origin, counter: 2, isVerified: false }))
    ).toEqual(no)
    expect(
      await answer((options) => key.get(options, { origin: world.origin, counter: 2, rpId: 'evil.test' }))
    ).toEqual(no)
    expect(
      await answer((options) => ({
        ...other.key.get(options, { origin: world.origin, counter: 2 }),
        id: key.id,
        rawId: key.id,
      }))
    ).toEqual(no)
    expect(
      await answer((options) => new SoftAuthenticator().get(options, { origin: world.origin, counter: 2 }))
    ).toEqual(no)
    const handle = key.userHandle
    key.userHandle = other.key.userHandle
    expect(await answer((options) => key.get(options, { origin: world.origin, counter: 2 }))).toEqual(no)
    key.userHandle = handle
    expect((await player.post('account.removePasskey', { passkey: key.id })).data).toBe(1)
    expect(await answer((options) => key.get(options, { origin: world.origin, counter: 3 }))).toEqual(no)
  })

  it('a passkey of another domain of the house does not open this one', async () => {
    const { key } = await world.withPasskey()
    await world.query(`update identity.passkeys set rp_id = 'other.test' where id = $1`, [key.id])
    const { options, logIn } = await world.browser()
    expect((await logIn(key.get(options, { origin: world.origin, counter: 2 }))).status).toBe(401)
  })

  it('a blocked account says so, a deleted one is unknown', async () => {
    const { player, key } = await world.withPasskey()
    const answer = async (counter: number) => {
      const { options, logIn } = await world.browser()
      return (await logIn(key.get(options, { origin: world.origin, counter }))).error.type
    }
    await world.query(`update identity.users set status = 'banned' where uid = $1`, [player.uid])
    expect(await answer(2)).toBe('UserBannedException')
    await world.query(`update identity.users set status = 'deleted' where uid = $1`, [player.uid])
    expect(await answer(3)).toBe('AuthorizationException')
  })
})
