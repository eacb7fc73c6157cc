import type { Endpoint } from '@ante/kit/contract'
import { type TestServer, testServer } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGames } from '../../seeds/games.ts'
import { capabilities } from '../capabilities.ts'
import { eraseAgain } from './erase-player.ts'
import { lines } from './personal-lines.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await server.database.db.write(seedGames)
  await query(`insert into campaigns.offers (texts) values ('{}')`)
  await query(`insert into loyalty.characters (id, texts) values ('fox', '{}') on conflict do nothing`)
})
afterAll(() => server.stop())

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await server.database.db.pool.query<Record<string, unknown>>(text, values)).rows
const password = 'correct-horse-9'

/** What writes down something of a person, with what is sent: each waits for whoever closes the account, and is then refused. */
const refused = {
  'account.saveProfileInfo': { address: '1 Secret Street' },
  'account.addcontact': { type: 'email', contact: 'late@example.com', password },
  'account.changefakename': { fakename: 'LateName' },
  'account.changeavatar': { avatar: 'moon' },
  'account.changedisplay': { time_zone: 'Europe/Paris', odds_format: 'decimal' },
  'account.changelocale': { locale: 'de' },
  'account.changestakes': { stakes: ['2', '5'] },
  'account.changepassword': { old_password: password, new_password: 'another-horse-9' },
  'account.changeSubscription': { contact: '', subscription: '0' },
  'account.sendconfirmationtocontact': { contact: '' },
  'account.setCurrency': { currency: 'USD' },
  'account.startPasskey': {},
  'storage.set': { key: 'slip', value: 'late' },
  'privacy.requestexport': {},
  'support.send': { text: 'Where I live', key: 'late-message-1', kind: 'ticket', subject: 'Late' },
  'support.sendFeedback': {
    name: 'Ada',
    email: 'late@example.com',
    subject: 'Late',
    message: 'Where I live, in ten words',
  },
  'support.attach': { name: 'id.txt', type: 'text/plain', content: 'aGVsbG8=', key: 'late-file-1' },
  'FreshChat.storeChatEvent': { event: 'sent', message: 'Where I live' },
  'push.change': { bets: '1', payments: '1', support: '1', matches: '1', shows_details: '1' },
  'push.follow': { fixture: '7', is_followed: '0' },
  'games.addLike': { sysname: 'midnight-orchard' },
} as const

const openToVisitors = ['support.attach', 'support.send', 'support.sendFeedback']
/** Of the calls that a player may make while signed in, those that need more than a body to be under way. They begin their transaction in the same way. */
const refusedToo = [
  'account.addPasskey',
  'account.confirmContact',
  'account.linkMessenger',
  'account.linkService',
  'account.renewRecoveryCodes',
  'account.startAuthenticator',
  'support.openDispute',
]
/** These wait for the end of the session instead. */
const refusedBySession = ['push.subscribe', 'studios.launch']
/** What they write stays under the number of the account, by law or in the books. */
const kept = [
  'acceptTerms',
  'askToReturn',
  'cancelLimitChange',
  'confirmLimit',
  'continueSession',
  'keepLimits',
  'lockWithdrawals',
  'removeLimit',
  'seeDormancy',
  'seeStatement',
  'setDepositLimit',
  'setLimit',
  'setRealityCheck',
  'setSelfExclusion',
  'setTimeLimit',
  'setUserOnVerification',
].map((name) => `account.${name}`)
const keptElsewhere = [
  'BettingBonuses.activate',
  'BettingBonuses.remove',
  'bonuses.activate',
  'bonuses.deactivate',
  'bonuses.remove',
  'campaigns.activateOffer',
  'campaigns.takepromotions',
  'cashbacks.payout',
  'cashbacks.remove',
  'cashier.cancelwithdrawal',
  'cashier.makedeposit',
  'cashier.makewithdrawal',
  'draws.buytickets',
  'games.advance',
  'games.play',
  'games.playtable',
  'games.rotateseed',
  'sportsbook.placebet',
  'loyalty.buyproduct',
  'loyalty.explore',
  'loyalty.setcharacter',
  'tournaments.participate',
  'privacy.erase',
  'support.escalate',
  'sumsub.createApplicant',
  'sumsub.getAccessToken',
]
/** They take something away, rename what is gone by then, or say something to a session that is over. */
const takenAway = [
  'account.endOtherSessions',
  'account.endSession',
  'account.removeAuthenticator',
  'account.removePasskey',
  'account.renamePasskey',
  'account.unlinkService',
  'auth.createEntryTicket',
  'games.removeLike',
  'messages.read',
  'push.removedevice',
  'push.unsubscribe',
  'support.mailTranscript',
]
/** Codes of some minutes, and choices without a name in them: what is left of them goes when the account is forgotten once more. */
const forgottenLater = [
  'changeTwoFactorAuth',
  'confirmAuthenticator',
  'confirmPasskeyStepUp',
  'confirmStepUp',
  'confirmTwoFactorAuth',
  'sendStepUpCode',
  'startPasskeyStepUp',
].map((name) => `account.${name}`)
const forgottenLaterToo = ['games.createhistoryexportrequest', 'messages.setpreference']

describe('ACC-18 a call that is under way while its account is closed', () => {
  it.each(Object.entries(refused))('%s writes nothing down', async (key, body) => {
    const player = await server.player()
    const [user] = await query('select email from identity.users where uid = $1', [player.uid])
    const params = 'contact' in body && body.contact === '' ? { ...body, contact: user?.['email'] } : body
    const { pool } = server.database.db
    const client = await pool.connect()
    let isDone = false
    const answer = { status: 0 }
    try {
      await client.query('begin')
      await client.query(`update identity.users set status = 'deleted' where uid = $1`, [player.uid])
      const called = player.post(key, params).then(({ status }) => {
        answer.status = status
        isDone = true
      })
      const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%identity.users%' and datname = current_database()`
      await expect.poll(async () => isDone || (await pool.query(waits)).rowCount === 1, { timeout: 10_000 }).toBe(true)
      expect({ isDone, status: answer.status }).toEqual({ isDone: false, status: 0 })
      await client.query('delete from identity.sessions where uid = $1', [player.uid])
      await client.query('commit')
      await called
    } finally {
      await client.query('rollback')
      client.release()
    }
    expect(answer.status).toBe(401)
  })

  it('is refused, or its writing is judged here, whichever call of a player it is', () => {
    const calls = Object.values(capabilities).flatMap((module) =>
      Object.entries(module.endpoints as Record<string, Endpoint>).flatMap(([key, { method, access }]) =>
        method === 'POST' && (access === 'account' || access === 'player') ? [key] : []
      )
    )
    const judged = [
      ...Object.keys(refused).filter((key) => !openToVisitors.includes(key)),
      ...refusedToo,
      ...refusedBySession,
      ...kept,
      ...keptElsewhere,
      ...takenAway,
      ...forgottenLater,
      ...forgottenLaterToo,
    ]
    expect(judged.toSorted()).toEqual(calls.toSorted())
  })

  it('has what it wrote nevertheless forgotten some minutes after the rest', async () => {
    const player = await server.player()
    expect((await player.post('privacy.erase', { password })).data).toBe(1)
    const state = async () => (await query('select state from privacy.erasures where uid = $1', [player.uid]))[0]
    await expect.poll(state, { timeout: 20_000 }).toEqual({ state: 'done' })
    const [planned] = await query(
      `select run_at between now() + interval '9 minutes' and now() + interval '11 minutes' as is_later from graphile_worker.jobs where key = $1`,
      [`erase-again:${player.uid}`]
    )
    expect(planned).toEqual({ is_later: true })
    for (const [, insert] of lines) await query(insert, [player.uid])
    await query(`update players.profiles set fakename = 'Late', time_zone = 'Europe/Paris' where uid = $1`, [
      player.uid,
    ])
    await eraseAgain({ db: server.database.db }, { uid: String(player.uid) })
    for (const table of [
      'identity.contact_changes',
      'identity.authenticators',
      'identity.passkeys',
      'identity.social_identities',
      'players.kept_values',
      'messages.preferences',
      'push.choices',
      'support.vendor_events',
      'tracking.events',
    ])
      expect(await query(`select 1 from ${table} where uid = $1`, [player.uid]), table).toEqual([])
    expect(await query('select fakename, time_zone from players.profiles where uid = $1', [player.uid])).toEqual([
      { fakename: `erased${player.uid}`, time_zone: null },
    ])
    // Nobody is forgotten who did not ask for it.
    const other = await server.player()
    expect((await other.post('storage.set', { key: 'slip', value: '1' })).data).toBe(1)
    await eraseAgain({ db: server.database.db }, { uid: String(other.uid) })
    expect(await query('select value from players.kept_values where uid = $1', [other.uid])).toEqual([{ value: '1' }])
  })
})
