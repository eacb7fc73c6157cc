import type { Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import { hundredthsOf } from './rules/earning.ts'
import { putLevels, putProgram } from './store.ts'

type Programme = Omit<InputOf<(typeof staffEndpoints)['loyalty.putprogram']>, 'reason'>

/** A programme whole, with its rules and levels, in place of what stood under its name. What players have reached and were paid stays. */
export async function putProgramme(tx: Tx, { levels, ...programme }: Programme): Promise<void> {
  await putProgram(tx, programme)
  await putLevels(
    tx,
    programme.sysname,
    levels.map(({ from_experience, reward_points, ...level }, index) => ({
      ...level,
      place: index + 1,
      from_experience: hundredthsOf(from_experience),
      reward_points: BigInt(reward_points),
    }))
  )
}
