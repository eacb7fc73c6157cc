import { type HandPays, videoPokerEngine } from '../../rules/video-poker/engine.ts'

/** Bonus Poker 8/5, times the stake. */
export const pays = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-aces': 80,
  'four-low': 40,
  four: 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
} as const satisfies HandPays

export const engine = videoPokerEngine({ sysname: 'aces-at-dawn', version: '1.0.0', kind: 'bonus' }, pays)
