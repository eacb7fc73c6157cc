import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCashier } from './cashier.fixture.ts'
import { providerOf, type PaymentRoute } from './rules/payment-route.ts'

describe('the rule that names a provider', () => {
  const card = { method: 'card', direction: 'deposit', currency: 'USD', country: 'GB' } as const
  const cases: [string, PaymentRoute[], string][] = [
    ['is the method’s own without rules', [], 'own'],
    ['is the first that fits', [{ provider: 'one' }, { provider: 'two' }], 'one'],
    [
      'has to fit in everything that it names',
      [
        { provider: 'one', methods: ['card'], countries: ['DE'] },
        { provider: 'two', directions: ['withdrawal'] },
        { provider: 'three', currencies: ['EUR'] },
        { provider: 'four', methods: ['bank'] },
        {
          provider: 'five',
          methods: ['bank', 'card'],
          directions: ['deposit'],
          currencies: ['USD'],
          countries: ['GB'],
        },
      ],
      'five',
    ],
  ]
  it.each(cases)('%s', (_, routes, expected) => expect(providerOf(card, routes, 'own')).toBe(expected))
  it('fits no player without a country where it names countries', () => {
    expect(providerOf({ ...card, country: null }, [{ provider: 'one', countries: ['GB'] }], 'own')).toBe('own')
  })
})

describe('payments by rules', () => {
  let cashier: Awaited<ReturnType<typeof openCashier>>
  beforeAll(async () => {
    const rules: PaymentRoute[] = [
      { provider: 'second', methods: ['card'], countries: ['GB'] },
      { provider: 'nowhere', methods: ['online-banking'], directions: ['deposit'] },
    ]
    cashier = await openCashier({ alsoAs: 'second', settings: { paymentRoutes: { rules } } })
  })
  afterAll(() => cashier.close())

  const providerOfDeposit = async (transaction: string) =>
    (
      await cashier.db.pool.query<{ provider: string }>('select provider from cashier.deposits where id = $1', [
        transaction,
      ])
    ).rows[0]?.provider

  it('go to the provider for the player’s country', async () => {
    const [british, german] = [await cashier.server.player(), await cashier.server.player({ country: 'DE' })]
    expect(await providerOfDeposit((await cashier.deposit(british, '30')).data.transaction)).toBe('second')
    expect(await providerOfDeposit((await cashier.deposit(german, '30')).data.transaction)).toBe('bank')
  })

  it('are not offered where their provider cannot be reached, and refused at the raw API', async () => {
    const player = await cashier.server.player()
    const { methods } = (await player.call<{ methods: { sysname: string }[] }>('cashier.getdepositsettings')).data
    expect(methods.map(({ sysname }) => sysname)).toEqual(['card'])
    const refused = await cashier.deposit(player, '20', {
      methodId: cashier.methodId('online-banking', 'deposit'),
      method: 'online-banking',
    })
    expect(refused.error?.code).toBe('method_unavailable')
  })
})
