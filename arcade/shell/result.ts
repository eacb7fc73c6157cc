import { fromWire, money } from '@ante/kit/money'
import { isCelebrated } from '../rules/engine.ts'
import { say, shared } from './boot.ts'
import type { GameHost, Playing } from './game-client.ts'
import type { Round, Table } from './table.ts'

/** Minor units; none before the first round. */
export const won = (round: Round | null): bigint => (round ? fromWire(round.win).minor : 0n)

/** The whole of what a round brought, in minor units: its own win and what it won of a jackpot, in whichever of its steps. */
export const broughtBy = ({ win, jackpot }: Pick<Round, 'win' | 'jackpot'>): bigint =>
  fromWire(win).minor + (jackpot ? fromWire(jackpot.amount).minor : 0n)

/** What of a round's win is on the balance: nothing while it is open, or where a pack of free spins paid it and its wins become a bonus. */
export const paidToBalance = (round: Round, { paidBy }: Pick<Table, 'paidBy'>): bigint =>
  round.status === 'finished' && paidBy?.pays !== 'bonus' ? won(round) : 0n

/** The stake that is set is what an open round began with, not what its steps have made of it. */
export function keepFirstStake(table: Table, { stakeOf }: Pick<Playing, 'stakeOf'>): void {
  const first = table.round && table.isOpen ? stakeOf?.(table.round) : undefined
  if (first !== undefined) table.stake = money(first, table.stake.currency)
}

/** What a finished round has come to, where its game says nothing of its own. */
function resultSentence(round: Round, host: GameHost): string {
  const [win, stake] = [won(round), fromWire(round.stake).minor]
  // Its jackpot is told beside it.
  if (win === 0n) return round.jackpot ? '' : shared.noWin
  if (isCelebrated(stake, win)) return say(shared.won, { amount: host.amount(win) })
  return say(shared.wonBack, { amount: host.amount(win), stake: host.amount(stake) })
}

/** What is said and celebrated of where a round stands; `own` is what its game says, `jackpot` what it won beside. */
export function toldOf(round: Round, own: string | undefined, jackpot: bigint, host: GameHost) {
  const stake = fromWire(round.stake).minor
  const win = round.status === 'open' ? jackpot : won(round) + jackpot
  const said = own ?? (round.status === 'open' ? '' : resultSentence(round, host))
  const isVoid = round.status === 'void'
  const isWin = (sum: bigint): boolean => !isVoid && isCelebrated(stake, sum)
  // The sentence is of the round alone: what it won of the jackpot stands beside it, in a colour of its own.
  return { stake, win, said: isVoid ? shared.voided : said, isWin: isWin(win), isWinTold: isWin(win - jackpot) }
}

/** The same without anything to celebrate: what a round that is over has come to. */
export const resultText = (round: Round, own: string | undefined, host: GameHost): string =>
  toldOf(round, own, 0n, host).said
