import { hash, randomUUID } from 'node:crypto'
import { operatorCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestOf } from '../verification/connectors/sumsub/digest.ts'
import { webhookSecret } from '../verification/connectors/sumsub/world.fixture.ts'
import { expireDocuments, pollWaiting } from '../verification/jobs.ts'
import type { Player } from './cashier.fixture.ts'
import { type IdentityChecks, openIdentityWorld } from './identity-checks.fixture.ts'

let world: IdentityChecks
beforeAll(async () => {
  world = await openIdentityWorld({ settings: { site: { isSumsubEnable: true } } })
})
afterAll(() => world.close())

let people = 0
/** A player with money who can be reached; each is somebody else. */
async function richPlayer(fields: Record<string, unknown> = {}): Promise<Player & { person: { lastName: string } }> {
  const lastName = `Lovelace${String.fromCharCode(97 + Math.floor(people / 26), 97 + (people++ % 26))}`
  const player = await world.server.player({ last_name: lastName, ...fields })
  await world.confirmEmail(player)
  await world.pay(player, 100)
  return Object.assign(player, { person: { lastName } })
}
const post = async (body: string, headers: Record<string, string>) =>
  (
    await fetch(`${world.url()}/callbacks/sumsub`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  ).status
const signed = (body: string) => ({
  'x-payload-digest-alg': 'HMAC_SHA256_HEX',
  'x-payload-digest': digestOf('HMAC_SHA256_HEX', webhookSecret, Buffer.from(body)),
})
const tell = (told: object) => {
  const body = JSON.stringify(told)
  return post(body, signed(body))
}

describe('a withdrawal before identity is verified', () => {
  test('ERR-25 CASH-42 MON-5 is refused with KycWithdrawal, and passes once the vendor has approved', async () => {
    const player = await richPlayer()
    const first = await world.withdraw(player, 20)
    expect(first).toMatchObject({
      status: 409,
      error: { type: 'KycWithdrawalException', error_data: { state: 'not_started' } },
    })
    expect(await world.identityOf(player)).toMatchObject({ trigger: 'withdrawal' })
    await world.verify(player, player.person)
    expect(await world.info(player)).toMatchObject({ is_verified: true, is_on_verification: false })
    expect((await world.withdraw(player, 20)).status).toBe(200)
  })

  test('ERR-13 CASH-41 is refused with UserNeedConfirmContact while no contact is confirmed', async () => {
    const player = await world.server.player()
    await world.pay(player, 50)
    expect(await world.withdraw(player, 20)).toMatchObject({ error: { type: 'UserNeedConfirmContactException' } })
  })

  test('ERR-12 is refused with UserNeedProfileData while the profile lacks what documents are compared with', async () => {
    const player = await richPlayer()
    await world.db.pool.query(`update players.profiles set fields = fields - 'birth_date' where uid = $1`, [player.uid])
    expect(await world.withdraw(player, 20)).toMatchObject({ error: { type: 'UserNeedProfileDataException' } })
    expect(await player.post('sumsub.createApplicant')).toMatchObject({ error: { type: 'KycUserProfileException' } })
  })

  test('a withdrawal that was made is answered again by its key whatever became of the player', async () => {
    const player = await richPlayer()
    await world.verify(player, player.person)
    const key = randomUUID()
    const made = await world.withdraw(player, 20, {}, key)
    await operatorCall(world.db, 'verification.ask', { uid: String(player.uid), step: 'identity', reason: 'a doubt' })
    expect((await world.withdraw(player, 20, {}, key)).data).toEqual(made.data)
    expect(await world.withdraw(player, 20)).toMatchObject({ error: { type: 'KycWithdrawalException' } })
  })
})

describe('the way of a check', () => {
  test('KYC-02 KYC-03 API-108 API-109 starts by createApplicant and gets a token for the form', async () => {
    const player = await world.server.player()
    expect(await world.identityOf(player)).toMatchObject({ state: 'not_started', trigger: null })
    const applicant = await world.start(player)
    expect(await world.start(player)).toBe(applicant)
    expect(await player.post('sumsub.getAccessToken')).toMatchObject({
      data: { token: expect.stringMatching(/^_act-/) },
    })
    expect(await world.identityOf(player)).toMatchObject({ state: 'incomplete' })
    expect(await player.post('sumsub.getAccessToken', { externalActionId: 'funds-1-x' })).toMatchObject({ status: 404 })
  })

  test('AUTH-06 KYC-05 API-25 setUserOnVerification believes the vendor, not the browser', async () => {
    const player = await world.server.player()
    expect(await player.post('account.setUserOnVerification')).toMatchObject({ status: 409 })
    const applicant = await world.start(player)
    expect(await player.post('account.setUserOnVerification')).toMatchObject({ error: { code: 'not_handed_in' } })
    await world.twin.control(`/${applicant}/submit`, { info: {} })
    expect(await player.post('account.setUserOnVerification')).toMatchObject({ status: 200 })
    expect(await world.info(player)).toMatchObject({ is_on_verification: true, is_verified: false })
  })

  test('KYC-06 asks again with the vendor’s reasons, and the second try is approved', async () => {
    const player = await richPlayer()
    const applicant = await world.start(player)
    await world.handIn(applicant, player.person)
    const red = { rejectLabels: ['UNSATISFACTORY_PHOTOS'], moderationComment: 'Blurred.' }
    await world.decide(applicant, { reviewAnswer: 'RED', reviewRejectType: 'RETRY', ...red })
    expect(await world.identityOf(player)).toMatchObject({
      state: 'retry',
      labels: ['UNSATISFACTORY_PHOTOS'],
      comment: 'Blurred.',
    })
    expect((await player.post('sumsub.getAccessToken')).status).toBe(200)
    await world.handIn(applicant, player.person)
    await world.decide(applicant, { reviewAnswer: 'GREEN' })
    expect(await world.identityOf(player)).toMatchObject({ state: 'approved', labels: [], comment: '' })
  })

  test('ERR-27 a final refusal stops play, deposits and payouts, and the form is closed', async () => {
    const player = await richPlayer()
    expect((await world.play(player)).status).toBe(200)
    const applicant = await world.start(player)
    await world.handIn(applicant, player.person)
    await world.decide(applicant, { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] })
    expect(await world.info(player)).toMatchObject({ is_kyc_block_enabled: true })
    const required = { error: { type: 'SumsubVerificationRequiredException', error_data: { state: 'rejected' } } }
    expect(await world.play(player)).toMatchObject(required)
    expect(await world.deposit(player, 50)).toMatchObject(required)
    expect(await world.withdraw(player, 20)).toMatchObject({ error: { type: 'KycWithdrawalException' } })
    expect(await player.post('sumsub.getAccessToken')).toMatchObject({ error: { code: 'verification_closed' } })
  })
})

describe('webhooks', () => {
  test('a forged one changes nothing and is refused', async () => {
    const player = await world.server.player()
    const told = { type: 'applicantReviewed', applicantId: 'forged1', externalUserId: String(player.uid) }
    const body = JSON.stringify({ ...told, reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } })
    expect(await post(body, {})).toBe(403)
    expect(await post(body, { ...signed(body), 'x-payload-digest-alg': 'HMAC_SHA1_HEX' })).toBe(403)
    expect(await post(body, signed(`${body} `))).toBe(403)
    expect(await world.info(player)).toMatchObject({ is_verified: false })
  })

  test('repeated and reordered ones leave what the newest has said', async () => {
    const player = await richPlayer()
    const applicant = await world.verify(player, player.person)
    for (const order of ['given', 'reversed', 'given'] as const)
      expect(await world.twin.control(`/${applicant}/redeliver`, { order })).toEqual({ statuses: [200, 200, 200] })
    expect(await world.identityOf(player)).toMatchObject({ state: 'approved' })
    const { changes } = await operatorCall<{ changes: { event: string }[] }>(world.db, 'verification.ofplayer', {
      uid: String(player.uid),
    })
    expect(changes.map(({ event }) => event)).toEqual(['approve', 'submit', 'start'])
  })

  test('an older one that arrives late, with other bytes, changes nothing', async () => {
    const player = await richPlayer()
    const applicant = await world.verify(player, player.person)
    const late = { type: 'applicantPending', applicantId: applicant, externalUserId: String(player.uid) }
    const createdAtMs = '2026-01-01 00:00:00.000'
    expect(await tell({ ...late, reviewStatus: 'onHold', createdAtMs })).toBe(200)
    const red = { reviewAnswer: 'RED', reviewRejectType: 'FINAL' }
    expect(
      await tell({ ...late, type: 'applicantReviewed', reviewStatus: 'completed', reviewResult: red, createdAtMs })
    ).toBe(200)
    expect(await world.identityOf(player)).toMatchObject({ state: 'approved' })
  })

  test('one about another applicant, another player or nobody changes nothing, and is taken', async () => {
    const player = await richPlayer()
    await world.verify(player, player.person)
    const red = { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } }
    const told = { type: 'applicantReviewed', applicantId: 'somebodyelse', ...red }
    expect(await tell({ ...told, externalUserId: String(player.uid) })).toBe(200)
    expect(await tell({ ...told, externalUserId: '999999999' })).toBe(200)
    expect(await world.identityOf(player)).toMatchObject({ state: 'approved' })
  })

  test('an approval is not taken while the vendor cannot be asked who it was, and a lost one is asked for', async () => {
    const player = await richPlayer()
    const applicant = await world.start(player)
    await world.handIn(applicant, player.person)
    world.line.isUp = false
    await world.decide(applicant, { reviewAnswer: 'GREEN' })
    expect(await world.identityOf(player)).toMatchObject({ state: 'pending' })
    world.line.isUp = true
    await world.db.pool.query(`update verification.checks set asked_at = asked_at - interval '1 hour' where uid = $1`, [
      player.uid,
    ])
    await pollWaiting({ ...(await world.context()), ports: world.ports })
    expect(await world.identityOf(player)).toMatchObject({ state: 'approved' })
  })
})

describe('what staff decide', () => {
  interface Task {
    id: string
    uid: string
    kind: string
    details: { players: string[]; fields: string[] }
  }
  const tasksOf = async (player: Player): Promise<Task[]> =>
    (await operatorCall<{ tasks: Task[] }>(world.db, 'verification.ofplayer', { uid: String(player.uid) })).tasks
  const decide = (task: Task | undefined, decision: 'cleared' | 'rejected') =>
    operatorCall(world.db, 'verification.decidetask', { id: task?.id, decision, reason: 'looked at' })

  test('the same person under a second account waits for staff, and is not refused silently', async () => {
    const [one, other] = [await richPlayer({ last_name: 'Byron' }), await richPlayer({ last_name: 'Byron' })]
    await world.verify(one, { lastName: 'Byron', number: 'ONE' })
    await world.verify(other, { lastName: 'BYRÓN', number: 'TWO' })
    expect(await world.identityOf(one)).toMatchObject({ state: 'approved' })
    expect(await world.identityOf(other)).toMatchObject({ state: 'pending', is_with_staff: true })
    const [task] = await tasksOf(other)
    expect(task).toMatchObject({ kind: 'duplicate', details: { players: [String(one.uid)] } })
    await decide(task, 'cleared')
    expect(await world.identityOf(other)).toMatchObject({ state: 'approved' })
  })

  test('a document with another name and a birth date under age opens a task each, and a refusal is final', async () => {
    const player = await richPlayer()
    await world.verify(player, { lastName: 'Somebodyelse', dob: '2015-01-01' })
    const tasks = await tasksOf(player)
    expect(tasks.map(({ kind }) => kind).toSorted()).toEqual(['age', 'mismatch'])
    await decide(tasks[0], 'cleared')
    expect(await world.identityOf(player)).toMatchObject({ state: 'pending' })
    await decide(tasks[1], 'rejected')
    expect(await world.identityOf(player)).toMatchObject({ state: 'rejected' })
    expect(await world.play(player)).toMatchObject({ error: { type: 'SumsubVerificationRequiredException' } })
  })

  test('a match on a list of sanctions is told to staff', async () => {
    const player = await richPlayer()
    const applicant = await world.start(player)
    await world.handIn(applicant, player.person)
    await world.decide(applicant, { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['SANCTIONS'] })
    expect(await tasksOf(player)).toMatchObject([{ kind: 'watchlist' }])
  })

  test('a doubt about the age stops stakes at once, until the check is approved', async () => {
    const player = await richPlayer()
    await world.verify(player, player.person)
    expect((await world.play(player)).status).toBe(200)
    const asked = { uid: String(player.uid), step: 'identity', trigger: 'age', blocks: '1', reason: 'looks young' }
    await operatorCall(world.db, 'verification.ask', asked)
    expect(await world.play(player)).toMatchObject({ error: { error_data: { state: 'not_started' } } })
    expect(await world.info(player)).toMatchObject({ is_verified: false, is_kyc_block_enabled: true })
    await world.verify(player, player.person)
    expect((await world.play(player)).status).toBe(200)
  })

  test('a document that has ended is asked for again', async () => {
    const player = await richPlayer()
    await world.verify(player, player.person)
    await world.db.pool.query(`update verification.checks set document_ends_on = current_date - 1 where uid = $1`, [
      player.uid,
    ])
    await expireDocuments({ ...(await world.context()), ports: world.ports })
    expect(await world.identityOf(player)).toMatchObject({ state: 'expired', trigger: 'document' })
    expect(await world.withdraw(player, 20)).toMatchObject({ error: { type: 'KycWithdrawalException' } })
    await world.verify(player, player.person)
    expect((await world.withdraw(player, 20)).status).toBe(200)
  })
})

describe('accounts of payouts', () => {
  const iban = {
    method: 'bank-transfer',
    requisites: { iban: 'DE89370400440532013000', account_holder: 'Ada Lovelace' },
  }
  const out = (player: Player) =>
    world.withdraw(player, 20, { ...iban, methodId: world.methodId('bank-transfer', 'withdrawal') })
  const verified = async () => {
    const player = await richPlayer({ last_name: 'Lovelace' })
    await world.verify(player, { lastName: 'Lovelace', number: randomUUID() })
    const { tasks } = await operatorCall<{ tasks: { id: string; kind: string }[] }>(world.db, 'verification.ofplayer', {
      uid: String(player.uid),
    })
    for (const { id } of tasks)
      await operatorCall(world.db, 'verification.decidetask', { id, decision: 'cleared', reason: 'a namesake' })
    return player
  }
  const openTask = async (player: Player) => {
    const { tasks } = await operatorCall<{ tasks: { id: string; kind: string; decision: string | null }[] }>(
      world.db,
      'verification.ofplayer',
      { uid: String(player.uid) }
    )
    return tasks.find(({ kind, decision }) => kind === 'requisites' && decision === null)?.id
  }

  test('ERR-28 ERR-30 CASH-44 one that another player uses waits for staff, who clear it or find it fraudulent', async () => {
    const [one, other, third] = [await verified(), await verified(), await verified()]
    expect((await out(one)).status).toBe(200)
    const onVerification = { status: 409, error: { type: 'RequisitesOnVerificationException' } }
    expect(await out(other)).toMatchObject(onVerification)
    expect(await out(other)).toMatchObject(onVerification)
    await operatorCall(world.db, 'verification.decidetask', {
      id: await openTask(other),
      decision: 'cleared',
      reason: 'spouses',
    })
    expect((await out(other)).status).toBe(200)
    expect(await out(third)).toMatchObject(onVerification)
    await operatorCall(world.db, 'verification.decidetask', {
      id: await openTask(third),
      decision: 'rejected',
      reason: 'mules',
    })
    for (const player of [one, other, third])
      expect(await out(player)).toMatchObject({ status: 422, error: { type: 'RequisitesFraudulentException' } })
  })

  test('nothing of a document or an account is kept as it is', async () => {
    const { rows } = await world.db.pool.query<{ text: string }>(
      `select row_to_json(p)::text as text from verification.people p union all select row_to_json(r)::text from verification.requisites r
       union all select row_to_json(t)::text from verification.tasks t`
    )
    const all = rows.map(({ text }) => text).join('\n')
    // A date, not its year alone: digits of a keyed hash can spell any year.
    expect(all).not.toMatch(/lovelace|DE893704|1985-/i)
    expect(all).not.toContain(hash('sha256', 'requisites iban DE89370400440532013000'))
  })
})
