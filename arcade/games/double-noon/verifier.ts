import { bonusHandOf, videoPoker } from '../../verifier/video-poker.ts'
import type { Verifier } from '../../verifier/verifier.ts'

/** How many times the stake a hand pays. */
const pays = {
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
}

export const verifier: Verifier = { version: '1.0.0', play: videoPoker(bonusHandOf, pays) }
