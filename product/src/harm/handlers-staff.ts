import type { Handlers } from '@ante/kit/context'
import { findUser } from '../identity/index.ts'
import { readTestAccounts } from '../players/index.ts'
import { type staffEndpoints, ways } from './contract-staff.ts'
import * as store from './store.ts'

const wayOf = (text: string) => ways.find((way) => way === text) ?? 'none'

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  'harm.list': ({ db }, { offset, count, only_tasks: onlyTasks }) =>
    db.read(async (tx) => {
      const listed = { onlyTasks, without: await readTestAccounts(tx) }
      const rows = await store.listPlayers(tx, listed, offset, count)
      const spoken = new Map(
        (
          await store.readInteractions(
            tx,
            rows.map(({ uid }) => uid)
          )
        ).map((row) => [row.uid, row])
      )
      const items = []
      for (const row of rows) {
        const last = spoken.get(row.uid)
        items.push({
          uid: String(row.uid),
          login: (await findUser(tx, row.uid))?.login ?? '',
          level: row.level,
          score: row.score,
          markers: [...row.markers],
          looked_at: row.scored_at?.toISOString() ?? null,
          task_since: row.task_since?.toISOString() ?? null,
          last: last ? { by: last.by_name, way: wayOf(last.way), note: last.note, at: last.at.toISOString() } : null,
        })
      }
      return { items, total: await store.countPlayers(tx, listed) }
    }),
  'harm.recordinteraction': (context, { uid, way, reason }) =>
    context.db.write(async (tx) => {
      if (!(await store.closeTask(tx, BigInt(uid)))) context.refuse('InvalidRequest/not_found')
      await store.insertInteraction(tx, BigInt(uid), context.staff.name, way, reason)
      return { uid }
    }),
}
