import { bonusHandOf, videoPoker } from '../../verifier/video-poker.ts'
import type { Verifier } from '../../verifier/verifier.ts'

/** How many times the stake a hand pays. */
const pays = {
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
}

export const verifier: Verifier = { version: '1.0.0', play: videoPoker(bonusHandOf, pays) }
