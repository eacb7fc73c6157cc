import type { Handlers } from '@ante/kit/context'
import type { endpoints } from './contract.ts'
import { readActions, readPlayer } from './store.ts'

export const handlers: Handlers<typeof endpoints> = {
  async 'account.getPlayPattern'({ db, player, policy }) {
    const { row, actions } = await db.query(async (tx) => ({
      row: await readPlayer(tx, player.uid),
      actions: await readActions(tx, player.uid),
    }))
    return {
      level: row?.level ?? 0,
      days: policy().harm.days,
      markers: row?.level ? row.markers : [],
      actions: actions.map(({ action, at }) => ({ action, at: at.toISOString() })),
      looked_at: row?.scored_at?.toISOString() ?? null,
    }
  },
}
