import type { PayloadOf } from '@ante/kit/contract'
import type { Tx } from '@ante/kit/context'
import { defaultLocale } from '@ante/texts'
import { tellPaidForVoid } from '../bonuses/index.ts'
import type { events as gamesEvents } from '../games/contract.ts'
import { settledRounds } from '../games/index.ts'
import { counts, movedTo, standingAfter } from './count-rounds.ts'
import { advanced, atStart, pointsOf } from './rules/points.ts'
import { stageEnd, stageOf } from './rules/stages.ts'
import * as corrections from './store-corrections.ts'
import * as store from './store-rounds.ts'
import { type SavedStageScore, saveStageScores } from './store-stages.ts'

type Corrected = PayloadOf<(typeof gamesEvents)['games.round-corrected']>

/**
 * TRN-20: rounds of which something was taken back after their end. In tournaments that go on they count as they are now, or never where they are void, and their players' standings are made anew of all that
 * counts. What is closed stays as it is; staff are told of its winners.
 */
export async function recountRounds(tx: Tx, corrected: readonly Corrected[]): Promise<void> {
  // All that was taken back of a round is often told of at once: it is one round, and what the books know of it decides.
  const each = new Map(corrected.map((one) => [one.round, one]))
  const told = [...each.values()].map((one) => ({
    round: BigInt(one.round),
    player: BigInt(one.player),
    game: one.sysname,
  }))
  const wanted = await store.readWanted(tx, told)
  const entries = wanted.length > 0 ? await store.lockEntries(tx, wanted) : []
  // The books are read when nobody else counts for these entries: what is counted later finds the round here.
  const settled = await settledRounds(tx, [...new Set(wanted.map((one) => one.round_id))])
  const rounds = new Map(settled.map((row) => [row.id, row]))
  const kept: store.Counted[] = []
  const gone: store.WantedRow[] = []
  for (const entry of entries)
    for (const one of wanted.filter(
      (its) => its.tournament_id === entry.tournament_id && its.player_uid === entry.player_uid
    )) {
      const row = rounds.get(one.round_id)
      if (!row) gone.push(one)
      else if (row.player_uid === entry.player_uid && row.currency === entry.currency) {
        const { stake_minor, win_minor, started_at, finished_at } = row
        const round = { ...one, stake_minor, win_minor, started_at, finished_at }
        if (counts(round, entry)) kept.push(round)
      }
    }
  if (kept.length > 0) await corrections.correctRounds(tx, kept)
  if (gone.length > 0) await corrections.voidRounds(tx, gone)
  await restand(tx, entries, told)
  await tellPaid(tx, told)
}

/** The standings of these entries, made anew. */
async function restand(
  tx: Tx,
  entries: readonly store.EntryRow[],
  told: readonly { round: bigint; player: bigint }[]
): Promise<void> {
  const moved: store.Moved[] = []
  for (const entry of entries) {
    if (entry.stages) {
      await restandStages(tx, entry, told)
      continue
    }
    const all = await store.readRoundsSince(tx, entry.tournament_id, entry.player_uid, entry.counts_from)
    moved.push(movedTo(entry, standingAfter(entry, atStart, all), entry.counts_from))
  }
  if (moved.length > 0) await store.moveEntries(tx, moved)
}

/** Those of its stages that go on. */
async function restandStages(
  tx: Tx,
  entry: store.EntryRow,
  told: readonly { round: bigint; player: bigint }[]
): Promise<void> {
  const { stages, stages_closed, starts_at, ends_at, tournament_id, player_uid } = entry
  if (!stages) return
  const ended = await corrections.readEnds(
    tx,
    tournament_id,
    told.filter(({ player }) => player === player_uid).map(({ round }) => round)
  )
  const of = { startsAt: starts_at, stages }
  const scores: SavedStageScore[] = []
  for (const stage of new Set(ended.map(({ finished_at: at }) => stageOf(at, of)))) {
    if (stage <= stages_closed) continue
    const [from, before] = [stage === 1 ? starts_at : stageEnd(stage - 1, of), stageEnd(stage, of)]
    const all = await corrections.readRoundsWithin(tx, entry, from, before < ends_at ? before : ends_at)
    const now = all.map(store.roundOf).reduce((standing, round) => advanced(stages.scoring, standing, round), atStart)
    const points = pointsOf(stages.scoring, now.score, entry.rates[entry.currency])
    scores.push({ tournament_id, player_uid, stage, score: now.score, points, reached_at: now.reachedAt })
  }
  if (scores.length > 0) await saveStageScores(tx, scores)
}

async function tellPaid(tx: Tx, told: readonly { round: bigint; player: bigint }[]): Promise<void> {
  const paid = await corrections.readPaidFor(tx, told)
  await tellPaidForVoid(
    tx,
    paid.map(({ uid, tournament_id, texts }) => {
      const title = texts[defaultLocale]?.title ?? ''
      return { uid, reward: `tournament:${tournament_id}`, title: `tournament ${tournament_id}, ${title}` }
    })
  )
}
