import { type HandPays, videoPokerEngine } from '../../rules/video-poker/engine.ts'

/** Jacks or Better 9/6, times the stake. */
export const pays = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
} as const satisfies HandPays

export const engine = videoPokerEngine(
  { sysname: 'jacks-at-midnight', version: '1.0.0', kind: 'jacks-or-better' },
  pays
)
