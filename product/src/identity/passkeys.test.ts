import type { Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPasskeys, optionsOf, type PasskeyWorld } from './passkey.fixture.ts'
import { type CeremonyOptions, SoftAuthenticator } from './soft-authenticator.fixture.ts'

let world: PasskeyWorld
beforeAll(async () => {
  world = await openPasskeys()
})
afterAll(() => world.close())

describe('a passkey', () => {
  it('SEC-24 is added under the domain of the site, listed, renamed and removed, and each is told by email', async () => {
    const { player, email } = await world.someone()
    const options = await optionsOf(player, 'account.startPasskey')
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Ante' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const key = new SoftAuthenticator()
    const { data } = await player.post<{ name: string }>('account.addPasskey', {
      response: key.create(options, { origin: world.origin }),
      name: '  My phone\u200b ',
    })
    expect(data.name).toBe('My phone')
    const listed = async () =>
      (await player.call<{ passkeys: { id: string; name: string }[] }>('account.getSecondFactors')).data.passkeys
    expect(await listed()).toMatchObject([{ id: key.id, name: 'My phone', used_at: null }])
    expect((await player.post('account.renamePasskey', { passkey: key.id, name: 'Old phone' })).data).toBe(1)
    expect((await player.post('account.renamePasskey', { passkey: key.id, name: ' ' })).status).toBe(400)
    expect((await listed())[0]?.name).toBe('Old phone')
    const again = await optionsOf(player, 'account.startPasskey')
    expect(again).toMatchObject({ excludeCredentials: [{ id: key.id }], user: { id: key.userHandle } })
    expect((await player.post('account.removePasskey', { passkey: key.id })).data).toBe(1)
    expect(await listed()).toEqual([])
    const { rows } = await world.query(
      `select subject from messages.outbox where channel = 'email' and state <> 'withheld' and to_address = $1 order by id`,
      [email]
    )
    expect(rows.map(({ subject }: { subject: string }) => subject)).toEqual([
      'A passkey was added at Ante',
      'A passkey was removed at Ante',
    ])
  })

  it('one of another player is neither renamed nor removed', async () => {
    const { key } = await world.withPasskey()
    const { player } = await world.someone()
    expect((await player.post('account.renamePasskey', { passkey: key.id, name: 'x' })).status).toBe(404)
    expect((await player.post('account.removePasskey', { passkey: key.id })).status).toBe(404)
  })

  it('is not added for another domain, without a finger or face, a second time, or for another session', async () => {
    const { player } = await world.someone()
    const refused = async (
      make: (options: CeremonyOptions, key: SoftAuthenticator) => object,
      by: Visitor = player
    ) => {
      const options = await optionsOf(player, 'account.startPasskey')
      const { status, error } = await by.post('account.addPasskey', {
        response: make(options, new SoftAuthenticator()),
      })
      return [status, error?.code]
    }
    const no = [400, 'passkey_failed']
    expect(await refused((options, key) => key.create(options, { origin: 'https://evil.test' }))).toEqual(no)
    expect(await refused((options, key) => key.create(options, { origin: world.origin, rpId: 'evil.test' }))).toEqual(
      no
    )
    expect(await refused((options, key) => key.create(options, { origin: world.origin, isVerified: false }))).toEqual(
      no
    )
    expect(
      await refused((options, key) => key.create({ ...options, challenge: 'AAAA' }, { origin: world.origin }))
    ).toEqual(no)
    const { player: other } = await world.someone()
    expect(await refused((options, key) => key.create(options, { origin: world.origin }), other)).toEqual(no)
    const options = await optionsOf(player, 'account.startPasskey')
    const response = new SoftAuthenticator().create(options, { origin: world.origin })
    expect((await player.post('account.addPasskey', { response })).status).toBe(200)
    expect((await player.post('account.addPasskey', { response })).error.code).toBe('passkey_failed')
    expect((await player.post('account.addPasskey', { response: { id: 'x' } })).error.type).toBe(
      'InvalidParameterException'
    )
  })
})

describe('who has a passkey', () => {
  it('is asked for it before it is removed, and an email stands in for a lost one', async () => {
    const { player, email, key } = await world.withPasskey()
    await world.longAgo(player.uid)
    const refused = await player.post('account.removePasskey', { passkey: key.id })
    expect([refused.status, refused.error.code, refused.error.error_data]).toEqual([
      409,
      'second_factor_needed',
      {
        purpose: 'factors',
        ways: ['passkey', 'contact'],
        sent_to: 'email',
        contact: expect.stringMatching(/^pa…@example\.com$/),
      },
    ])
    const options = await optionsOf(player, 'account.startPasskeyStepUp', { purpose: 'factors' })
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id }] })
    const response = key.get(options, { origin: world.origin, counter: 2 })
    expect((await player.post('account.confirmPasskeyStepUp', { response, purpose: 'factors' })).data).toBe(1)
    expect((await player.post('account.confirmPasskeyStepUp', { response, purpose: 'factors' })).error.code).toBe(
      'passkey_failed'
    )
    await world.longAgo(player.uid)
    expect((await player.post('account.sendStepUpCode', { purpose: 'factors' })).status).toBe(200)
    await expect.poll(async () => (await world.lettersTo(email)).length, { timeout: 60_000 }).toBe(2)
    const code = /\b(\d{6})\b/.exec((await world.lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
    expect((await player.post('account.confirmStepUp', { code, purpose: 'factors' })).data).toBe(1)
    expect((await player.post('account.removePasskey', { passkey: key.id })).data).toBe(1)
  })

  it('does not show that it is them by another’s passkey, nor by the challenge of a login', async () => {
    const [one, other] = [await world.withPasskey(), await world.withPasskey()]
    const options = await optionsOf(one.player, 'account.startPasskeyStepUp', { purpose: 'factors' })
    const response = other.key.get(options, { origin: world.origin, counter: 2 })
    expect((await one.player.post('account.confirmPasskeyStepUp', { response, purpose: 'factors' })).error.code).toBe(
      'passkey_failed'
    )
    const login = await world.browser()
    const meant = one.key.get(login.options, { origin: world.origin, counter: 2 })
    expect(
      (await one.player.post('account.confirmPasskeyStepUp', { response: meant, purpose: 'factors' })).error.code
    ).toBe('passkey_failed')
  })

  it('confirms by one answer what it was asked for, and nothing else', async () => {
    const { player, key } = await world.withPasskey()
    await world.longAgo(player.uid)
    const options = await optionsOf(player, 'account.startPasskeyStepUp', { purpose: 'contact' })
    const answer = (counter: number, asked: CeremonyOptions) => key.get(asked, { origin: world.origin, counter })
    const confirm = (response: object, purpose: string) =>
      player.post('account.confirmPasskeyStepUp', { response, purpose })
    expect((await confirm(answer(2, options), 'factors')).error.code).toBe('passkey_failed')
    expect((await confirm(answer(2, options), 'contact')).data).toBe(1)
    expect((await player.post('account.removePasskey', { passkey: key.id })).error.code).toBe('second_factor_needed')
    const again = await optionsOf(player, 'account.startPasskeyStepUp', { purpose: 'factors' })
    expect((await confirm(answer(3, again), 'factors')).data).toBe(1)
    expect((await player.post('account.removePasskey', { passkey: key.id })).data).toBe(1)
  })

  it('does not show that it is them on a page of another origin, and another’s passkey is not touched', async () => {
    const [one, other] = [await world.withPasskey(), await world.withPasskey()]
    const tried = async (told: { origin: string; rpId?: string }, { key } = one) => {
      const options = await optionsOf(one.player, 'account.startPasskeyStepUp', { purpose: 'factors' })
      const response = key.get(options, { ...told, counter: 5 })
      return (await one.player.post('account.confirmPasskeyStepUp', { response, purpose: 'factors' })).error?.code
    }
    expect(await tried({ origin: 'http://evil.test' })).toBe('passkey_failed')
    expect(await tried({ origin: 'http://localhost:4998' })).toBe('passkey_failed')
    expect(await tried({ origin: world.origin, rpId: 'evil.test' })).toBe('passkey_failed')
    expect(await tried({ origin: world.origin }, other)).toBe('passkey_failed')
    const { rows } = await world.query('select uid, counter from identity.passkeys where uid = any ($1) order by uid', [
      [one.player.uid, other.player.uid],
    ])
    expect(rows).toMatchObject([{ counter: 1n }, { counter: 1n }])
    const tries = await world.query(`select uid from identity.access_log where event = 'wrong-passkey' and uid = $1`, [
      other.player.uid,
    ])
    expect(tries.rows).toEqual([])
  })

  it('that was made for another domain is not offered it here: a code stands in, or the domains are named', async () => {
    const elsewhere = async (isConfirmed: boolean) => {
      const { player, email } = await world.someone({ isConfirmed })
      await world.query(
        `insert into identity.passkeys (id, uid, rp_id, public_key, counter, name, is_backed_up) values ($1, $2, 'other.example', '', 0, 'My phone', false)`,
        [`key-${email}`, player.uid]
      )
      await world.longAgo(player.uid)
      return player
    }
    const [reached, unreached] = [await elsewhere(true), await elsewhere(false)]
    expect((await reached.post('account.startPasskey')).error.error_data).toMatchObject({ ways: ['contact'] })
    expect((await reached.post('account.startPasskeyStepUp', { purpose: 'factors' })).status).toBe(404)
    expect((await unreached.post('account.startPasskey')).error.error_data).toEqual({
      purpose: 'factors',
      ways: [],
      passkey_at: ['other.example'],
    })
  })

  it('without a confirmed address has no way but the passkey; the password alone still logs in', async () => {
    const { player, email } = await world.withPasskey({ isConfirmed: false })
    await world.longAgo(player.uid)
    const refused = await player.post('account.startPasskey')
    expect(refused.error.error_data).toEqual({ purpose: 'factors', ways: ['passkey'] })
    expect((await player.post('account.sendStepUpCode', { purpose: 'factors' })).status).toBe(404)
    expect(
      (await world.server.visitor().post('auth.login', { login: email, password: 'correct-horse-9' })).status
    ).toBe(200)
  })
})
