import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { Refuses } from '@ante/kit/refusal'
import type { endpoints } from './contract.ts'
import { hashOfPlay, hashOfStep, keyOf, type Played, readPlayedRound } from './play-round.ts'
import { hashOfBets } from './play-table.ts'
import { findKeyedRound, findRound } from './store-rounds.ts'

type Endpoints = typeof endpoints
type Asked<Key extends keyof Endpoints> = PlayerContext & RefusesAs<Endpoints[Key]>

async function begunBefore(
  context: PlayerContext & Refuses<'InvalidRequest/idempotency_key_missing' | 'InvalidRequest/not_found'>,
  hash: Buffer
): Promise<Played | undefined> {
  const id = await findKeyedRound(context.db, context.player.uid, { key: keyOf(context), hash })
  return id === undefined ? undefined : readPlayedRound(context, id)
}

/** The round that this key played. */
export const playedBefore = (context: Asked<'games.play'>, input: InputOf<Endpoints['games.play']>) =>
  begunBefore(context, hashOfPlay(input))

/** The bets that this key put on a table. */
export const betsBefore = (context: Asked<'games.playtable'>, input: InputOf<Endpoints['games.playtable']>) =>
  begunBefore(context, hashOfBets(input))

/** The round of which this key took a step. */
export async function stepBefore(
  context: Asked<'games.advance'>,
  input: InputOf<Endpoints['games.advance']>
): Promise<Played | undefined> {
  const row = await findRound(context.db, context.player.uid, BigInt(input.round))
  const place = row?.step_keys.indexOf(keyOf(context)) ?? -1
  return row?.step_hashes[place]?.equals(hashOfStep(input)) ? readPlayedRound(context, row.id) : undefined
}
