import { describe, expect, test } from 'vitest'
import type { LaunchRequest, StudioWallet, WalletRequest } from './port.ts'

/** What the suite needs of a vendor's twin: a wallet that reaches it, and calls as the vendor sends them. */
export interface WalletWorld {
  readonly wallet: StudioWallet
  /** The same configuration whose vendor does not answer. */
  readonly unreachable: StudioWallet
  /** A game that the twin has. */
  readonly code: string
  /**
   * Of player 7 in session s1 and round r1, in dollars: the balance is asked; a stake of 1.00 by the number b1; a win of 1.96 by w1, which ends the round; x1
   * takes the stake back.
   */
  readonly messages: Readonly<Record<'balance' | 'bet' | 'win' | 'takeBack', WalletRequest>>
  /** A body that the vendor has signed, whatever it is. */
  signed(rawBody: string): WalletRequest
  /** Bodies that mean nothing. */
  readonly broken: readonly string[]
}

const now = 1_700_000_000_000

/** Every wallet behaves like this, whatever its dialect is. */
export function studioWalletSuite(name: string, world: () => WalletWorld): void {
  const request = (more: Partial<LaunchRequest> = {}): LaunchRequest => ({
    session: 's1',
    player: '7',
    country: 'GB',
    code: world().code,
    currency: 'USD',
    locale: 'en',
    address: '127.0.0.1',
    isMobile: false,
    returns: { lobby: 'https://ante.test/gamehall', deposit: 'https://ante.test/cashier/deposit' },
    ...more,
  })
  const about = { player: '7', session: 's1', currency: 'USD' }

  describe(`studio wallet ${name}`, () => {
    test('opens a game in a frame of one of its own origins', async () => {
      const launched = await world().wallet.launch(request())
      if (launched.outcome !== 'started') throw new Error(`not started: ${launched.outcome}`)
      expect(world().wallet.frameSources()).toContain(new URL(launched.url).origin)
      const page = await fetch(launched.url)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toContain('text/html')
    })

    test('says that a game is not there, and that its vendor did not answer', async () => {
      expect((await world().wallet.launch(request({ code: 'nobody:nothing' }))).outcome).toBe('refused')
      expect((await world().unreachable.launch(request())).outcome).toBe('unknown')
    })

    test('reads the calls of its vendor', () => {
      const { balance, bet, win, takeBack } = world().messages
      const read = (message: WalletRequest) => world().wallet.read(message, now)
      expect(read(balance)).toMatchObject({ kind: 'call', call: { kind: 'balance', player: '7' } })
      const round = { kind: 'move', game: world().code, round: 'r1', ...about }
      expect(read(bet)).toMatchObject({
        kind: 'call',
        call: { ...round, isFinished: false, steps: [{ kind: 'bet', id: 'b1', amountMinor: 100n }] },
      })
      expect(read(win)).toMatchObject({
        kind: 'call',
        call: { ...round, isFinished: true, steps: [{ kind: 'win', id: 'w1', amountMinor: 196n }] },
      })
      expect(read(takeBack)).toMatchObject({
        kind: 'call',
        call: { kind: 'take-back', player: '7', steps: [{ id: 'x1', originals: ['b1'] }] },
      })
    })

    test('believes no call whose bytes or headers were changed', () => {
      for (const message of Object.values(world().messages)) {
        const text = Buffer.from(message.rawBody).toString()
        const changed = text.replace('7', '8')
        expect(world().wallet.read({ ...message, rawBody: Buffer.from(changed) }, now)).toEqual({ kind: 'forged' })
        expect(world().wallet.read({ ...message, headers: {} }, now)).toEqual({ kind: 'forged' })
      }
    })

    test('takes no amount that is not exact, and nothing that it does not understand', () => {
      for (const body of world().broken)
        expect(world().wallet.read(world().signed(body), now), body).toEqual({ kind: 'malformed' })
    })

    test('answers the balance exactly, however large it is', () => {
      const { wallet, messages } = world()
      const reading = wallet.read(messages.bet, now)
      const call = reading.kind === 'call' ? reading.call : undefined
      const done = wallet.answer(call, {
        outcome: 'done',
        player: '7',
        currency: 'USD',
        balanceMinor: 900_719_925_474_099_301n,
        steps: [{ id: 'b1', transaction: 1_700_000_000_000_001n, isRepeat: false }],
      })
      expect(done.status).toBe(200)
      expect(done.body).toMatch(/9007199254740993\.?01/)
      expect(done.body).toContain('1700000000000001')
      const refused = wallet.answer(call, { outcome: 'refused', refusal: 'funds', balanceMinor: 5n, currency: 'USD' })
      expect(refused.body).not.toBe(done.body)
    })
  })
}
