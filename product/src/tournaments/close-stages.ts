import type { Context, Tx } from '@ante/kit/context'
import type { Stages } from './rules/shapes.ts'
import { stageEnd } from './rules/stages.ts'
import { type DueRow, isWaiting, lockOpen } from './store-closing.ts'
import * as store from './store-stages.ts'

/** TRN-20: fixes the places of the stages that were over by then, and gives their points. Nothing that counts in them is on its way. */
export async function closeStages(
  tx: Tx,
  { id, starts_at, stages_closed }: Pick<DueRow, 'id' | 'starts_at' | 'stages_closed'>,
  stages: Stages,
  by: Date
): Promise<void> {
  for (let stage = stages_closed + 1; stageEnd(stage, { startsAt: starts_at, stages }) <= by; stage++)
    await store.closeStage(tx, id, stage, stages.points)
}

/** One stage that is over, in a transaction that locks its tournament. False where it is closed already, or where something that counts is on its way. */
async function closeNextStage(tx: Tx, id: bigint): Promise<boolean> {
  const tournament = await lockOpen(tx, id)
  if (!tournament?.stages) return false
  const end = stageEnd(tournament.stages_closed + 1, { startsAt: tournament.starts_at, stages: tournament.stages })
  if (end > tournament.now || end > tournament.ends_at || (await isWaiting(tx, end))) return false
  await closeStages(tx, tournament, tournament.stages, end)
  return true
}

/** Job: stages that are over. */
export async function closeDueStages({ db, log }: Context): Promise<void> {
  for (const { id } of await db.read(store.readDueStages)) {
    try {
      while (await db.write((tx) => closeNextStage(tx, id)));
    } catch (error) {
      log.error(
        { tournament: id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a stage of a tournament could not be closed'
      )
    }
  }
}
