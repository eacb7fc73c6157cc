import { fromWire } from '@ante/kit/money'
import { settings } from '@ante/product/cashier/contract'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { AccountInfo } from '../../app/document/context.ts'
import { RegistrationStrip } from '../../app/session/registration-strip.tsx'
import { DepositForm } from './deposit-form.tsx'
import { DepositMethods } from './deposit-methods.tsx'
import { type Offer, offersFor } from './offers.ts'
import { Receipt } from './receipt.tsx'
import { rendered } from './rendered.fixture.tsx'
import type { Content, DepositMethod, Transaction, WithdrawMethod } from './shapes.ts'
import { Wallet } from './wallet.tsx'
import { WithdrawConfirm } from './withdraw-confirm.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawMethods } from './withdraw-methods.tsx'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const registered = '2026-03-01T10:00:00.000Z'
const account = {
  uid: 7,
  reg_time: registered,
  login: 'ada@example.com',
  country_code: 'GB',
  locale: 'en',
  balance_main: usd(100),
  balance_bonus: usd(5),
  balance_betting_bonus: usd(2),
  balance_fun: usd(1000),
} as AccountInfo

const content = (given: unknown = {}): Content => settings.cashier.parse(given)
const card: DepositMethod = {
  id: '1',
  sysname: 'card',
  min: usd(10),
  max: usd(5000),
  day_max: null,
  requisites: [],
  type: 'same_window',
}
const out: WithdrawMethod = { ...card, saved: [{ id: '1', masked: '424242...4242', last_used: registered }] }

const html = (part: ReactNode, locale: 'en' | 'ar' = 'en'): string => rendered(account, part, locale)

describe('methods', () => {
  const methods = (given: unknown) =>
    html(<DepositMethods methods={[card]} banks={[]} content={content(given)} offers={[]} />)
  it('CASH-12, CASH-13 an operator’s icon and words stand in place of ours', () => {
    const paymentMethods = [
      {
        sysname: 'card',
        icon: { dark: '/dark.svg' },
        description: 'By card, at once',
        descriptionWithdraw: 'Back by card',
        descriptionMinMax: 'Ten and up',
      },
    ]
    const page = methods({ paymentMethods })
    for (const part of ['/dark.svg', 'By card, at once', 'Ten and up']) expect(page).toContain(part)
    expect(methods({})).toContain('From $10.00 to $5,000.00')
    expect(html(<WithdrawMethods methods={[out]} content={content({ paymentMethods })} />)).toContain('Back by card')
  })
  it('CASH-18, CASH-19, CASH-24 a method has its own address, or opens where it is', () => {
    expect(methods({})).toContain('href="/cashier/deposit/card"')
    for (const here of [{ paymentMethodsUrlDisplay: 'none' }, { depositView: 'inline' }]) {
      expect(methods(here)).not.toContain('href="/cashier/deposit/card"')
      expect(methods(here)).toContain('aria-expanded="false"')
    }
  })
})

describe('the deposit form', () => {
  const form = (given: unknown) => html(<DepositForm method={card} banks={[]} content={content(given)} offers={[]} />)
  it('CASH-16, CASH-20 the amounts of the account’s currency that the method takes', () => {
    const page = form({
      depositAmountsList: [
        { currency: 'EUR', amounts: [33] },
        { currency: 'USD', amounts: [5, 40, 6000] },
      ],
    })
    expect(page).toContain('$40<')
    for (const other of ['>$33<', '>$5<', '>$6,000<']) expect(page).not.toContain(other)
  })
  it('CASH-21 the symbol is the content’s', () => {
    expect(form({ availableCurrency: [{ code: 'USD', symbol: 'US$' }] })).toContain('>US$<')
  })
  it('CASH-22 the button waits for a valid amount, or is there and says what is missing', () => {
    expect(form({ defaultStateDepositButton: 'disabled' })).toMatch(/<button type="submit"[^>]* disabled=""/)
    expect(form({})).not.toMatch(/<button type="submit"[^>]* disabled=""/)
  })
  it('CASH-28 CASH-29 CASH-30 CONST-42 offers of a deposit that the player may have, by this method; none is chosen before the player does it', () => {
    const offer = (id: string, trigger: Partial<NonNullable<Offer['trigger']>>): Offer => ({
      id,
      trigger: { action: 'deposit', params: {}, user_satisfies_params: true, ...trigger },
      description: { title: `Offer ${id}`, text: '' },
      promotions: [],
      state: 'available' as const,
      step: { number: 1, of: 1 },
      gives: [],
      finished_at: null,
    })
    const offers = [
      offer('11', { params: { exclude_methods: ['bank'] } }),
      offer('12', { params: { exclude_methods: ['bank', 'card'] } }),
      offer('13', { user_satisfies_params: false }),
      offer('14', { action: 'registration' }),
      { ...offer('15', {}), trigger: undefined },
      offer('16', { params: { exclude_methods: 'card' } }),
      { ...offer('17', {}), state: 'taken' as const },
    ]
    expect(offersFor(offers, 'card').map(({ id }) => id)).toEqual(['11', '16'])
    expect(offersFor(offers, 'bank').map(({ id }) => id)).toEqual(['16'])
    const page = html(<DepositForm method={card} banks={[]} content={content()} offers={offers} />)
    const choices = (page.match(/<input[^>]*name="campaign_offer_id"[^>]*>/g) ?? []).map((tag) => [
      /value="(-?\d+)"/.exec(tag)?.[1],
      tag.includes('checked=""'),
    ])
    expect(choices).toEqual([
      ['-1', true],
      ['11', false],
      ['16', false],
    ])
    for (const shown of ['No offer', 'Offer 11', 'Offer 16']) expect(page).toContain(shown)
    for (const hidden of ['Offer 12', 'Offer 13', 'Offer 14', 'Offer 15', 'Offer 17'])
      expect(page).not.toContain(hidden)
    expect(form({})).not.toContain('campaign_offer_id')
  })
  it('CASH-26 the button has the content’s icon', () => {
    expect(form({ depositButtonIcon: '/pay.svg' })).toMatch(/src="[^" ]*\/pay\.svg"/)
  })
})

describe('the wallet', () => {
  const wallet = (given: unknown) =>
    html(<Wallet available={usd(100)} owed={usd(0)} depositsPay={false} methods={[out]} content={content(given)} />)
  it('CASH-04, CASH-46 the total has no play money', () => {
    expect(wallet({})).toContain('$107.00')
    expect(wallet({})).not.toContain('$1,107.00')
  })
  it('CASH-23 the breakdown is there, open or not, by the content', () => {
    expect(wallet({})).toMatch(/<details class/)
    expect(wallet({ detalization: { displayedDetalization: true } })).toMatch(/<details open/)
    expect(wallet({ detalization: { enableDetalization: false } })).not.toContain('<details')
  })
})

const confirm = (given: Partial<Parameters<typeof WithdrawConfirm>[0]>) =>
  html(
    <WithdrawConfirm
      method={out}
      sum={fromWire(usd(20))}
      owed={fromWire(usd(0))}
      mayCancel
      requisites={{}}
      banks={[]}
      content={content()}
      losses={[]}
      problem={undefined}
      sending={false}
      frozen={false}
      onSend={() => undefined}
      onChange={() => undefined}
      {...given}
    />
  )
describe('points that a withdrawal resets', () => {
  const losses = [{ id: '1', title: 'The Night Race', points: 1250 }]
  const classOf = (page: string, text: string) =>
    page.match(/<(?:a|button)[^>]*>(?:<[^>]*>)*[^<]*/g)?.find((one) => one.endsWith(text)) ?? ''
  it('TRN-16 the form names the points that a withdrawal resets, and nothing without any', () => {
    const form = (losing: typeof losses) =>
      html(
        <WithdrawForm
          method={out}
          available={usd(100)}
          owed={usd(0)}
          mayCancel
          banks={[]}
          content={content()}
          losses={losing}
          onDone={() => undefined}
        />
      )
    expect(form(losses)).toContain('Withdrawing resets your tournament points')
    expect(form(losses)).toContain('The Night Race: 1,250 points')
    expect(form([])).not.toContain('points')
  })
  it('TRN-16 the last step names them again, and its main button keeps them', () => {
    const page = confirm({ losses })
    expect(page).toContain('The Night Race: 1,250 points')
    expect(classOf(page, 'Keep my points')).toContain('bg-ember')
    expect(classOf(page, 'Withdraw $20.00')).toContain('text-danger')
    expect(confirm({})).not.toContain('Keep my points')
    expect(classOf(confirm({}), 'Withdraw $20.00')).toContain('bg-ember')
  })
})

describe('refusals of a withdrawal', () => {
  const refused = (type: string, given: unknown) =>
    confirm({ content: content(given), problem: { text: 'Not yet.', type } })
  it('CASH-41, CASH-42 lead on where the content shows a button', () => {
    for (const [type, name] of [
      ['UserNeedConfirmContactException', 'confirmContact'],
      ['KycWithdrawalException', 'kycWithdrawal'],
    ] as const) {
      const page = refused(type, { withdrawalErrorButtons: { [name]: { show: true, link: '/there' } } })
      expect(page).toContain('Not yet.')
      expect(page).toContain('href="/there"')
      expect(refused(type, { withdrawalErrorButtons: { [name]: { show: false, link: '/there' } } })).not.toContain(
        '/there'
      )
    }
  })
})

const paid: Transaction = {
  id: '100001',
  type: 'deposit',
  time: '2024-03-05T09:07:00.000Z',
  method: 'card',
  amount: usd(50),
  status: 'success',
  outcome: 'success',
  balance: usd(150),
  reason: null,
  can_cancel: false,
  settled_time: '2024-03-05T09:08:00.000Z',
  instrument: '424242...4242',
  reference: 'ses_1',
  next: null,
  asked: null,
  may_arrive_late: false,
  reversed: null,
  deposit: null,
  owed: null,
  debt_paid: null,
  has_offer: false,
}

describe('the receipt', () => {
  const receipt = (given: unknown) => html(<Receipt transaction={paid} profile={undefined} content={content(given)} />)
  it('CASH-49, CASH-50 dates are dd.mm.yyyy and times h:mm', () => {
    expect(receipt({})).toContain('05.03.2024 9:07')
  })
  it('CASH-51 each block is shown or hidden by the content', () => {
    for (const [block, title] of [
      ['address', 'Address'],
      ['contacts', 'Contacts'],
      ['rules', 'Rules'],
    ] as const) {
      expect(receipt({})).toContain(`>${title}</h2>`)
      expect(receipt({ receiptBlocksVisibility: { [block]: false } })).not.toContain(`>${title}</h2>`)
    }
  })
})

describe('the receipt of a jackpot', () => {
  it('JKP-3 CASH-49 leads to the round that won it, and a payment shows the number of its provider', () => {
    const won = { ...paid, type: 'jackpot_win', method: 'jackpot', instrument: null, reference: '42' } as const
    const receipt = (transaction: Transaction) =>
      html(<Receipt transaction={transaction} profile={undefined} content={content()} />)
    expect(receipt(won)).toContain('>Jackpot win</dd>')
    expect(receipt(won)).toMatch(/>Round<\/dt>.*href="\/fairness\?round=42"[^>]*>42<\/a>/)
    expect(receipt(won)).not.toContain('Bank reference')
    expect(receipt(paid)).toMatch(/>Bank reference<\/dt>.*ses_1/)
  })
})

describe('the registration hint', () => {
  const strip = (minutes: number, given: unknown = {}, deposits = 0) =>
    html(
      <RegistrationStrip
        facts={{ deposits, now: Date.parse(registered) + minutes * 60_000 }}
        config={content({ regHintConfig: given }).regHintConfig}
      />
    )
  it('CASH-25, REG-54, REG-55 has the content’s words, for two hours, until the first deposit', () => {
    expect(strip(119)).toContain('another 1 min.')
    expect(strip(121)).toBe('')
    expect(strip(5, {}, 1)).toBe('')
    expect(strip(5, { text: 'Welcome in' })).toContain('Welcome in')
    expect(strip(5, { enabled: false })).toBe('')
  })
})

describe('Arabic', () => {
  it('CASH-03 a sum inside of a sentence is a run of its own, so that its sign stays before it', () => {
    expect(
      html(<Wallet available={usd(100)} owed={usd(0)} depositsPay={false} methods={[]} content={content()} />, 'ar')
    ).toContain('\u2066$100.00\u2069')
  })
})
