import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { isSigned } from './signature.ts'

const hmac = (key: Uint8Array | string, body: Uint8Array | string) =>
  createHmac('sha256', key).update(body).digest('hex')

it('BTCPay-Sig is the HMAC-SHA256 of RFC 4231 over the body, by its published vectors', () => {
  const cases = [
    ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['\u000b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  ] as const
  for (const [secret, body, hex] of cases) {
    expect(isSigned(`sha256=${hex}`, Buffer.from(body), [secret])).toBe(true)
    expect(isSigned(`sha256=${hex}`, Buffer.from(`${body} `), [secret])).toBe(false)
  }
})

it('takes either secret during a rotation, and no other form', () => {
  const body = Buffer.from('{"invoiceId":"a"}')
  const good = `sha256=${hmac('new', body)}`
  expect(isSigned(good, body, ['old', 'new'])).toBe(true)
  for (const header of [
    undefined,
    '',
    good.slice(7),
    good.toUpperCase(),
    `sha1=${hmac('new', body)}`,
    `${good}0`,
    [good],
  ])
    expect(isSigned(header, body, ['new']), String(header)).toBe(false)
  expect(isSigned(good, body, ['old'])).toBe(false)
})
