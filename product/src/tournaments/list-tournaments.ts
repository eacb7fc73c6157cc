import type { Context } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { endpoints } from './contract.ts'
import * as store from './store.ts'

/** TRN-19: those that run now first, then what comes, then what was. */
export async function listTournaments(context: Context, asked: InputOf<(typeof endpoints)['tournaments.get']>) {
  const rows = await context.db.read((tx) => store.readTournaments(tx, asked))
  return {
    items: rows.map((row) => ({
      id: row.id.toString(),
      description: describedIn(row, context.locale, defaultLocale),
      status: row.status,
      started_at: row.starts_at.toISOString(),
      finished_at: row.ends_at.toISOString(),
      total_prize: toWire(money(row.total_prize_minor, row.currency)),
      games: row.games,
      games_count: row.games.length,
    })),
    count: Number(rows[0]?.total ?? 0n),
  }
}
