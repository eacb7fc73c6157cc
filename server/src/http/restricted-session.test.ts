import { createVault } from '@ante/product/cashier/vault'
import { isStaffAccess } from '@ante/kit/contract'
import { testServer, type TestServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRegistry } from '../registry.ts'

/** All that a player who chose not to play may call, beside what everybody may read: see, withdraw, have help, keep the account safe, have less. */
const allowed = new Set([
  'account.acceptTerms',
  'account.addPasskey',
  'account.askToReturn',
  'account.cancelLimitChange',
  'account.changeSubscription',
  'account.changeTwoFactorAuth',
  'account.changedisplay',
  'account.changelocale',
  'account.changepassword',
  'account.addcontact',
  'account.confirmAuthenticator',
  'account.confirmContact',
  'account.confirmLimit',
  'account.confirmPasskeyStepUp',
  'account.confirmStepUp',
  'account.confirmTwoFactorAuth',
  'account.continueSession',
  'account.endOtherSessions',
  'account.endSession',
  'account.getBalance',
  'account.getDepositLimit',
  'account.getDormancy',
  'account.getLimits',
  'account.getLoginServices',
  'account.getNetPosition',
  'account.getPlayPattern',
  'account.getSecondFactors',
  'account.getSelfExclusion',
  'account.getSession',
  'account.getStatement',
  'account.getSessions',
  'account.getToken',
  'account.getcurrencyrates',
  'account.getprofileinfo',
  'push.getsettings',
  'push.getfollows',
  'push.subscribe',
  'push.unsubscribe',
  'push.removedevice',
  'push.change',
  'account.keepLimits',
  'account.linkMessenger',
  'account.linkService',
  'account.lockWithdrawals',
  'account.removeAuthenticator',
  'account.removeLimit',
  'account.removePasskey',
  'account.renamePasskey',
  'account.renewRecoveryCodes',
  'account.saveProfileInfo',
  'account.seeDormancy',
  'messages.getinbox',
  'messages.getpreferences',
  'messages.getunread',
  'messages.read',
  'messages.setpreference',
  'account.seeStatement',
  'account.sendconfirmationtocontact',
  'account.sendStepUpCode',
  'account.setCurrency',
  'account.setDepositLimit',
  'account.setLimit',
  'account.setRealityCheck',
  'account.setSelfExclusion',
  'account.setTimeLimit',
  'account.startAuthenticator',
  'account.startPasskey',
  'account.startPasskeyStepUp',
  'account.unlinkService',
  'account.unsubscribe',
  'auth.createEntryTicket',
  'auth.login',
  'auth.passkeyLogin',
  'auth.readEntryTicket',
  'auth.readMessengerEntry',
  'auth.redeemEntryTicket',
  'auth.restore',
  'auth.setpassword',
  'auth.sociallogin',
  'auth.startPasskey',
  'account.getVerification',
  'account.setUserOnVerification',
  'sumsub.createApplicant',
  'sumsub.getAccessToken',
  'BettingBonuses.get',
  'BettingBonuses.remove',
  'bonuses.deactivate',
  'bonuses.get',
  'bonuses.getmeter',
  'bonuses.remove',
  'cashbacks.get',
  'cashbacks.getrunning',
  'cashbacks.payout',
  'cashbacks.remove',
  'cashier.getbanks',
  'cashier.getdepositinfo',
  'cashier.gethistory',
  'cashier.gettransaction',
  'cashier.getwithdrawsettings',
  'cashier.makewithdrawal',
  'freespins.get',
  'games.createhistoryexportrequest',
  'games.getHistory',
  'games.gethistoryexportfile',
  'games.gethistoryexportrequest',
  'games.getprovenrounds',
  'games.getround',
  'loyalty.explore',
  'loyalty.gethistory',
  'loyalty.getinfo',
  'loyalty.getnotifications',
  'loyalty.setcharacter',
  'privacy.erase',
  'privacy.getexport',
  'privacy.getexportfile',
  'privacy.requestexport',
  'sportsbook.getbets',
  'sportsbook.getboosts',
  'sportsbook.getfreebets',
  'storage.get',
  'storage.getKeys',
  'storage.set',
  'support.getReference',
  'support.sendFeedback',
  'support.send',
  'support.attach',
  'support.read',
  'support.type',
  'support.rate',
  'support.close',
  'support.mailTranscript',
  'support.openDispute',
  'support.escalate',
  'FreshChat.storeChatEvent',
  'tracking.setConsent',
  'tracking.getConsents',
  'tracking.count',
  'tracking.sendFingerprint',
  'events.handle',
])
/** These end the session that the others are tried with, or begin another one. */
const endsSession = new Set(['account.setSelfExclusion', 'auth.logout', 'auth.login', 'auth.sociallogin'])

const calls = [...createRegistry().calls.values()].filter(({ endpoint }) => !isStaffAccess(endpoint.access))
const isReadByAll = (call: (typeof calls)[number]) =>
  call.endpoint.access === 'public' && call.endpoint.method === 'GET'

let server: TestServer
let player: Visitor
beforeAll(async () => {
  server = await testServer({
    ports: { payments: new Map(), vault: createVault([{ id: 'test', key: new Uint8Array(32) }]) },
  })
  await server
    .player({ email: 'excluded@example.com' })
    .then((one) => one.post('account.setSelfExclusion', { period: '1y' }))
  player = server.visitor()
  await player.post('auth.login', { login: 'excluded@example.com', password: 'correct-horse-9' })
})
afterAll(() => server.stop())

describe('the restricted session of a player who chose not to play', () => {
  test('RG-11 the list names calls that there are', () => {
    const keys = new Set(calls.map(({ key }) => key))
    expect([...allowed].filter((key) => !keys.has(key))).toEqual([])
  })

  test.each(calls.filter((call) => !isReadByAll(call) && !allowed.has(call.key)))(
    'RG-11 $key is refused with the end of the exclusion',
    async (call) => {
      const answer = await player.call(call.key, {}, { method: call.endpoint.method })
      expect(answer.status).toBe(409)
      expect(answer.error.code).toBe('self_excluded')
      expect(Date.parse(String(answer.error.error_data['until']))).toBeGreaterThan(Date.now())
    }
  )

  test.each(calls.filter((call) => (isReadByAll(call) || allowed.has(call.key)) && !endsSession.has(call.key)))(
    'SAFE-12 $key is not refused because of it',
    async (call) => {
      const answer = await player.call(call.key, {}, { method: call.endpoint.method })
      expect(answer.status).not.toBe(401)
      expect(answer.error?.code).not.toBe('self_excluded')
    }
  )
})
