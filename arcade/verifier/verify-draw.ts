import {
  commitmentCheck,
  demand,
  digitsOf,
  jackpotCheck,
  jackpotOf,
  textOf,
  type Verification,
  verificationOf,
} from './reading.ts'
import { type Fields, isFields } from './verifier.ts'

/** Draws a bet of the sports jackpot again: `draw` as its card gives it, with the seed of its day and the hash that was published before. Throws Problem. */
export function drawVerified(data: Fields): Verification {
  const { draw } = data
  demand(isFields(draw), 'The draw of the data has no fields.')
  demand(data.server_seed !== null, 'The seed of the day is not published yet: the draw can be verified after that.')
  const seed = { serverSeed: digitsOf(data, 'server_seed'), serverHash: digitsOf(data, 'server_hash') }
  const bet = { serverSeed: seed.serverSeed, text: textOf(draw, 'text'), nonce: 0 }
  return verificationOf('draw', [commitmentCheck(seed), jackpotCheck(bet, jackpotOf(draw))])
}
