import type { Context } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { balancesOf } from '../ledger/index.ts'
import type { endpoints } from './contract.ts'
import { meterAccount } from './index.ts'
import * as store from './store.ts'

/** JKP-01: the jackpots that run, each meter with what its account holds. */
export function listJackpots(context: Context, page: InputOf<(typeof endpoints)['Jackpots.get']>) {
  // A market without jackpots has none to show.
  if (!context.policy().jackpots) return Promise.resolve({ items: [], count: 0 })
  return context.db.read(async (tx) => {
    const rows = await store.readJackpots(tx, page)
    const items = []
    for (const row of rows) {
      const paths = row.levels.map((level) => meterAccount(row.id, level))
      const held = await balancesOf(tx, paths, row.currency)
      items.push({
        id: row.id.toString(),
        description: describedIn(row, context.locale, defaultLocale),
        levels: row.levels.map((name) => ({
          name,
          amount: toWire(held[meterAccount(row.id, name)] ?? money(0n, row.currency)),
        })),
        games: [...row.games],
      })
    }
    return { items, count: Number(rows[0]?.total ?? 0n) }
  })
}
