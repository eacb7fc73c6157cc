import { hash as digestOf } from 'node:crypto'
import type { Database, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { type Currency } from '@ante/kit/money'
import { orRefuse, type Refuses } from '@ante/kit/refusal'
import { balancesOf, joining, playerAccount } from '../ledger/index.ts'
import { knownCurrencyOf } from '../players/index.ts'
import { orProtected, refuseBeyondStakeLimit } from '../protection/index.ts'
import { orIdentified, refuseUnidentifiedPlay } from '../verification/index.ts'
import type { FreeSpins } from '@ante/arcade/rules/free-spins'
import type { endpoints, Round } from './contract.ts'
import { checkAutoplay, checkBuy, checkMarketStake, checkStake } from './check-stake.ts'
import { drawsOf } from './fairness.ts'
import { wireSpins } from './free-spins.ts'
import { joinJackpot } from './join-jackpot.ts'
import { refuseWithoutPause } from './pauses.ts'
import { ownRoundsOrRefuse } from './read-engine.ts'
import { type Engine, isAtRisk, type Json, storedChoices } from '@ante/arcade/rules/engine'
import { dueSeed, forget, remember } from './seeds.ts'
import { findPack, readPack } from './store-packs.ts'
import * as rounds from './store-rounds.ts'
import { runInOrder } from './turns.ts'
import { currencyOf, cycleMsOf, wireJackpot, wireRound, wireSum } from './wire.ts'

/** So often a round is planned anew before it is refused. */
export const triesMax = 8

export interface Played {
  round: Round
  balance: { amount: number; currency: 'USD' | 'EUR' }
  free_spins?: FreeSpins
}

/** What an idempotency key stands for: the same key with another input is refused. */
export const inputHash = (input: readonly (Json | bigint)[]): Buffer =>
  digestOf('sha256', JSON.stringify(input.map((part) => (typeof part === 'bigint' ? part.toString() : part))), 'buffer')

export const hashOfStep = ({ round, step, choice = null }: InputOf<(typeof endpoints)['games.advance']>): Buffer =>
  inputHash(['advance', round, step, choice])

/** As `playRounds` for one round, together with those of other players that come at the same moment. A player mostly has one on the way (`runInOrder`). */
export const playTogether = joining<rounds.PlayValues, rounds.PlayRow>({
  accountOf: ({ player, currency }) => ({ path: playerAccount(player, 'main'), currency }),
  send: rounds.playRounds,
  isBusy: ({ verdict }) => verdict === 'busy',
})

/** The key that the host demanded of the caller. */
export const keyOf = (context: PlayerContext & Refuses<'InvalidRequest/idempotency_key_missing'>): string =>
  context.idempotencyKey ?? context.refuse('InvalidRequest/idempotency_key_missing')

/** A stored round and the balance now: the answer to a repeated key. */
export async function readPlayedRound(
  context: PlayerContext & Refuses<'InvalidRequest/not_found'>,
  id: bigint
): Promise<Played> {
  const { uid } = context.player
  return context.db.read(async (tx) => {
    const row = (await rounds.readRound(tx, uid, id)) ?? context.refuse('InvalidRequest/not_found')
    const path = playerAccount(uid, 'main')
    const balance = (await balancesOf(tx, [path], currencyOf(row.currency)))[path]
    const pack = row.pack_id === null ? undefined : await readPack(tx, row.pack_id)
    return {
      round: wireRound(row),
      balance: wireSum(balance?.minor ?? 0n, row.currency),
      ...(pack && { free_spins: wireSpins(pack) }),
    }
  })
}

type Play = (typeof endpoints)['games.play']

const choicesOf = ({ choice }: InputOf<Play>): readonly Json[] => [choice ?? null]
export const hashOfPlay = (input: InputOf<Play>): Buffer => {
  const { sysname, stake, pack } = input
  return inputHash(['play', sysname, stake.minor, choicesOf(input), ...(pack === undefined ? [] : [pack])])
}

/** A round that is asked for: checked, and not played yet. */
interface Asked {
  readonly engine: Engine
  readonly stakeMinor: bigint
  readonly choices: readonly Json[]
  readonly key: string
  readonly hash: Buffer
  readonly currency: Currency
  readonly pack: bigint | null
}

/**
 * Plays a round for money. The outcome comes from the pair of seeds, the nonce and the choice before the database is asked; the one call that
 * follows takes the stake, uses up the nonce, pays the win and stores the round, or does none of it.
 */
export async function playRound(context: PlayerContext & RefusesAs<Play>, input: InputOf<Play>): Promise<Played> {
  refuseUnidentifiedPlay(context)
  checkAutoplay(context, input)
  const engine = ownRoundsOrRefuse(context, input.sysname)
  const stakeMinor = input.stake.minor
  checkBuy(context, engine, input)
  checkStake(context, engine, stakeMinor)
  const choices = choicesOf(input)
  const [player, key, hash] = [context.player.uid, keyOf(context), hashOfPlay(input)]
  const pack = input.pack === undefined ? null : BigInt(input.pack)
  const currency = await knownCurrencyOf(context.db, player)
  checkMarketStake(context, engine, { stakeMinor, currency })
  await refuseWithoutPause(context, { game: engine.sysname, key })
  const asked = { engine, stakeMinor, choices, key, hash, currency, pack }
  const played = runInOrder(context.db, player, () => playAsked(context, asked))
  return orIdentified(context, player, orProtected(context, player, played, stakeMinor))
}

/** The pack from which the stake was paid, as it is now. */
export async function spinsLeft(db: Database, pack: bigint | null): Promise<Pick<Played, 'free_spins'>> {
  const row = pack === null ? undefined : await findPack(db, pack)
  return row ? { free_spins: wireSpins(row) } : {}
}

async function playAsked(
  context: PlayerContext & RefusesAs<Play>,
  { engine, stakeMinor, choices, key, hash, currency, pack }: Asked
): Promise<Played> {
  const player = context.player.uid
  const cycleMs = cycleMsOf(context, engine.type)
  const asked = { game: engine.sysname, currency, stakeMinor, isFree: pack !== null }
  let age: 'known' | 'now' = 'known'
  for (let tries = 0; tries < triesMax; tries++) {
    const seed = await dueSeed(context)
    const resolved = orRefuse(
      context,
      engine.resolve(drawsOf(seed.server_seed, seed.client_seed, seed.nonce), stakeMinor, choices)
    )
    const { open, winMinor, view } = resolved
    // What risks nothing yet takes part with the step that does.
    const jackpot = isAtRisk(engine, resolved) ? await joinJackpot(context, asked, seed, age) : null
    const answer = await playTogether(context.db, {
      player,
      key,
      hash,
      seedId: seed.id,
      nonce: seed.nonce,
      game: engine.sysname,
      version: engine.version,
      currency,
      stakeMinor,
      winMinor,
      isOpen: open,
      choices: storedChoices(engine, choices),
      view,
      cycleMs,
      pack,
      jackpot,
    })
    age = answer.verdict === 'jackpot' ? 'now' : 'known'
    if (answer.verdict === 'jackpot') continue
    if (answer.verdict === 'seed') {
      forget(context.db, player)
      continue
    }
    if (answer.verdict === 'played' && answer.round_id !== null && answer.at !== null) {
      remember(context.db, player, { ...seed, nonce: seed.nonce + 1 })
      const round: Round = {
        id: answer.round_id.toString(),
        sysname: engine.sysname,
        status: open ? 'open' : 'finished',
        step: choices.length,
        stake: wireSum(stakeMinor, currency),
        win: wireSum(winMinor, currency),
        view,
        version: engine.version,
        nonce: seed.nonce,
        server_hash: seed.server_hash,
        client_seed: seed.client_seed,
        started_at: answer.at.toISOString(),
        ...(pack !== null && { is_free: true as const }),
        ...wireJackpot(jackpot?.drawn, answer.jackpot_minor, currency),
      }
      return { round, balance: wireSum(answer.balance_minor ?? 0n, currency), ...(await spinsLeft(context.db, pack)) }
    }
    if (answer.verdict === 'replay' && answer.round_id !== null) return readPlayedRound(context, answer.round_id)
    if (answer.verdict === 'overdraft') await refuseBeyondStakeLimit(context, player, stakeMinor)
    refuseAnswer(context, answer, cycleMs)
  }
  return context.refuse('InvalidRequest/conflict')
}

/** Why the database played nothing. */
function refuseAnswer(context: RefusesAs<Play>, { verdict, round_id }: rounds.PlayRow, cycleMs: number): never {
  if (verdict === 'reused') context.refuse('InvalidRequest/idempotency_key_reused')
  if (verdict === 'overdraft') context.refuse('UserNeedDeposit/insufficient_funds')
  if (verdict === 'no_spin') context.refuse('InvalidRequest/free_spins_over')
  if (verdict === 'open') context.refuse('InvalidRequest/round_open', { data: { round: round_id?.toString() } })
  if (verdict === 'soon') context.refuse('TooManyRequests/round_too_soon', { data: { retry_after: cycleMs / 1000 } })
  return context.refuse('AccessDenied/game_disabled')
}
