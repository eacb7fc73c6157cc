import type { Tx } from '@ante/kit/context'
import { advanced, atStart, pointsOf, type EntryScore } from './rules/points.ts'
import { stageOf } from './rules/stages.ts'
import { entryKey, roundOf, type Counted, type EntryRow } from './store-rounds.ts'
import * as store from './store-stages.ts'

/**
 * TRN-20: new rounds of entries in tournaments with stages, each to the stage in which it ended. The entries are locked.
 * @param roundsOf by `entryKey`
 */
export async function countStages(
  tx: Tx,
  entries: readonly EntryRow[],
  roundsOf: ReadonlyMap<string, readonly Counted[]>
): Promise<void> {
  const added = entries.flatMap((entry) => {
    const { stages, starts_at, tournament_id, player_uid } = entry
    if (!stages) return []
    return (roundsOf.get(entryKey(entry)) ?? []).map((round) => ({
      entry,
      stages,
      round: roundOf(round),
      key: { tournament_id, player_uid, stage: stageOf(round.finished_at, { startsAt: starts_at, stages }) },
    }))
  })
  if (added.length === 0) return
  const nameOf = (key: (typeof added)[number]['key']) => `${key.tournament_id}:${key.stage}:${key.player_uid}`
  const before = await store.readStageScores(
    tx,
    added.map(({ key }) => key)
  )
  const scores = new Map<string, EntryScore>(
    before.map((row) => [nameOf(row), { score: row.score, reachedAt: row.reached_at }])
  )
  const saved = new Map<string, store.SavedStageScore>()
  for (const { entry, stages, round, key } of added) {
    const now = advanced(stages.scoring, scores.get(nameOf(key)) ?? atStart, round)
    scores.set(nameOf(key), now)
    const points = pointsOf(stages.scoring, now.score, entry.rates[entry.currency])
    saved.set(nameOf(key), { ...key, score: now.score, points, reached_at: now.reachedAt })
  }
  await store.saveStageScores(tx, [...saved.values()])
}
