import type { Handlers } from '@ante/kit/context'
import type { staffEndpoints } from './contract-staff.ts'
import { readAnswers } from './store.ts'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'registers.getanswers': async ({ db }, { uid }) => ({
    answers: (await db.read((tx) => readAnswers(tx, BigInt(uid)))).map((row) => ({ ...row, at: row.at.toISOString() })),
  }),
}
