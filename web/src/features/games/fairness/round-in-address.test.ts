import { describe, expect, it } from 'vitest'
import { roundInHash } from './round-in-address.ts'

describe('a round in the address of the verifier', () => {
  it('is read as text, whatever its seeds are written with', () => {
    const round = { client_seed: 'a#b&c%20"ü', nonce: 3 }
    const text = roundInHash(`#round=${encodeURIComponent(JSON.stringify(round))}`)
    expect(JSON.parse(text)).toEqual(round)
  })

  it.each(['', '#', '#real', '#round=', '#round=%', '#round=hello'])('%j holds no round', (hash) => {
    expect(roundInHash(hash)).toBe('')
  })
})
