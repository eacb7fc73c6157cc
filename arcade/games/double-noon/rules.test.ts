import { describe, expect, it } from 'vitest'
import { bestHold } from '../../rules/video-poker/worth.ts'
import certificate from './certificate.json' with { type: 'json' }
import { pays } from './rules.ts'

describe('Double Noon', () => {
  it('GAM-8 returns to the best holds what is known of Double Bonus 9/7, and says what simple rules and the worst ones return', () => {
    // 99.1065 % in the published tables.
    expect(certificate.rtp).toEqual({ numerator: '37415002826', denominator: '37752330525', percent: '99.10' })
    expect(certificate.choices.map(({ kind, rtp }) => [kind, rtp.percent])).toEqual([
      ['best', '99.10'],
      ['named', '98.22'],
      ['least', '2.23'],
    ])
  })

  it('advises to break a full house of three aces, because four of them pay so much', () => {
    expect(bestHold(pays, [0, 13, 26, 4, 17]).hold).toEqual([0, 1, 2])
    expect(bestHold(pays, [2, 15, 28, 4, 17]).hold).toEqual([0, 1, 2, 3, 4])
  })
})
