import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { isRefused, orRefuse } from '@ante/kit/refusal'
import { engineOf } from '@ante/arcade/rules/catalogue'
import {
  addedStake,
  type Engine,
  isAtRisk,
  isLaterVersion,
  isShared,
  type Json,
  type Resolved,
  storedChoices,
} from '@ante/arcade/rules/engine'
import { openRow, openSeed } from '../identity/index.ts'
import { orProtected, refuseBeyondStakeLimit } from '../protection/index.ts'
import { orIdentified, refuseUnidentifiedPlay } from '../verification/index.ts'
import type { endpoints } from './contract.ts'
import { cashOut } from './cash-out.ts'
import { checkMarketStake } from './check-stake.ts'
import { endRound } from './end-stale-rounds.ts'
import { drawsOf } from './fairness.ts'
import { joinJackpot } from './join-jackpot.ts'
import { hashOfStep, keyOf, type Played, readPlayedRound, spinsLeft, triesMax } from './play-round.ts'
import { engineOrRefuse } from './read-engine.ts'
import { findRound, type FoundRound, type JackpotValues } from './store-rounds.ts'
import { advanceRound as store, type AdvanceRow, type AdvanceValues, voidRound } from './store-steps.ts'
import { currencyOf, wireRound, wireSum } from './wire.ts'

type Advance = (typeof endpoints)['games.advance']

const drawsOfRow = ({ ports }: PlayerContext, row: FoundRound) =>
  drawsOf(openSeed(ports, row.server_seed, row.server_hash), row.client_seed, row.nonce)

/**
 * Takes the next step of an open round, by the version with which it began. Where that one is gone the round is void and its stake is back (RES-6). One
 * from before the database went back ends as it stands.
 */
export async function advanceRound(
  context: PlayerContext & RefusesAs<Advance>,
  input: InputOf<Advance>
): Promise<Played> {
  const [player, id, key] = [context.player.uid, BigInt(input.round), keyOf(context)]
  const choice: Json = input.choice ?? null
  const hash = hashOfStep(input)
  const row = (await findRound(context.db, player, id)) ?? context.refuse('InvalidRequest/not_found')
  const engine = engineOf(row.game, row.version)
  if (!engine) {
    // A host that is not updated yet leaves rounds of the next version to those that are.
    if (row.status === 'open' && isLaterVersion(row.version, engineOrRefuse(context, row.game).version))
      return context.refuse('InvalidRequest/conflict')
    if (row.status === 'open') await voidRound(context.db, id)
    return readPlayedRound(context, id)
  }
  // Bets on a shared round wait for its draw, which is everybody's: no step of one player ends them or shows what comes, but where it runs and can be left.
  if (isShared(engine))
    return engine.course ? cashOut(context, input, { engine, row }) : context.refuse('InvalidParameter/wrong_choice')
  if (row.status === 'open' && !row.is_current) {
    await endRound(context, row)
    return readPlayedRound(context, id)
  }
  // A repeated key is judged by the database alone: the round has moved on since, so the choice may no longer be possible.
  const isRepeated = row.step_keys.includes(key)
  const choices = isRepeated ? row.choices : [...row.choices, choice]
  if (!isRepeated && row.status !== 'open') context.refuse('InvalidRequest/round_not_open')
  if (!isRepeated && row.choices.length !== input.step) context.refuse('InvalidRequest/conflict')
  const resolved = orRefuse(context, engine.resolve(drawsOfRow(context, row), row.stake_minor, choices))
  const addedMinor = isRepeated ? 0n : addedStake(resolved, row.stake_minor)
  if (addedMinor > 0n) checkAddedStake(context, engine, row, addedMinor)
  const values = {
    player,
    round: id,
    key,
    hash,
    step: input.step,
    winMinor: resolved.winMinor,
    isOpen: resolved.open,
    choices: storedChoices(engine, choices),
    view: resolved.view,
    addedMinor,
  }
  const taken = take(context, { engine, row, resolved, values })
  const { answer, jackpot } = await orIdentified(context, player, orProtected(context, player, taken, addedMinor))
  if (answer.verdict === 'advanced') {
    const round = wireRound({
      ...row,
      stake_minor: row.stake_minor + addedMinor,
      status: resolved.open ? 'open' : 'finished',
      choices: [...choices],
      win_minor: resolved.winMinor,
      view: resolved.view,
      ...(jackpot && { jackpot: jackpot.drawn, jackpot_win_minor: answer.jackpot_minor }),
    })
    return {
      round,
      balance: wireSum(answer.balance_minor ?? 0n, row.currency),
      ...(await spinsLeft(context.db, row.pack_id)),
    }
  }
  if (answer.verdict === 'replay') return readPlayedRound(context, id)
  if (answer.verdict === 'reused') context.refuse('InvalidRequest/idempotency_key_reused')
  if (answer.verdict === 'overdraft') {
    await refuseBeyondStakeLimit(context, player, addedMinor)
    context.refuse('UserNeedDeposit/insufficient_funds')
  }
  return context.refuse(answer.verdict === 'closed' ? 'InvalidRequest/round_not_open' : 'InvalidRequest/conflict')
}

/** A step that stakes more is judged as a stake is; where it is refused the round waits as before. */
function checkAddedStake(
  context: PlayerContext & RefusesAs<Advance>,
  engine: Engine,
  { stake_minor, currency }: FoundRound,
  addedMinor: bigint
): void {
  refuseUnidentifiedPlay(context)
  checkMarketStake(context, engine, { stakeMinor: stake_minor + addedMinor, currency: currencyOf(currency) })
}

/** A step that is worked out, and not taken yet. */
interface Step {
  readonly engine: Engine
  readonly row: FoundRound
  readonly resolved: Resolved
  readonly values: Omit<AdvanceValues, 'jackpot'>
}

/** Takes a step; the one that first risks the stake takes part in a jackpot, and is drawn again where that has changed meanwhile. */
async function take(
  context: PlayerContext,
  { engine, row, resolved, values }: Step
): Promise<{ answer: AdvanceRow; jackpot: JackpotValues | null }> {
  const stake = {
    game: row.game,
    currency: currencyOf(row.currency),
    stakeMinor: row.stake_minor,
    isFree: row.pack_id !== null,
  }
  const isFirst = row.jackpot === null && isAtRisk(engine, resolved) && !wasAtRisk(context, engine, row)
  for (let tries = 1; ; tries++) {
    const jackpot = isFirst
      ? await joinJackpot(context, stake, openRow(context.ports, row), tries === 1 ? 'known' : 'now')
      : null
    const answer = await store(context.db, { ...values, jackpot })
    if (answer.verdict !== 'jackpot' || tries === triesMax) return { answer, jackpot }
  }
}

/** Whether the stake could be lost by the steps before. */
function wasAtRisk(context: PlayerContext, engine: Engine, row: FoundRound): boolean {
  const before = engine.resolve(drawsOfRow(context, row), row.stake_minor, row.choices)
  return isRefused(before) || isAtRisk(engine, before)
}
