import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { gamesNamed, keepTournamentGames } from '../games/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { putTournamentInput } from './index.ts'
import { stopRepeats, withdrawEmpty } from './store-staff.ts'

type Put = (typeof staffEndpoints)['tournaments.put']
export const putByStaff = (context: StaffContext & RefusesAs<Put>, input: InputOf<Put>): Promise<OutputOf<Put>> =>
  context.db.write(async (tx) => {
    const id = (await putTournamentInput(tx, input)) ?? context.refuse('InvalidRequest/conflict')
    requireApproval(context.staff)
    const known = await gamesNamed(tx, input.games)
    return { id: String(id), unknown_games: input.games.filter((game) => !known.has(game)) }
  })

type Stop = (typeof staffEndpoints)['tournaments.stop']
export const stopByStaff = (
  context: StaffContext & RefusesAs<Stop>,
  { sysname }: InputOf<Stop>
): Promise<OutputOf<Stop>> =>
  context.db.write(async (tx) => {
    // First what comes again: it waits for a next run that is being written, which is then there to be withdrawn.
    const stopped = await stopRepeats(tx, sysname)
    const withdrawn = await withdrawEmpty(tx, sysname)
    if (stopped.length + withdrawn.length === 0) context.refuse('InvalidRequest/not_found')
    // The hall lists no games of a tournament that is not shown.
    for (const { id } of withdrawn) await keepTournamentGames(tx, id, [])
    return { sysname, withdrawn: withdrawn.length }
  })
