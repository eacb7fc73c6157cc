import type { Handlers } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import type { staffEndpoints } from './contract-staff.ts'
import { putTournamentInput } from './index.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async 'tournaments.put'({ db }, tournament) {
    const id = await db.write((tx) => putTournamentInput(tx, tournament))
    if (id === undefined) refuse('InvalidRequest', { reason: 'conflict' })
    return { id: String(id) }
  },
}
