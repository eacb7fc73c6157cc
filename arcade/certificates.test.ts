import { describe, expect, it } from 'vitest'
import { certify } from './certify.ts'
import { proofs } from './registry/proofs.ts'
import { engines } from './rules/catalogue.ts'
import { certificateFor } from './rules/certificates.ts'

describe.each(engines.map((engine) => [engine.sysname, engine] as const))('%s', (sysname, engine) => {
  it('GAM-8 has a certificate that its rules prove, digit by digit', { timeout: 240_000 }, () => {
    expect(certificateFor(sysname)).toEqual(certify(engine))
  })

  it('GAM-7 returns at least 85 % even to the least favourable choice, and less than it takes', () => {
    const { lowest, rtp } = certificateFor(sysname) ?? { lowest: undefined, rtp: undefined }
    expect(BigInt(lowest?.numerator ?? 0) * 100n).toBeGreaterThanOrEqual(BigInt(lowest?.denominator ?? 0) * 85n)
    expect(BigInt(rtp?.numerator ?? 0)).toBeLessThan(BigInt(rtp?.denominator ?? 0))
  })

  it('has stake levels in rising order', () => {
    expect(engine.stakesMinor.length).toBeGreaterThan(2)
    expect([...engine.stakesMinor].toSorted((a, b) => Number(a - b))).toEqual(engine.stakesMinor)
  })
})

it('GAM-25 no proof is without its game', () => {
  expect(Object.keys(proofs).toSorted()).toEqual(engines.map((engine) => engine.sysname).toSorted())
})
