import { type HandPays, videoPokerEngine } from '../../rules/video-poker/engine.ts'

/** Double Bonus 9/7, times the stake. */
export const pays = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-aces': 160,
  'four-low': 80,
  four: 50,
  'full-house': 9,
  flush: 7,
  straight: 5,
  three: 3,
  'two-pair': 1,
  jacks: 1,
} as const satisfies HandPays

export const engine = videoPokerEngine({ sysname: 'double-noon', version: '1.0.0', kind: 'double-bonus' }, pays)
