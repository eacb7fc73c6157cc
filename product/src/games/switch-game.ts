import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { staffEndpoints } from './contract-staff.ts'
import { findGames } from './find-games.ts'
import * as store from './store.ts'
import { readSwitches } from './store-switches.ts'

type Endpoint = (typeof staffEndpoints)['games.disable']
type List = (typeof staffEndpoints)['games.list']

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

/** Games with whether they take stakes. */
export const listSwitches = (
  { db }: StaffContext,
  { query, show, offset, count }: InputOf<List>
): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const found = query === '' ? null : await findGames(db, tx, query)
    const rows = await readSwitches(tx, { found, onlyDisabled: show === 'disabled', offset, count })
    return {
      items: rows.map(({ sysname, name, provider, is_enabled }) => ({ game: { sysname, name }, provider, is_enabled })),
      total: Number(rows[0]?.total ?? 0n),
    }
  })
