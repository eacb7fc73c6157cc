import type { StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { money, toWire } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import type { staffEndpoints } from './contract-staff.ts'
import { drawState } from './rules/terms.ts'
import { readAllDraws } from './store.ts'
import { readPaid } from './store-prizes.ts'
import { countPlayers } from './store-tickets.ts'

type List = (typeof staffEndpoints)['draws.list']

export const listForStaff = ({ db, clock }: StaffContext, page: InputOf<List>): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const rows = await readAllDraws(tx, page)
    const ids = rows.map(({ id }) => id)
    const [paid, players] = [await readPaid(tx, ids), await countPlayers(tx, ids)]
    return {
      items: rows.map((row) => {
        const own = paid.filter(({ draw_id }) => draw_id === row.id)
        const state = drawState(
          { startsAt: row.starts_at, endsAt: row.ends_at, isClosed: row.closed_at !== null },
          clock.now()
        )
        return {
          id: row.id.toString(),
          sysname: row.sysname,
          run: row.run,
          kind: row.kind,
          title: describedIn(row, defaultLocale, defaultLocale).title,
          status: row.withdrawn_at ? 'withdrawn' : state,
          started_at: row.starts_at.toISOString(),
          finished_at: row.ends_at.toISOString(),
          budget: toWire(
            money(
              row.prizes_minor.reduce((sum, one) => sum + one, 0n),
              row.currency
            )
          ),
          paid: own.map(({ paid_minor, currency }) => toWire(money(paid_minor, currency))),
          prizes: row.prizes_minor.length,
          won: own.reduce((sum, { won }) => sum + Number(won), 0),
          tickets: Number(row.tickets),
          players: players.get(row.id) ?? 0,
          rounds: Number(row.rounds),
          repeats: row.repeats,
          seed_hash: row.seed_hash,
        }
      }),
      total: Number(rows[0]?.total ?? 0n),
    }
  })
