import { describe, expect, it } from 'vitest'
import { chainHashOf, isSigned, randomnessOf } from './verify.ts'

/** As `https://api.drand.sh/<hash>/info` publishes it. */
const quicknet = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  periodSeconds: 3,
  genesisSeconds: 1_692_803_367,
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  beaconId: 'quicknet',
}
/** Rounds of quicknet that were published: 123 and 657413 in the documents of drand-verify, 1000 in tests of tlock. */
const published = [
  [123, 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
  [1000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  [657_413, 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'],
] as const

describe('the chain quicknet of drand', () => {
  it('RNG-10 is known by the hash of what it tells of itself', () => {
    expect(chainHashOf(quicknet)).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971')
    for (const other of [
      { ...quicknet, periodSeconds: 30 },
      { ...quicknet, genesisSeconds: 1 },
      { ...quicknet, beaconId: 'default' },
      { ...quicknet, publicKey: quicknet.publicKey.replace('83cf', '83ce') },
    ])
      expect(chainHashOf(other)).not.toBe(chainHashOf(quicknet))
  })
  it('RNG-10 has signed its published rounds, each for itself alone', () => {
    for (const [round, signature] of published) {
      expect(isSigned(quicknet.publicKey, round, signature), `${round}`).toBe(true)
      expect(isSigned(quicknet.publicKey, round + 1, signature), `${round + 1}`).toBe(false)
    }
    const [[first], [, second]] = [published[0], published[1]]
    expect(isSigned(quicknet.publicKey, first, second)).toBe(false)
  })
  it('RNG-10 gives the published numbers', () => {
    expect(randomnessOf(published[2][1])).toBe('fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587')
    expect(randomnessOf(published[1][1])).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
  })
  it('RNG-10 has signed nothing that is no signature', () => {
    const [round, signature] = published[0]
    for (const wrong of [
      '',
      '00',
      'c0'.padEnd(96, '0'),
      signature.replace('b75c', 'b75d'),
      signature.slice(2),
      'zz'.repeat(48),
    ])
      expect(isSigned(quicknet.publicKey, round, wrong), wrong).toBe(false)
    expect(isSigned('00', round, signature)).toBe(false)
  })
})
