import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { orRefuse } from '@ante/kit/refusal'
import { orLedgerRefusal } from '../ledger/index.ts'
import { knownCurrencyOf } from '../players/index.ts'
import { orIdentified, refuseUnidentifiedPlay } from '../verification/index.ts'
import { orProtected } from '../protection/index.ts'
import type { endpoints } from './contract.ts'
import { drawsOf } from './fairness.ts'
import { refuseWithoutPause } from './pauses.ts'
import { checkMarketStake, checkStake } from './check-stake.ts'
import { inputHash, keyOf, type Played, readPlayedRound } from './play-round.ts'
import { storedChoices } from '@ante/arcade/rules/engine'
import { forgetTable } from './known-tables.ts'
import { tableOrRefuse } from './read-table.ts'
import * as store from './store-live.ts'

type Bets = (typeof endpoints)['games.playtable']
type Asked = PlayerContext & RefusesAs<Bets>

export const hashOfBets = ({ sysname, round, stake, choice = null }: InputOf<Bets>): Buffer =>
  inputHash(['table', sysname, round, stake.minor, [choice]])

/** The reason where the ledger takes no stake of this player. */
const orStake = <T>(context: Asked, work: Promise<T>, stakeMinor: bigint): Promise<T> =>
  orIdentified(context, context.player.uid, orProtected(context, context.player.uid, work, stakeMinor))

/** Takes a player's bets on the round that all share, while it takes bets by the server's clock. They are paid when the table turns. */
export async function playTable(context: Asked, input: InputOf<Bets>): Promise<Played> {
  refuseUnidentifiedPlay(context)
  const engine = tableOrRefuse(context, input.sysname)
  const stakeMinor = input.stake.minor
  checkStake(context, engine, stakeMinor)
  const currency = await knownCurrencyOf(context.db, context.player.uid)
  checkMarketStake(context, engine, { stakeMinor, currency })
  const choices = [input.choice ?? null]
  // Whether these are bets at all does not depend on the draw.
  orRefuse(context, engine.resolve(drawsOf('', '', 0), stakeMinor, choices))
  const key = keyOf(context)
  await refuseWithoutPause(context, { game: engine.sysname, key })
  const answer = await orLedgerRefusal(
    context,
    orStake(
      context,
      store.playLive(context.db, {
        player: context.player.uid,
        key,
        hash: hashOfBets(input),
        liveRound: BigInt(input.round),
        game: engine.sysname,
        version: engine.version,
        currency,
        stakeMinor,
        choices: storedChoices(engine, choices),
        view: engine.waiting(choices),
        endsMs: engine.course?.endsMs(choices) ?? null,
      }),
      stakeMinor
    )
  )
  forgetTable(context.db, engine.sysname)
  if ((answer.verdict === 'played' || answer.verdict === 'replay') && answer.round_id !== null)
    return readPlayedRound(context, answer.round_id)
  if (answer.verdict === 'reused') context.refuse('InvalidRequest/idempotency_key_reused')
  if (answer.verdict === 'open') context.refuse('InvalidRequest/round_open')
  if (answer.verdict === 'closed') context.refuse('InvalidRequest/bets_closed')
  return context.refuse('AccessDenied/game_disabled')
}
