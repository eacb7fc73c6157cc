import { describe, expect, it } from 'vitest'
import { slotegrator } from './adapter.ts'
import { signOf } from './signature.ts'
import { callOf } from './wire.ts'

const keys = { merchantId: 'm1', merchantKey: 'slotegrator-key-0123456789' }
const bet = { action: 'bet', player_id: '7', currency: 'USD', session_id: 's1', game_uuid: 'g', round_id: 'r' }
const form = (fields: object) => Buffer.from(new URLSearchParams({ ...bet, ...fields }).toString())
const amountOf = (amount: string) => {
  const call = callOf(form({ transaction_id: 'b1', amount }))
  return call?.kind === 'move' ? call.steps[0]?.amountMinor : undefined
}

describe('the aggregator’s forms', () => {
  it('take a decimal with zeros behind the places of its currency, and no part of a minor unit', () => {
    expect(['1', '1.5', '1.50', '1.5000', '10.0000', '0.10000', '100'].map(amountOf)).toEqual([
      100n,
      150n,
      150n,
      150n,
      1000n,
      10n,
      10000n,
    ])
    expect(['1.0001', '1.', '.5', '0.0000', '0', '1.005000'].map(amountOf)).toEqual(Array(6).fill(undefined))
  })

  it('take no number that the database cannot hold', () => {
    expect(callOf(form({ transaction_id: 'b\0', amount: '1.00' }))).toBeUndefined()
  })

  it('are forged where the sign has letters of two bytes', () => {
    const wallet = slotegrator({ ...keys, url: 'http://127.0.0.1:9', gameOrigins: undefined })
    const rawBody = form({ transaction_id: 'b1', amount: '1.00' })
    const timestamp = '1700000000'
    const sign = signOf(
      new URLSearchParams(rawBody.toString()),
      { merchantId: keys.merchantId, nonce: 'n', timestamp },
      keys.merchantKey
    )
    const read = (given: string) =>
      wallet.read(
        {
          path: '',
          rawBody,
          headers: {
            'x-merchant-id': keys.merchantId,
            'x-nonce': 'n',
            'x-timestamp': timestamp,
            'x-sign': given,
          },
        },
        1_700_000_000_000
      )
    expect(read(sign).kind).toBe('call')
    expect(read('é'.repeat(sign.length))).toEqual({ kind: 'forged' })
  })
})
