import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { putTournamentInput } from './index.ts'
import { stopRepeats } from './store.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async 'tournaments.put'(context, tournament) {
    const id = await context.db.write((tx) => putTournamentInput(tx, tournament))
    if (id === undefined) context.refuse('InvalidRequest/conflict')
    return { id: String(id) }
  },
  async 'tournaments.stop'(context, { sysname }) {
    const stopped = await context.db.write((tx) => stopRepeats(tx, sysname))
    if (stopped.length === 0) context.refuse('InvalidRequest/not_found')
    return { sysname }
  },
}
