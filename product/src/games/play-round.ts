import { hash as digestOf } from 'node:crypto'
import type { Database, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { type Currency } from '@ante/kit/money'
import { orRefuse, type Refuses } from '@ante/kit/refusal'
import { balancesOf, playerAccount } from '../ledger/index.ts'
import { knownCurrencyOf } from '../players/index.ts'
import { orProtected, refuseBeyondStakeLimit } from '../protection/index.ts'
import { orIdentified, refuseUnidentifiedPlay } from '../verification/index.ts'
import type { FreeSpins } from '@ante/arcade/rules/free-spins'
import type { endpoints, Round } from './contract.ts'
import { checkMarketStake, checkStake } from './check-stake.ts'
import { endRound } from './end-stale-rounds.ts'
import { drawsOf } from './fairness.ts'
import { wireSpins } from './free-spins.ts'
import { joinJackpot } from './join-jackpot.ts'
import { refuseWithoutPause } from './pauses.ts'
import { engineOrRefuse, ownRoundsOrRefuse } from './read-engine.ts'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { type Engine, isLaterVersion, type Json, storedChoices } from '@ante/arcade/rules/engine'
import { playTogether } from './rounds-together.ts'
import { dueSeed, forget, remember } from './seeds.ts'
import { findPack, readPack } from './store-packs.ts'
import * as rounds from './store-rounds.ts'
import { runInOrder } from './turns.ts'
import { currencyOf, cycleMsOf, wireJackpot, wireRound, wireSum } from './wire.ts'

const triesMax = 8

export interface Played {
  round: Round
  balance: { amount: number; currency: 'USD' | 'EUR' }
  free_spins?: FreeSpins
}

/** What an idempotency key stands for: the same key with another input is refused. */
export const inputHash = (input: readonly (Json | bigint)[]): Buffer =>
  digestOf('sha256', JSON.stringify(input.map((part) => (typeof part === 'bigint' ? part.toString() : part))), 'buffer')

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
type Advance = (typeof endpoints)['games.advance']

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
  const engine = ownRoundsOrRefuse(context, input.sysname)
  const stakeMinor = input.stake.minor
  checkStake(context, engine, stakeMinor)
  const choices: readonly Json[] = [input.choice ?? null]
  const [player, key, hash] = [
    context.player.uid,
    keyOf(context),
    inputHash(['play', input.sysname, stakeMinor, choices, ...(input.pack === undefined ? [] : [input.pack])]),
  ]
  const pack = input.pack === undefined ? null : BigInt(input.pack)
  const currency = await knownCurrencyOf(context.db, player)
  checkMarketStake(context, engine, { stakeMinor, currency })
  await refuseWithoutPause(context, { game: engine.sysname, key })
  const asked = { engine, stakeMinor, choices, key, hash, currency, pack }
  const played = runInOrder(context.db, player, () => playAsked(context, asked))
  return orIdentified(context, player, orProtected(context, player, played, stakeMinor))
}

/** The pack from which the stake was paid, as it is now. */
async function spinsLeft(db: Database, pack: bigint | null): Promise<Pick<Played, 'free_spins'>> {
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
    const { open, winMinor, view } = orRefuse(
      context,
      engine.resolve(drawsOf(seed.server_seed, seed.client_seed, seed.nonce), stakeMinor, choices)
    )
    const jackpot = await joinJackpot(context, asked, seed, age)
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
  const hash = inputHash(['advance', input.round, input.step, choice])
  const row = (await rounds.findRound(context.db, player, id)) ?? context.refuse('InvalidRequest/not_found')
  const engine = engineOf(row.game, row.version)
  if (!engine) {
    // A host that is not updated yet leaves rounds of the next version to those that are.
    if (row.status === 'open' && isLaterVersion(row.version, engineOrRefuse(context, row.game).version))
      return context.refuse('InvalidRequest/conflict')
    if (row.status === 'open') await rounds.voidRound(context.db, id)
    return readPlayedRound(context, id)
  }
  if (row.status === 'open' && !row.is_current) {
    await endRound(context.db, row)
    return readPlayedRound(context, id)
  }
  // A repeated key is judged by the database alone: the round has moved on since, so the choice may no longer be possible.
  const isRepeated = row.step_keys.includes(key)
  const choices = isRepeated ? row.choices : [...row.choices, choice]
  if (!isRepeated && row.status !== 'open') context.refuse('InvalidRequest/round_not_open')
  if (!isRepeated && row.choices.length !== input.step) context.refuse('InvalidRequest/conflict')
  const { open, winMinor, view } = orRefuse(
    context,
    engine.resolve(drawsOf(row.server_seed, row.client_seed, row.nonce), row.stake_minor, choices)
  )
  const answer = await rounds.advanceRound(context.db, {
    player,
    round: id,
    key,
    hash,
    step: input.step,
    winMinor,
    isOpen: open,
    choices: storedChoices(engine, choices),
    view,
  })
  if (answer.verdict === 'advanced') {
    const round = wireRound({
      ...row,
      status: open ? 'open' : 'finished',
      choices: [...choices],
      win_minor: winMinor,
      view,
    })
    return {
      round,
      balance: wireSum(answer.balance_minor ?? 0n, row.currency),
      ...(await spinsLeft(context.db, row.pack_id)),
    }
  }
  if (answer.verdict === 'replay') return readPlayedRound(context, id)
  if (answer.verdict === 'reused') context.refuse('InvalidRequest/idempotency_key_reused')
  return context.refuse(answer.verdict === 'closed' ? 'InvalidRequest/round_not_open' : 'InvalidRequest/conflict')
}
