import { en } from '@ante/texts/en/index'
import { ar } from '@ante/texts/ar/index'
import { describe, expect, it } from 'vitest'
import { confirmNames, confirmOptions, fillProfileAddress } from '../../app/popups/confirms.tsx'
import { previewAsked } from '../../features/campaigns/popup-preview.ts'
import { isSuppressed, type PopupName, type PopupOptions } from '../../app/popups/popups.ts'
import { dialogStore } from '../../ui/dialog/store.ts'
import { html, siteOf } from '../pages.fixture.tsx'
import { popups } from './named-popups.ts'

const nothing = () => undefined
const done = () => Promise.resolve()
const fox = { id: '1', name: 'Fox' }
const examples: PopupOptions = {
  AuthPopup: { view: 'authorization' },
  PromocodeActivatedPopup: { title: 'Ten free rounds' },
  UnseenCashbackPopup: {
    amount: { amount: 12.5, currency: 'USD' },
    until: '2026-12-24T20:05:00Z',
    isPaid: false,
  },
  DormancyPopup: {
    notice: {
      since: '2026-11-01T12:00:00Z',
      balance: 'to-regulator',
      amount: { amount: 80, currency: 'USD' },
      is_returned: false,
    },
  },
  SumsubPopup: {},
  DemoModePopup: { signedIn: true, sysname: 'dicebox' },
  CampaignPopup: { title: 'Cup night', text: 'From eight.', button: 'Go', to: '/betting', preview: true },
  LoyaltyShopPopupConfirm: { title: 'A scarf', points: 500, onBuy: done },
  LoyaltyShopPopupBuy: { title: 'A scarf', points: 500, left: 20, tournament: '7' },
  LoyaltyShopInsufficientFundsPopup: { title: 'A scarf', points: 5000, have: 4030 },
  LoyaltyQuestPopup: {
    title: 'Five evenings',
    text: 'Play on five days.',
    done: 2000,
    goal: 5000,
    reward: 1_500,
  },
  LoyaltyCharacterChangeConfirmPopup: { character: fox, onChange: async () => true },
  LoyaltyCharacterChangePopup: { characters: [fox, { id: '2', name: 'Owl' }], current: '2', onChoose: nothing },
  GamesSearchPopup: {},
  InteractivityWarning: { milliseconds: 20_000, onStay: nothing, onLeave: nothing },
  RealityCheckPopup: { onLeave: nothing },
  SessionTimePopup: { onLeave: nothing, onClose: nothing },
  NetPositionPopup: {},
  ConsentPopup: {
    settings: {
      consent: {
        used: [{ category: 'marketing', vendors: ['Bloomreach Engagement'] }],
        asked_first: ['marketing'],
        version: 1,
        is_asked_at_once: false,
      },
      analytic: {},
      marketing: null,
      fingerprint: null,
      is_followed: true,
    },
  },
  PromotionsDetailPopup: {
    promotion: {
      id: '1',
      description: { title: 'Exact returns', text: 'Counted, not sampled.' },
      leads_to: '/gamehall',
      offer_id: null,
      started_at: '2026-01-01T00:00:00Z',
      finished_at: null,
    },
  },
}

/** A popup as it is opened by its name: title and content. */
async function shown<K extends PopupName>(name: K, locale: 'en' | 'ar' = 'en') {
  const site = siteOf({ locale })
  const make = await popups[name].load()
  const { title, content } = make(examples[name], site.messages)
  return { title, text: html(() => content, site) }
}

describe('named popups', () => {
  it('DLG-36 are exactly the fifteen of the specification, three of ours for the time of play, one for a dormant account and one for consent', () => {
    const ours = ['ConsentPopup', 'DormancyPopup', 'NetPositionPopup', 'RealityCheckPopup', 'SessionTimePopup']
    expect(Object.keys(popups).toSorted()).toEqual(Object.keys(examples).toSorted())
    expect(Object.keys(popups)).toEqual(expect.arrayContaining(ours))
    expect(Object.keys(popups).filter((name) => !ours.includes(name))).toHaveLength(15)
  })

  const rows: readonly (readonly [string, PopupName, string, readonly string[]])[] = [
    ['DLG-19', 'AuthPopup', 'Log in', ['Email or phone', 'Password']],
    [
      'what a code gave:',
      'PromocodeActivatedPopup',
      'Promo code applied',
      ['Ten free rounds is ready', 'href="/profile/bonuses"'],
    ],
    ['DLG-22', 'UnseenCashbackPopup', 'You have cashback', ['$12.50', '24.12.2026 20:05', 'href="/profile/cashback"']],
    [
      'an account that nobody used:',
      'DormancyPopup',
      'Your account was dormant',
      ['from 01.11.2026', 'we handed over your balance of $80.00', 'href="/support"'],
    ],
    ['DLG-23', 'SumsubPopup', 'Verify your identity', ['href="/profile/verification"']],
    [
      'DLG-24',
      'DemoModePopup',
      'You’re playing for free',
      ['Keep playing for free', 'href="/cashier/deposit?backUrl=%2Fgame%2Fdicebox%23real"'],
    ],
    ['DLG-26', 'CampaignPopup', 'Cup night', ['From eight.', 'Preview', 'href="/betting"']],
    ['DLG-27', 'LoyaltyShopPopupConfirm', 'Buy this?', ['A scarf costs 500 points.', 'Buy']],
    [
      'DLG-28',
      'LoyaltyShopPopupBuy',
      'It’s yours',
      ['Your purchase: A scarf.', '−500', '>20<', 'href="/tournaments/7"'],
    ],
    [
      'DLG-29',
      'LoyaltyShopInsufficientFundsPopup',
      'Not enough points',
      ['costs 5,000 points. You have 4,030.', 'href="/loyalty"'],
    ],
    ['DLG-30', 'LoyaltyQuestPopup', 'Five evenings', ['2,000 of 5,000', 'Reward: 1,500 points', 'max="5000"']],
    ['DLG-31', 'LoyaltyCharacterChangeConfirmPopup', 'Change your character?', ['Fox becomes your character']],
    ['DLG-32', 'LoyaltyCharacterChangePopup', 'Choose your character', ['Choose Fox', 'Your character']],
    ['DLG-33', 'GamesSearchPopup', en.common.search, ['type="search"']],
    ['DLG-34', 'InteractivityWarning', 'Are you still there?', ['20 seconds left', 'Stay logged in']],
    ['DLG-35', 'PromotionsDetailPopup', 'Exact returns', ['Counted, not sampled.', 'href="/gamehall"']],
  ]
  it.each(rows)(
    'DLG-19 DLG-22 DLG-23 DLG-24 DLG-26 DLG-27 DLG-28 DLG-29 DLG-30 DLG-31 DLG-32 DLG-33 DLG-34 DLG-35 %s: %s opens by its name, with its content, in every language',
    async (_row, name, title, parts) => {
      const popup = await shown(name)
      expect(popup.title).toBe(title)
      for (const part of parts) expect(popup.text).toContain(part)
      const arabic = await shown(name, 'ar')
      expect(arabic.title).not.toBe('')
      expect(arabic.text).not.toBe(popup.text)
    }
  )

  it('DLG-21 the promo-activated popup does not come up on a deposit page, in whatever language it is', () => {
    for (const path of ['/cashier/deposit', '/ar/cashier/deposit/card', '/cashier/deposit/'])
      expect(isSuppressed('PromocodeActivatedPopup', path)).toBe(true)
    for (const path of ['/', '/promotions', '/cashier/withdraw', '/profile/bonuses'])
      expect(isSuppressed('PromocodeActivatedPopup', path)).toBe(false)
    expect(isSuppressed('CampaignPopup', '/cashier/deposit')).toBe(false)
  })
})

describe('the preview of a campaign popup', () => {
  it('RTE-106 RTE-107 is asked for by its hash together with the popup’s id, and by neither alone', () => {
    expect(previewAsked({ search: '?popup=12', hash: '#popup-preview' })).toBe('12')
    expect(previewAsked({ search: '?a=1&popup=12', hash: '#popup-preview' })).toBe('12')
    for (const [search, hash] of [
      ['?popup=12', ''],
      ['?popup=12', '#real'],
      ['', '#popup-preview'],
      ['?popup=', '#popup-preview'],
      ['?popup=x', '#popup-preview'],
    ] as const)
      expect(previewAsked({ search, hash }), search + hash).toBeUndefined()
  })
})

const values = { contact: 'ada@example.com', amount: '$10.00', required: '$50.00' }

describe('confirm dialogs', () => {
  it.each([
    ['DLG-37', 'burnBonuses'],
    ['DLG-38', 'confirmEmail'],
    ['DLG-39', 'bonusRemove'],
    ['DLG-40', 'bonusActivate'],
    ['DLG-41', 'fillProfile'],
    ['DLG-42', 'bettingBonusActivated'],
  ] as const)(
    'DLG-37 DLG-38 DLG-39 DLG-40 DLG-41 DLG-42 %s: %s asks with two answers of its own and reports the one that was given',
    async (_row, name) => {
      for (const messages of [en, ar]) {
        const options = confirmOptions(name, messages.popups.confirms[name], values)
        expect([options.title, options.agree, options.reject].every(Boolean)).toBe(true)
        const text = html(() => options.content, siteOf({ locale: messages === en ? 'en' : 'ar' }))
        const words = Object.entries(values).reduce(
          (sentence, [key, value]) => sentence.replace(`{${key}}`, value),
          messages.popups.confirms[name].text
        )
        expect(text).toContain(words)
      }
      for (const agrees of [true, false]) {
        const store = dialogStore()
        const answer = store.confirm(confirmOptions(name, en.popups.confirms[name]))
        expect(store.list()).toMatchObject([
          { kind: 'confirm', agree: en.popups.confirms[name].agree, reject: en.popups.confirms[name].reject },
        ])
        store.closeByName(`confirm-${name}`, { result: agrees })
        await expect(answer).resolves.toBe(agrees)
      }
    }
  )

  it('DLG-37 DLG-39 giving up a bonus is the less prominent of the two answers', () => {
    for (const name of confirmNames)
      expect(confirmOptions(name, en.popups.confirms[name]).isDestructive, name).toBe(
        name === 'burnBonuses' || name === 'bonusRemove'
      )
  })

  it('there are exactly these six', () => {
    expect([...confirmNames].toSorted()).toEqual(Object.keys(en.popups.confirms).toSorted())
    expect(confirmNames).toHaveLength(6)
  })

  it('RTE-110 DLG-41 fill profile leads to the settings with where from and which toast', () => {
    const url = new URL(fillProfileAddress('/cashier/withdraw?method=card'), 'https://ante.example')
    expect(url.pathname).toBe('/profile/settings')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: '/cashier/withdraw?method=card',
      toastType: 'profile',
    })
  })
})
