import { handOf, videoPoker } from '../../verifier/video-poker.ts'
import type { Verifier } from '../../verifier/verifier.ts'

/** How many times the stake a hand pays. */
const pays = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
}

export const verifier: Verifier = { version: '1.0.0', play: videoPoker(handOf, pays) }
