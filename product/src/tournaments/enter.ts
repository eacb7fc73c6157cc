import type { ReadTx, Tx } from '@ante/kit/context'
import { type Refused, refused } from '@ante/kit/refusal'
import { findPlayer } from '../players/index.ts'
import { readEntrant } from './entrant.ts'
import { allRestrictions, type EntryRefusal, validateEntry } from './rules/restrictions.ts'
import { type EntryFactsRow, readEntryFacts } from './store-admission.ts'
import * as admission from './store-admission.ts'
import * as store from './store.ts'

export type AdmissionRefusal =
  | EntryRefusal
  | 'InvalidRequest/no_test_accounts'
  | 'InvalidRequest/tournament_finished'
  | 'InvalidRequest/tournament_full'

/** Whether a player may take part in this tournament now, and then does. `isNew`: they did not before. Whoever takes part already is judged no more. */
export async function admit(
  tx: Tx,
  uid: bigint,
  tournament: store.TournamentRow,
  source: string | null
): Promise<{ readonly isNew: boolean } | Refused<AdmissionRefusal>> {
  if ((await findPlayer(tx, uid))?.isTest) return refused('InvalidRequest/no_test_accounts')
  if (await admission.isEntered(tx, tournament.id, uid)) return { isNew: false }
  if (tournament.status === 'finished') return refused('InvalidRequest/tournament_finished')
  const entrant = await readEntrant(tx, uid)
  if (!entrant) throw new Error(`no player ${uid}`)
  const no = validateEntry(allRestrictions(tournament.restrictions, tournament.rates), entrant)
  if (no) return no
  const { id, entrants_most: most } = tournament
  if (most !== null) {
    // One after another: of two that want the last place one gets it.
    await admission.lockTournament(tx, id)
    if (await admission.isEntered(tx, id, uid)) return { isNew: false }
    if ((await admission.countEntries(tx, id)) >= BigInt(most)) return refused('InvalidRequest/tournament_full')
  }
  if (await admission.enter(tx, id, uid, entrant.currency, source)) return { isNew: true }
  // Withdrawn between the two reads.
  return (await admission.isEntered(tx, id, uid)) ? { isNew: false } : refused('InvalidRequest/tournament_finished')
}

export type BoughtEntryRefusal = AdmissionRefusal | 'InvalidRequest/tournament_entered'

/**
 * An entry that was bought, in the buyer's transaction: into the run of this name that is on, or else into the next one. `source` names the purchase, and
 * takes the entry back (`leaveBySource`).
 */
export async function enterByPurchase(
  tx: Tx,
  { uid, sysname, source }: { readonly uid: bigint; readonly sysname: string; readonly source: string }
): Promise<Refused<BoughtEntryRefusal> | undefined> {
  const run = await admission.findRun(tx, sysname)
  const tournament = run && (await store.readTournament(tx, run.id))
  if (!tournament) return refused('InvalidRequest/tournament_finished')
  const answer = await admit(tx, uid, tournament, source)
  if ('refused' in answer) return answer
  return answer.isNew ? undefined : refused('InvalidRequest/tournament_entered')
}

/** Takes a bought entry back: false where a round of it counted, or its tournament is over. */
export const leaveBySource = (tx: Tx, source: string): Promise<boolean> => admission.leaveBySource(tx, source)

export type EntryState = 'open' | 'finished' | 'full' | 'entered'
/** How an entry into the tournament of each name stands for a player, and the run that it would be for. */
export async function readEntryStates(
  tx: ReadTx,
  uid: bigint | undefined,
  sysnames: readonly string[]
): Promise<ReadonlyMap<string, { readonly id: string; readonly state: EntryState }>> {
  const rows = sysnames.length > 0 ? await readEntryFacts(tx, uid ?? 0n, sysnames) : []
  return new Map(rows.map((row) => [row.sysname, { id: String(row.id), state: stateOf(row) }]))
}
function stateOf({ is_entered, is_full }: EntryFactsRow): EntryState {
  if (is_entered) return 'entered'
  return is_full ? 'full' : 'open'
}
