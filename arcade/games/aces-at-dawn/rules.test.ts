import { describe, expect, it } from 'vitest'
import { bestHold } from '../../rules/video-poker/worth.ts'
import certificate from './certificate.json' with { type: 'json' }
import { pays } from './rules.ts'

describe('Aces at Dawn', () => {
  it('GAM-8 returns to the best holds what is known of Bonus Poker 8/5, and says what simple rules and the worst ones return', () => {
    // 0.9916597319 in the published tables.
    expect(certificate.rtp).toEqual({ numerator: '1647248502503', denominator: '1661102543100', percent: '99.16' })
    expect(certificate.choices.map(({ kind, rtp }) => [kind, rtp.percent])).toEqual([
      ['best', '99.16'],
      ['named', '99.03'],
      ['least', '2.36'],
    ])
  })

  it('advises to keep a full house of three aces, and the aces alone without the pair', () => {
    expect(bestHold(pays, [0, 13, 26, 4, 17]).hold).toEqual([0, 1, 2, 3, 4])
    expect(bestHold(pays, [0, 13, 26, 4, 18]).hold).toEqual([0, 1, 2])
  })
})
