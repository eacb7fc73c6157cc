import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import * as store from './store.ts'

type Endpoint = (typeof staffEndpoints)['games.disable']

/** Repeated it changes nothing. Rounds read the row with each stake, so the first stake after the commit is refused. */
const decide =
  (isEnabled: boolean) =>
  (context: StaffContext & RefusesAs<Endpoint>, { sysname }: InputOf<Endpoint>): Promise<OutputOf<Endpoint>> =>
    context.db.write(async (tx) => {
      if (!(await store.readGame(tx, sysname))) context.refuse('InvalidRequest/not_found')
      await store.switchGame(tx, sysname, isEnabled)
      return { sysname, is_enabled: isEnabled, open_rounds: await store.countOpenRounds(tx, sysname) }
    })

export const disableGame = decide(false)
export const enableGame = decide(true)
