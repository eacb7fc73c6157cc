import { describe, expect, it } from 'vitest'
import { listOf, open, placeOf, routeOf, thrown } from './open-page.fixture.tsx'
import { player, rules, verification } from './pages.fixture.tsx'

describe('sections of the profile', () => {
  const on = { site: { isSumsubEnable: true, isResponsibleGamingEnable: true, isBetHistoryEnable: true } }
  const answers = {
    'account.getSecondFactors': { is_offered: true, mail: false, app_since: null, recovery_left: 0, passkeys: [] },
    'account.getprofileinfo': {
      profile: {},
      contacts: [
        {
          type: 'email',
          contact: 'ada@example.com',
          is_confirmed: false,
          is_subscribed: true,
          news_products: ['casino'],
        },
      ],
      news_consent: 'general',
      document: null,
    },
    'account.getContactPhoneSettings': { phones: [] },
    'account.getVerification': verification(),
    'bonuses.get': listOf(),
    'BettingBonuses.get': listOf(),
    'freespins.get': listOf(),
    'sportsbook.getboosts': listOf(),
    'sportsbook.getfreebets': listOf(),
    'cashbacks.get': listOf(),
    'cashbacks.getrunning': listOf(),
    'cashier.getdepositinfo': { count: 2, sum: { amount: 70, currency: 'USD' } },
  }
  it.each([
    ['RTE-37', 'bonuses', 'You don’t have any bonuses'],
    ['RTE-38', 'loyalty', 'No points yet'],
    ['RTE-39', 'cashback', 'No cashback right now'],
    ['RTE-40', 'security', 'Current password'],
    ['RTE-41', 'settings', 'ada@example.com'],
    ['RTE-42', 'notification', 'Send news and offers to ada@example.com'],
    ['RTE-43', 'verification', 'You don’t need to verify anything now'],
    ['RTE-44', 'responsible-game', '$70.00'],
  ])(
    'RTE-37 RTE-38 RTE-39 RTE-40 RTE-41 RTE-42 RTE-43 RTE-44 %s: /profile/%s is there',
    async (_row, section, part) => {
      const { text } = await open(`/profile/${section}`, { account: player, settings: on, answers })
      expect(text).toContain(part)
      expect(routeOf(`/profile/${section}`)?.layouts).toContain('pages/profile/frame.tsx')
    }
  )

  it('PROF-37 PROF-29 where the market asks by product and channel, each is a switch of its own', async () => {
    const info = { ...answers['account.getprofileinfo'], news_consent: 'product-and-channel' }
    const all = { ...answers, 'account.getprofileinfo': info }
    const { text } = await open('/profile/notification', { account: player, settings: on, answers: all })
    expect(text).not.toContain('Send news and offers to')
    for (const label of ['Casino news and offers by email', 'Sports betting news and offers by email'])
      expect(text).toContain(label)
    expect(text.match(/aria-checked="true"/g)).toHaveLength(1)
  })

  it('RTE-44 playing safely leads to the history, away from news, and to who helps where the site cannot', async () => {
    const { text } = await open('/profile/responsible-game', { account: player, settings: on, answers })
    for (const part of [
      'These help too:',
      'href="/cashier/history"',
      'href="/profile/notification"',
      'https://www.gamblingtherapy.org/',
    ])
      expect(text).toContain(part)
    expect(text.match(/type="checkbox"/g)?.length).toBe(3)
  })

  it('RTE-44 playing safely begins with the rules that bind the player, and the law that they come from', async () => {
    const gb = {
      ...rules,
      stakes: [
        { product: 'slot', from: 18, to: 25, most: { USD: 200, EUR: 200 } },
        { product: 'slot', from: 25, to: null, most: { USD: 500, EUR: 500 } },
      ],
      cycleMs: { slot: 2500, other: 5000 },
      pauses: { afterMinutes: 60, breakMinutes: 5, betweenGamesSeconds: 60 },
      withdrawalCancel: false,
      wageringMost: 10,
      identity: { before: 'play', deposits: null, closedAfterHours: null },
      turbo: false,
      slamStop: false,
      featureBuy: false,
      severalGames: false,
      credit: false,
      bonusMost: { USD: 10_000, EUR: 10_000 },
      depositLimit: { monthMost: { USD: 100_000, EUR: 100_000 } },
    }
    const rulesOf = async (given: object) =>
      (
        await open('/profile/responsible-game', {
          account: player,
          settings: on,
          answers: { ...answers, 'policies.getrules': given },
        })
      ).text
    const text = await rulesOf({
      market: 'gb',
      law: { name: 'Gambling Act 2005', language: 'en', authority: 'UK Gambling Commission' },
      rules: gb,
    })
    for (const part of [
      'Gambling Act 2005',
      'UK Gambling Commission',
      'You need to be at least 18 to play.',
      'Slots, age 18 to 24: up to $2.00 a round.',
      'Slots, from age 25: up to $5.00 a round.',
      'at least 2.5 seconds between two rounds',
      'After 60 minutes of play you take a break of 5 minutes.',
      'Between two games you wait 60 seconds.',
      'it can’t be cancelled',
      'We verify your identity before you play.',
      'stopping a round early are switched off',
      'You can’t buy features in games.',
      'You can play one game at a time.',
      'You can’t play on credit',
      'A bonus is $100.00 at most.',
      'You can deposit up to $1,000.00 in a calendar month',
      'You never have to stake a bonus more than 10 times.',
      'After 30 months without logging in, your account becomes dormant, and by law we hand over your balance',
      'We write to you at least 30 days before.',
    ])
      expect(text).toContain(part)
    const plain = await rulesOf({ market: 'default', law: null, rules })
    expect(plain).toContain('These rules are our own')
    for (const part of ['Gambling Act', 'can’t be cancelled', 'a round.', 'on credit', 'at a time', 'at most'])
      expect(plain).not.toContain(part)
  })

  it('RTE-35 /profile begins with the settings', async () => {
    expect(placeOf(await thrown(open('/profile', { account: player })))).toBe('/profile/settings')
  })

  it('the messages of a player stand with what was not read, in the language they came in, beside what reaches them where', async () => {
    const message = (id: string, more: object) => ({
      id,
      topic: 'payments',
      locale: 'en',
      title: 'We’ve sent you $20.00',
      text: 'It is on its way.',
      path: '/cashier/history',
      action: 'See your payments',
      at: '2026-11-20T10:00:00Z',
      is_read: true,
      ...more,
    })
    const news = message('2', { topic: 'security', locale: 'ar', title: 'تم تغيير كلمة مرورك', is_read: false })
    const answers = {
      'messages.getinbox': { unread: 1, has_more: true, items: [news, message('1', {})] },
      'messages.getpreferences': {
        preferences: [
          { topic: 'security', channel: 'email', is_on: true, is_fixed: true },
          { topic: 'payments', channel: 'email', is_on: false, is_fixed: false },
        ],
        unreachable: [{ channel: 'email', contact: 'ada@gone.example' }],
        quiet: { from: 21, until: 9 },
      },
    }
    const { text } = await open('/profile/messages', { account: player, settings: on, answers })
    expect(text).toContain('1 unread message<')
    expect(text).toMatch(/<bdi lang="ar" dir="rtl">تم تغيير كلمة مرورك/)
    expect(text).toContain('href="/cashier/history"')
    expect(text).toContain('Always on')
    expect(text.match(/role="switch"/g)).toHaveLength(1)
    expect(text).toContain('ada@gone.example')
    expect(text).toContain('between 21:00 and 9:00')
    const none = { ...answers, 'messages.getinbox': { unread: 0, has_more: false, items: [] } }
    expect((await open('/profile/messages', { account: player, settings: on, answers: none })).text).toContain(
      'No messages yet'
    )
  })

  it('RTE-45 a section whose flag is off leads to the settings', async () => {
    const off = {
      site: { isSumsubEnable: false, isResponsibleGamingEnable: false, isBetHistoryEnable: false },
      loyalty: { isEnableLoyalty: false },
    }
    const nothingAsked = { 'account.getVerification': verification({ duty: 'none' }) }
    for (const section of ['verification', 'responsible-game', 'bets', 'loyalty'])
      expect(
        placeOf(
          await thrown(
            open(`/profile/${section}`, { account: player, settings: off, answers: { ...answers, ...nothingAsked } })
          )
        ),
        section
      ).toBe('/profile/settings')
  })

  it('KYC-01 a section of verification is open without the switch where the player is asked for it', async () => {
    const off = { site: { isSumsubEnable: false } }
    const asked = { 'account.getVerification': verification({ duty: 'play', is_blocked: true }) }
    const { text } = await open('/profile/verification', { account: player, settings: off, answers: asked })
    expect(text).toContain('Verify your identity to play and deposit')
  })

  it('KYC-06 verification shows where it stands: each state with its reason, how long it takes and what to do', async () => {
    const seen = async (more: object, check: object) => {
      const known = { 'account.getVerification': verification(more, check) }
      return (await open('/profile/verification', { account: player, settings: on, answers: known })).text
    }
    const handed = { handed_in_at: '2026-11-20T10:00:00.000Z', decided_at: '2026-11-20T10:05:00.000Z' }
    for (const [more, check, parts] of [
      [{}, { trigger: 'withdrawal' }, ['Not started', 'before your first withdrawal', 'about 10 minutes', 'Start']],
      [{}, { state: 'pending', ...handed }, ['We’re checking', '20.11.2026', 'usually takes 10 minutes']],
      [{}, { state: 'pending', is_with_staff: true }, ['up to one working day']],
      [
        {},
        { state: 'retry', labels: ['LOW_QUALITY'], comment: 'Page two is dark.' },
        ['Please try again', 'A photo was blurred', 'Page two is dark.', 'Try again'],
      ],
      [
        {},
        { state: 'approved', document_ends_on: '2030-01-31', ...handed },
        ['Verified', 'Done on 20.11.2026', 'valid until 31.01.2030'],
      ],
      [{ is_blocked: true }, { trigger: 'excluded' }, ['match another account', 'a break from play', 'Start']],
      [{}, { state: 'expired', trigger: 'document' }, ['Document expired', 'Please show a valid one']],
      [{ is_blocked: true }, { state: 'rejected' }, ['Not verified', 'This decision is final', 'href="/support"']],
      [{ has_form: false }, {}, ['isn’t available online right now', 'href="/support"']],
      [
        { needs_profile: true },
        {},
        ['Complete your details', 'href="/profile/settings?from=%2Fprofile%2Fverification'],
      ],
      [{ needs_contact: true }, {}, ['Confirm your email', 'href="/profile/settings"']],
      [{}, { step: 'funds', trigger: 'means' }, ['Source of funds', 'Your deposits have reached', 'a payslip']],
    ] as const) {
      const text = await seen(more, check)
      for (const part of parts) expect(text, JSON.stringify(check)).toContain(part)
    }
    const { text } = await open('/profile/verification', { account: player, settings: on })
    expect(text).toContain('Something went wrong on our side')
  })

  it('RTE-111 whoever was sent to the settings finds the way back, which never leads elsewhere', async () => {
    const at = (from: string) =>
      open('/profile/settings', {
        account: player,
        answers,
        at: `/profile/settings?${new URLSearchParams({ from, toastType: 'profile' })}`,
      })
    expect((await at('/cashier/withdraw?method=card')).text).toContain('href="/cashier/withdraw?method=card"')
    for (const from of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
      expect((await at(from)).text).not.toContain('Back to where you were')
  })
})
