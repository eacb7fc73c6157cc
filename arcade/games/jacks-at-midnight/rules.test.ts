import { describe, expect, it } from 'vitest'
import { bestHold } from '../../rules/video-poker/worth.ts'
import certificate from './certificate.json' with { type: 'json' }
import { pays } from './rules.ts'

describe('Jacks at Midnight', () => {
  it('GAM-8 returns to the best holds what is known of full pay Jacks or Better, and says what simple rules and the worst ones return', () => {
    expect(certificate.rtp).toEqual({ numerator: '1653526326983', denominator: '1661102543100', percent: '99.54' })
    expect(certificate.choices.map(({ kind, rtp }) => [kind, rtp.percent])).toEqual([
      ['best', '99.54'],
      ['named', '99.40'],
      ['least', '2.37'],
    ])
    expect(certificate.max_win).toEqual({ multiple: '800.00', one_in: '40390' })
  })

  it('advises the hold that returns most: four to a royal flush rather than a flush', () => {
    expect(bestHold(pays, [9, 10, 11, 12, 4])).toEqual({ hold: [0, 1, 2, 3], pay: 1955 })
  })
})
