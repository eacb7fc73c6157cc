import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { isRefused } from '@ante/kit/refusal'
import { type Json, type SharedEngine, storedChoices } from '@ante/arcade/rules/engine'
import { openSeed } from '../identity/index.ts'
import { drawsOfLive } from './end-live-bets.ts'
import type { endpoints } from './contract.ts'
import { forgetTable } from './known-tables.ts'
import { hashOfStep, keyOf, type Played, readPlayedRound } from './play-round.ts'
import { holdLive } from './store-courses.ts'
import type { FoundRound } from './store-rounds.ts'
import { advanceIn } from './store-steps.ts'
import { wireRound, wireSum } from './wire.ts'

type Asked = PlayerContext & RefusesAs<(typeof endpoints)['games.advance']>

/**
 * Ends a player's part of a shared round at the moment at which this comes, by the database's clock, and pays it in the same transaction. The round is held meanwhile:
 * against its end this is decided once, and what comes after it is told so.
 */
export async function cashOut(
  context: Asked,
  input: InputOf<(typeof endpoints)['games.advance']>,
  { engine, row }: { readonly engine: SharedEngine; readonly row: FoundRound }
): Promise<Played> {
  const key = keyOf(context)
  if (row.step_keys.includes(key) || row.status === 'finished') return ended(context, row, key, input)
  const answer = await context.db.write(async (tx) => {
    const live = row.live_round === null ? undefined : await holdLive(tx, row.live_round)
    if (!live) return { verdict: 'late' as const }
    const elapsedMs = live.now.getTime() - live.closes_at.getTime()
    const step = elapsedMs < 0 ? undefined : engine.course?.stepAt(row.choices, elapsedMs)
    if (step === undefined) return { verdict: 'early' as const }
    const choices: Json[] = [...row.choices, step]
    const opened = {
      place: live.place,
      salt: row.client_seed,
      server_seed: openSeed(context.ports, live.server_seed, row.server_hash),
    }
    const end = engine.resolve(drawsOfLive(engine, opened), row.stake_minor, choices)
    if (isRefused(end)) return { verdict: 'late' as const }
    const taken = await advanceIn(tx, {
      player: row.player_uid,
      round: row.id,
      key,
      hash: hashOfStep(input),
      step: row.choices.length,
      winMinor: end.winMinor,
      isOpen: false,
      choices: storedChoices(engine, choices),
      view: end.view,
      addedMinor: 0n,
      jackpot: null,
    })
    return { ...taken, choices, end }
  })
  forgetTable(context.db, engine.sysname)
  if (answer.verdict === 'early') return context.refuse('InvalidRequest/cash_out_early')
  if (answer.verdict === 'late') return context.refuse('InvalidRequest/cash_out_late')
  if (answer.verdict === 'advanced') {
    const { choices, end } = answer
    const round = wireRound({ ...row, status: 'finished', choices, win_minor: end.winMinor, view: end.view })
    return { round, balance: wireSum(answer.balance_minor ?? 0n, row.currency) }
  }
  if (answer.verdict === 'reused') return context.refuse('InvalidRequest/idempotency_key_reused')
  // Another press of the same moment, or the round's end, was first: what it came to is the answer.
  return readPlayedRound(context, row.id)
}

/** The player's part is over: by this very press, or before it came. */
async function ended(
  context: Asked,
  row: FoundRound,
  key: string,
  input: InputOf<(typeof endpoints)['games.advance']>
): Promise<Played> {
  if (!row.step_keys.includes(key))
    return row.win_minor > 0n
      ? context.refuse('InvalidRequest/round_not_open')
      : context.refuse('InvalidRequest/cash_out_late')
  const isSame = row.step_hashes[row.step_keys.indexOf(key)]?.equals(hashOfStep(input))
  return isSame ? readPlayedRound(context, row.id) : context.refuse('InvalidRequest/idempotency_key_reused')
}
