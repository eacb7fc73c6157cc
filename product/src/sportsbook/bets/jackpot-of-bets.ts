import type { Context, PlayerContext, Tx } from '@ante/kit/context'
import { type Currency, money, toWire } from '@ante/kit/money'
import { drawsOf } from '../../games/index.ts'
import {
  betJackpot as jackpotIn,
  type DecidedBet,
  decideBets,
  type EndedBet,
  openJackpots,
} from '../../jackpots/index.ts'
import { events } from '../contract.ts'
import { type BetJackpot, betJackpotEnd } from '../rules/jackpot-of-bet.ts'
import type { BetRow } from './store-bets.ts'
import * as store from './store-jackpots.ts'

const most = 100

/** What the seed of a day is made and opened with. */
type Drawing = Pick<Context, 'ports' | 'random'>

/** The jackpot that a bet of this player feeds; undefined where there is none. Test accounts feed none, and a market without jackpots has none. */
export async function jackpotFor(
  { db, player, policy }: Pick<PlayerContext, 'db' | 'player' | 'policy'>,
  currency: Currency
) {
  if (player.isTest || !policy().jackpots) return undefined
  return jackpotIn(await openJackpots(db), currency)
}

/**
 * Draws the bets that were won or lost since the last time, each once, and gives back what the returned ones fed. Beside settlement and not within it: nobody waits
 * for their money because of a jackpot. Where one of many fails they are drawn one by one, and the others go on. Answers how many were decided.
 */
export async function drawJackpotsOfBets({
  db,
  log,
  ...drawing
}: Pick<Context, 'db' | 'log'> & Drawing): Promise<number> {
  let done = 0
  let atOnce = most
  for (let behind = 0n; ;) {
    const after = behind
    try {
      const { last, decided } = await db.write((tx) => drawSome(tx, drawing, after, atOnce))
      done += decided
      if (last === undefined) return done
      behind = last
    } catch (error) {
      if (atOnce > 1) {
        atOnce = 1
        continue
      }
      const [failed] = await db.query((tx) => store.readUndrawn(tx, after, 1))
      if (!failed) return done
      log.error({ bet: String(failed.id), error: String(error) }, 'the jackpot of a bet could not be drawn')
      behind = failed.id
    }
  }
}

/** The last bet that was looked at; undefined where there are none behind it. */
async function drawSome(
  tx: Tx,
  drawing: Drawing,
  behind: bigint,
  atOnce: number
): Promise<{ last: bigint | undefined; decided: number }> {
  const rows = await store.claimUndrawn(tx, behind, atOnce)
  if (rows.length === 0) return { last: undefined, decided: 0 }
  const ends = await decideBets(tx, drawing, rows.map(endedOf), drawsOf)
  for (const one of ends) {
    await store.endJackpotOfBet(tx, one.bet, endOf(one), one.wonMinor)
    if (one.wonMinor !== null)
      await tx.announce(events['sportsbook.bet-changed'], { bet_id: String(one.bet.id), uid: String(one.bet.uid) })
  }
  return { last: rows.length < atOnce ? undefined : rows.at(-1)?.id, decided: ends.length }
}

const endedOf = (row: store.UndrawnRow): EndedBet => ({
  id: row.id,
  uid: row.uid,
  currency: row.currency,
  stakeMinor: row.stake_minor,
  jackpot: row.jackpot_id,
  version: row.jackpot_version,
  text: row.jackpot_text,
  isAtRisk: row.state === 'won' || row.state === 'lost',
})

const endOf = ({ draw }: DecidedBet) =>
  draw ? ({ kind: 'drawn', ...draw } as const) : ({ kind: 'given_back' } as const)

/** A bet's part in a jackpot as the wire shows it; null where it feeds none. */
export function wireJackpot(row: BetRow): BetJackpot | null {
  if (row.jackpot_id === null) return null
  if (row.jackpot_end === null) return { state: 'waiting', win: null, draw: null }
  const end = betJackpotEnd.parse(row.jackpot_end)
  if (end.kind === 'given_back') return { state: 'given_back', win: null, draw: null }
  const { id, hit, levels, day } = end
  const win =
    hit !== null && row.jackpot_win_minor !== null
      ? { level: hit, amount: toWire(money(row.jackpot_win_minor, row.currency)) }
      : null
  return { state: win ? 'won' : 'drawn', win, draw: { id, hit, levels, day, text: row.jackpot_text ?? '' } }
}
