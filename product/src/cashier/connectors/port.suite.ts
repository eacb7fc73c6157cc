import { randomUUID } from 'node:crypto'
import { money } from '@ante/kit/money'
import { describe, expect, test } from 'vitest'
import type { Headers, PaymentProvider, StartRequest } from './port.ts'

/** What the suite needs of a vendor's twin: a provider that reaches it, and hands to do there what players and time do. */
export interface ProviderWorld {
  readonly provider: PaymentProvider
  /** Decides a started payment as its player would on the vendor's page. */
  decide(reference: string, decision: 'approve' | 'decline' | 'cancel'): Promise<void>
  /** Lets due payouts happen. */
  settlePayouts(): Promise<void>
  /** The last callback that the vendor sent about this payment, as it came over the wire. */
  lastCallback(reference: string): Promise<{ headers: Headers; rawBody: Uint8Array }>
  /** A provider with the same configuration whose vendor does not answer. */
  readonly unreachable: PaymentProvider
  /** An amount that the vendor declines by itself. */
  readonly declined: number
  /** How a payment ends that its player gives up. */
  readonly cancelled?: 'cancelled' | 'expired'
  /** Left out: it pays out, keeps a statement, and tells cards that have paid. */
  readonly paysOut?: false
  readonly hasInstruments?: false
  /** The token of a card that has paid in. */
  cardToken(): Promise<string>
}

const textOfBigints = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

/** Every payment provider behaves like this towards the cashier, whatever its own protocol is. */
export function paymentProviderSuite(name: string, world: () => ProviderWorld): void {
  const request = (more: Partial<StartRequest> = {}): StartRequest => ({
    key: randomUUID(),
    amount: money(50_00),
    channel: 'card',
    bank: undefined,
    description: 'Ante 100001',
    locale: 'en',
    returns: {
      success: 'https://ante.test/s',
      pending: 'https://ante.test/p',
      fail: 'https://ante.test/f',
      cancel: 'https://ante.test/c',
    },
    ...more,
  })
  async function started(more: Partial<StartRequest> = {}): Promise<{ key: string; reference: string }> {
    const asked = request(more)
    const answer = await world().provider.start(asked)
    if (answer.outcome !== 'started') throw new Error(`not started: ${answer.outcome}`)
    return { key: asked.key, reference: answer.reference }
  }
  const payout = async (minor: number, key: string = randomUUID()) => ({
    key,
    amount: money(minor),
    to: { kind: 'card', token: await world().cardToken(), masked: '424242...4242' } as const,
    description: 'Ante 100002',
  })

  describe(`payment provider ${name}`, () => {
    test('starts a payment once for a key, however often it is asked', async () => {
      const asked = request()
      const first = await world().provider.start(asked)
      expect(first).toMatchObject({ outcome: 'started', next: { kind: expect.any(String) } })
      expect(await world().provider.start(asked)).toEqual(first)
    })

    test('says how a payment stands, by its number and by our key', async () => {
      const { key, reference } = await started()
      expect(await world().provider.query({ key, reference })).toMatchObject({
        outcome: 'pending',
        key,
        reference,
        amount: money(50_00),
      })
      expect(await world().provider.query({ key, reference: undefined })).toMatchObject({
        outcome: 'pending',
        key,
        reference,
      })
      for (const [decision, outcome] of [
        ['approve', 'success'],
        ['decline', 'failed'],
        ['cancel', world().cancelled ?? 'cancelled'],
      ] as const) {
        const payment = await started()
        await world().decide(payment.reference, decision)
        expect(await world().provider.query(payment)).toMatchObject({ outcome, key: payment.key })
      }
    })

    test('names the instrument of a success by its masked number and a token, and the reason of a failure', async () => {
      const paid = await started()
      await world().decide(paid.reference, 'approve')
      const known = await world().provider.query(paid)
      if (world().hasInstruments === false) expect(known).not.toHaveProperty('instrument')
      else
        expect(known).toMatchObject({
          instrument: { masked: expect.stringMatching(/^\d{6}\.{3}\d{4}$/), token: expect.any(String) },
        })
      const failed = await started({ amount: money(world().declined) })
      await world().decide(failed.reference, 'approve')
      expect(await world().provider.query(failed)).toMatchObject({ outcome: 'failed', reason: 'declined_by_bank' })
    })

    test('says absent of what it has never heard of', async () => {
      expect(await world().provider.query({ key: randomUUID(), reference: undefined })).toEqual({ outcome: 'absent' })
      expect(await world().provider.queryPayout({ key: randomUUID(), reference: undefined })).toEqual({
        outcome: 'absent',
      })
    })

    test('pays out once for a key, and says how it went', async () => {
      if (world().paysOut === false)
        return expect(await world().provider.payout(await payout(20_00))).toMatchObject({ outcome: 'refused' })
      const asked = await payout(20_00)
      const first = await world().provider.payout(asked)
      expect(first).toMatchObject({ outcome: 'pending', key: asked.key })
      expect(await world().provider.payout(asked)).toEqual(first)
      const declined = await payout(world().declined)
      await world().provider.payout(declined)
      await world().settlePayouts()
      expect(await world().provider.queryPayout({ key: asked.key, reference: undefined })).toMatchObject({
        outcome: 'success',
      })
      expect(await world().provider.queryPayout({ key: declined.key, reference: undefined })).toMatchObject({
        outcome: 'failed',
      })
    })

    test('refuses a payout to an instrument that it does not know', async () => {
      expect(
        await world().provider.payout({
          ...(await payout(20_00)),
          to: { kind: 'card', token: 'nobody', masked: '424242...4242' },
        })
      ).toEqual({
        outcome: 'refused',
        reason: 'instrument_refused',
      })
    })

    test('recognises its own callbacks, and nothing that was changed on the way', async () => {
      const { key, reference } = await started()
      await world().decide(reference, 'approve')
      const { headers, rawBody } = await world().lastCallback(reference)
      const check = world().provider.verifyCallback(headers, rawBody)
      // Some tell all in the callback, some have to be asked for the rest.
      const told = check.kind === 'ask' ? await check.ask() : check.kind === 'genuine' ? check.callback : undefined
      expect(told).toMatchObject({
        about: 'deposit',
        verdict: { outcome: 'success', key, reference, amount: money(50_00) },
      })
      const changed = Buffer.from(Buffer.from(rawBody).toString('utf8').replace(reference, `${reference}x`))
      expect(world().provider.verifyCallback(headers, changed)).toEqual({ kind: 'forged' })
      expect(world().provider.verifyCallback({}, rawBody)).toEqual({ kind: 'forged' })
      // Whichever headers carry the proof: with any of them changed it is either forged or still the very same callback.
      const checks = Object.keys(headers).map((name) =>
        world().provider.verifyCallback({ ...headers, [name]: 'x' }, rawBody)
      )
      expect(checks.filter(({ kind }) => kind === 'forged').length).toBeGreaterThan(0)
      expect(
        checks
          .filter(({ kind }) => kind !== 'forged')
          .every((other) => JSON.stringify(other, textOfBigints) === JSON.stringify(check, textOfBigints))
      ).toBe(true)
    })

    test('lists the money that moved, each line once and in order, and can be asked on from any line', async () => {
      if (world().paysOut === false) return expect(await world().provider.statement('')).toEqual({ outcome: 'none' })
      const out = await payout(20_00)
      const paid = await started()
      await world().decide(paid.reference, 'approve')
      await world().decide((await started()).reference, 'decline')
      await world().provider.payout(out)
      await world().settlePayouts()
      const whole = await world().provider.statement('')
      if (whole.outcome !== 'known') throw new Error('the statement is not known')
      const keys = whole.lines.map((line) =>
        'verdict' in line ? `${line.about} ${line.verdict.outcome} ${line.verdict.key}` : line.about
      )
      expect(keys.slice(-2)).toEqual([`deposit success ${paid.key}`, `payout success ${out.key}`])
      const [, ...rest] = whole.lines
      expect(await world().provider.statement(whole.lines[0]?.line ?? '')).toEqual({ outcome: 'known', lines: rest })
      expect(await world().provider.statement(whole.lines.at(-1)?.line ?? '')).toEqual({ outcome: 'known', lines: [] })
    })

    test('says unknown when the vendor does not answer, and never throws for it', async () => {
      const { unreachable, paysOut } = world()
      const name = { key: randomUUID(), reference: 'some' }
      const answers = await Promise.all([
        unreachable.start(request()),
        unreachable.query(name),
        ...(paysOut === false
          ? []
          : [unreachable.payout(await payout(20_00)), unreachable.queryPayout(name), unreachable.statement('')]),
      ])
      for (const answer of answers) expect(answer).toEqual({ outcome: 'unknown' })
    })
  })
}
