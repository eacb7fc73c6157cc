import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { requestedAt } from '../cashier/index.ts'
import type { events as cashierEvents } from '../cashier/contract.ts'
import type { events as gamesEvents } from '../games/contract.ts'
import { settledRounds } from '../games/index.ts'
import { countStages } from './count-stages.ts'
import { advanced, atStart, isCounted, pointsOf, streakOf, type EntryScore } from './rules/points.ts'
import { stageOf } from './rules/stages.ts'
import * as store from './store-rounds.ts'

type Finished = PayloadOf<(typeof gamesEvents)['games.round-finished']>
type Requested = PayloadOf<(typeof cashierEvents)['cashier.withdrawal-requested']>

const { entryKey, roundOf } = store
/** Whether a round counts for an entry. */
export function counts(
  round: store.RoundRow,
  { starts_at, ends_at, counts_from, stages, stages_closed }: store.EntryRow
) {
  if (!isCounted(roundOf(round), { startsAt: starts_at, endsAt: ends_at, countsFrom: counts_from })) return false
  // The places of a stage that is closed stay.
  return !stages || stageOf(round.finished_at, { startsAt: starts_at, stages }) > stages_closed
}
export function standingAfter(
  { scoring }: store.EntryRow,
  from: EntryScore,
  rounds: readonly store.RoundRow[]
): EntryScore {
  if (scoring === 'position') return from
  if (scoring === 'streak') return streakOf(rounds.map(roundOf))
  return rounds.map(roundOf).reduce((standing, round) => advanced(scoring, standing, round), from)
}

/** The rounds that a new standing is made of: those that are new, or all that count where their order matters. */
const roundsFor = (
  tx: Tx,
  entry: store.EntryRow,
  fresh: readonly store.RoundRow[]
): Promise<readonly store.RoundRow[]> =>
  entry.scoring === 'streak'
    ? store.readRoundsSince(tx, entry.tournament_id, entry.player_uid, entry.counts_from)
    : Promise.resolve(fresh)

export function movedTo(entry: store.EntryRow, { score, reachedAt }: EntryScore, countsFrom: Date): store.Moved {
  const points = pointsOf(entry.scoring, score, entry.rates[entry.currency])
  return {
    tournament_id: entry.tournament_id,
    player_uid: entry.player_uid,
    score,
    points,
    reached_at: reachedAt,
    counts_from: countsFrom,
  }
}

/** TRN-20: rounds of those who take part bring points, each round once for each tournament, in whatever order they are told. */
export async function countRounds(tx: Tx, finished: readonly Finished[]): Promise<void> {
  const told = finished
    .filter(({ status }) => status === 'finished')
    .map((one) => ({ round: BigInt(one.round), player: BigInt(one.player), game: one.sysname }))
  const wanted = told.length > 0 ? await store.readWanted(tx, told) : []
  if (wanted.length === 0) return
  // What the books know of a round decides, and not what was told of it.
  const rounds = new Map(
    (await settledRounds(tx, [...new Set(wanted.map((one) => one.round_id))])).map((row) => [row.id, row])
  )
  const entries = await store.lockEntries(tx, wanted)
  const wantedOf = Map.groupBy(wanted, entryKey)
  const counted = entries.flatMap((entry) =>
    (wantedOf.get(entryKey(entry)) ?? []).flatMap(({ round_id }): store.Counted[] => {
      const row = rounds.get(round_id)
      if (!row || row.player_uid !== entry.player_uid || row.currency !== entry.currency) return []
      const { stake_minor, win_minor, started_at, finished_at } = row
      const round = {
        tournament_id: entry.tournament_id,
        player_uid: entry.player_uid,
        round_id,
        stake_minor,
        win_minor,
        started_at,
        finished_at,
      }
      return counts(round, entry) ? [round] : []
    })
  )
  const keyOf = ({ tournament_id, round_id }: Pick<store.Counted, 'tournament_id' | 'round_id'>) =>
    `${tournament_id}:${round_id}`
  // The same event twice in one delivery is one row.
  const each = [...new Map(counted.map((one) => [keyOf(one), one])).values()]
  const added = new Set((await store.scoreRounds(tx, each)).map(keyOf))
  const addedOf = Map.groupBy(
    each.filter((one) => added.has(keyOf(one))),
    entryKey
  )
  await countStages(tx, entries, addedOf)
  const moved: store.Moved[] = []
  for (const entry of entries) {
    const its = addedOf.get(entryKey(entry)) ?? []
    if (entry.stages || its.length === 0) continue
    const before = { score: entry.score, reachedAt: entry.reached_at }
    moved.push(movedTo(entry, standingAfter(entry, before, await roundsFor(tx, entry, its)), entry.counts_from))
  }
  if (moved.length > 0) await store.moveEntries(tx, moved)
}

/** TRN-16: from the moment of a withdrawal on, points begin again. Rounds that began after it stay, also when they were told of before it. */
export async function resetOnCashout(
  tx: Tx,
  { uid, transaction }: Pick<Requested, 'uid' | 'transaction'>
): Promise<void> {
  const entries = await store.lockEntriesOf(tx, BigInt(uid))
  const at = entries.length > 0 ? await requestedAt(tx, BigInt(uid), BigInt(transaction)) : undefined
  if (!at) return
  const moved: store.Moved[] = []
  for (const entry of entries) {
    if (at <= entry.counts_from || at >= entry.ends_at) continue
    const since = await store.readRoundsSince(tx, entry.tournament_id, entry.player_uid, at)
    moved.push(movedTo(entry, standingAfter(entry, atStart, since), at))
  }
  if (moved.length > 0) await store.moveEntries(tx, moved)
}
