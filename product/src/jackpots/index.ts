import type { Tx } from '@ante/kit/context'
import type { NewJackpot } from './store.ts'
import { writeJackpot } from './write-jackpot.ts'

export { jackpotOf } from './list-jackpots.ts'
export { type JackpotReturn, readJackpotReturns } from './read-returns.ts'
export { jackpotData } from './store-personal-data.ts'
export { meterAccount } from './accounts.ts'
export { betJackpot, drawJackpot, type JackpotPart, openJackpots } from './open-jackpots.ts'
export { decideBets, type DecidedBet, type EndedBet } from './decide-bets.ts'

/** A jackpot as an operator gives it, its meters with their seeds. Answers its id; throws where staff would be refused. */
export async function putJackpot(tx: Tx, jackpot: NewJackpot): Promise<bigint> {
  const written = await writeJackpot(tx, jackpot)
  if (typeof written === 'string') throw new Error(`no jackpot was written: ${written}`)
  return written.id
}
