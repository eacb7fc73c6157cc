import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { isSigned } from './signature.ts'

const secret = 'whsec_0123456789'
const payload = JSON.stringify({ id: 'evt_1', object: 'event', note: 'ä' })
const rawBody = Buffer.from(payload)
const now = 1_800_000_000
/** What the published client of Stripe signs. */
const signed = (timestamp: number, key = secret, text = payload) =>
  Stripe.webhooks.generateTestHeaderString({ timestamp, payload: text, secret: key })

describe('Stripe-Signature', () => {
  it('is taken as the published client makes it, with the old secret too during a rotation', () => {
    expect(isSigned(signed(now), rawBody, [secret], now)).toBe(true)
    expect(isSigned(signed(now, 'whsec_old'), rawBody, ['whsec_new', 'whsec_old'], now)).toBe(true)
    const both = `${signed(now, 'whsec_old')},${signed(now).split(',')[1]}`
    expect(isSigned(both, rawBody, [secret], now)).toBe(true)
  })

  it('is worth nothing more than 300 seconds away', () => {
    for (const [seconds, is] of [
      [now - 300, true],
      [now + 300, true],
      [now - 301, false],
      [now + 301, false],
    ] as const)
      expect([seconds, isSigned(signed(seconds), rawBody, [secret], now)]).toEqual([seconds, is])
  })

  it('is forged with another secret, other bytes, another scheme or another form', () => {
    const good = signed(now)
    const [, hex = ''] = good.split('v1=')
    expect(isSigned(good, Buffer.from(`${payload} `), [secret], now)).toBe(false)
    for (const header of [
      signed(now, 'whsec_other'),
      `t=${now},v0=${hex}`,
      `t=${now}`,
      `v1=${hex}`,
      `t=${now},v1=${hex.toUpperCase()}`,
      `t=${now},v1=${hex.slice(2)}`,
      `t=${now + 1},v1=${hex}`,
      '',
      undefined,
      [good],
    ])
      expect(isSigned(header, rawBody, [secret], now), String(header)).toBe(false)
  })
})
